package glossary

import "example.com/xseekers/engine"

// Example is a position and what is tried there; the tests play it.
type Example struct {
	Shows   string      // what there is to see, in one or two sentences; "" where there is no example
	At      string      // a position file
	Tries   []string    // actions in words, each by whom the engine asks and allowed, but for a last one that is Refused
	By      engine.Seat // who makes a last try that is refused; whose goal Then is
	Refused engine.Code // of the last try; NoCode where it is allowed
	Then    string      // a goal that is met in the end, as in package goal; "" where the refusal says it all
}
