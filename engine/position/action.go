package position

import "example.com/xseekers/engine"

// AppendAction appends an action as JSON: its verb and the fields that are set. Its player stands
// beside it, not in it.
func AppendAction(dst []byte, g *engine.Game, a engine.Action) []byte {
	w := writer{g, dst}
	w.raw(`{"do":"`, a.Do.String(), `"`)
	if a.From != engine.NoSource {
		w.raw(`,"from":"`, a.From.String(), `"`)
	}
	if a.Card != 0 {
		w.raw(`,"adventure":`)
		w.card(a.Card)
	}
	if a.Pay != (engine.Leads{}) {
		w.raw(`,"pay":[`)
		w.leads(&a.Pay)
		w.raw(`]`)
	}
	if a.Top != engine.NoLead {
		w.raw(`,"top":"`, a.Top.String(), `"`)
	}
	w.raw(`}`)
	return w.dst
}

// UnmarshalAction reads an action back, but for its player. Whether its verb takes the fields that
// stand there is for Check to say.
func UnmarshalAction(g *engine.Game, data []byte) (engine.Action, error) {
	r, err := parse(g, "action", data)
	if err != nil {
		return engine.Action{}, err
	}
	r.whole = true // Leads are listed, not counted
	var a engine.Action
	top := r.root.Map("do", "from", "adventure", "pay", "top")
	a.Do, _ = engine.ParseDo(top.Need("do").OneOf(doWords...))
	a.From, _ = engine.ParseSource(top.Get("from").OneOf(engine.FromDeck.String(), engine.FromDiscard.String()))
	a.Card = r.card(top.Get("adventure"))
	pay, _ := r.leadList(top.Get("pay"))
	a.Pay = engine.LeadsOf(pay...)
	a.Top, _ = engine.ParseLead(top.Get("top").OneOf(leadWords...))
	if err := r.doc.Err(); err != nil {
		return engine.Action{}, err
	}
	return a, nil
}

var doWords = func() (words []string) {
	for _, do := range engine.Dos() {
		words = append(words, do.String())
	}
	return words
}()
