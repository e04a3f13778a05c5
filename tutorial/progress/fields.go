package progress

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"strings"
)

// fields are fields of a JSON object.
type fields map[string]json.RawMessage

// fieldsOf are all fields of an object, none where it is something else.
func fieldsOf(text json.RawMessage) (f fields) {
	if json.Unmarshal(text, &f) != nil {
		return nil
	}
	return f
}

// but is the fields that a value of the same object does not read: those that a newer program has added.
func (f fields) but(v any) fields {
	rest := maps.Clone(f)
	t := reflect.TypeOf(v)
	for i := range t.NumField() {
		if tag, ok := t.Field(i).Tag.Lookup("json"); ok {
			name, _, _ := strings.Cut(tag, ",")
			delete(rest, name)
		}
	}
	return rest
}

// and is the object of a value with more fields.
func (f fields) and(v any) fields {
	all := fieldsOf(raw(v))
	maps.Copy(all, f)
	return all
}

// raw is a value as JSON.
func raw(v any) json.RawMessage {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // all that is written was read as JSON, or is numbers and text
	}
	return text
}

// placed is an error of reading JSON with the line and the column where it is met.
func placed(data []byte, err error) error {
	var (
		offset  int64
		syntax  *json.SyntaxError
		another *json.UnmarshalTypeError
	)
	what := err.Error()
	switch {
	case errors.As(err, &syntax):
		offset = syntax.Offset
		if offset >= int64(len(data)) {
			what = "it ends too early"
		}
	case errors.As(err, &another):
		offset = another.Offset
		what = fmt.Sprintf("%s is not expected as %q", another.Value, another.Field)
	}
	before := data[:max(0, min(offset, int64(len(data)))-1)]
	line := bytes.Count(before, []byte("\n")) + 1
	column := len(before) - (bytes.LastIndexByte(before, '\n') + 1) + 1
	return fmt.Errorf("%d:%d: %s", line, column, what)
}
