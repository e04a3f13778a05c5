package cards

import _ "embed"

//go:embed cardset.schema.json
var schema []byte

// Schema is the JSON Schema (draft 2020-12) of a card set file, for editors. It refuses nothing
// that Load takes. What it cannot say Load alone refuses: ids that stand twice, too many Leads in all.
func Schema() []byte { return schema }
