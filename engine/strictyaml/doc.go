// Package strictyaml reads the project's data files: YAML (and so JSON) without its surprises,
// with every fault named by file, line and column. It is the ground under each package that
// reads such a file, and imports nothing of the project.
//
// A file is read by walking it:
//
//	doc, err := strictyaml.Parse(name, data)
//	if err != nil {
//		return Card{}, err
//	}
//	top := doc.Root.Map("id", "cost", "type")
//	card := Card{
//		ID:   top.Need("id").Slug(),
//		Cost: top.Get("cost").Int(0, 9),
//		Type: top.Need("type").OneOf("feat", "site", "relic"),
//	}
//	return card, doc.Err()
//
// A reader that finds something else than it expects notes a Fault and gives the zero value, so
// that the walk goes on and Err reports all faults of the file together. A misspelt field is read as
// the one it was meant for; Hint says where words belong that are often written in a wrong place. Every method may be
// called on a nil Node, which is what an absent field gives: it reads as the zero value, unnoted.
//
// What this reader refuses of YAML: anchors, aliases, merge keys, tags, directives, a second
// document, fields that stand twice, tabs (but for white space in JSON), characters that do not
// show, and a number, true, false or null where text is expected: nothing is ever retyped.
package strictyaml
