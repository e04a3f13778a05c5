package cli

import (
	"example.com/xseekers/engine"
	"example.com/xseekers/engine/cards"
)

// cardSet is the card set of a file, checked; the training set where no file is named. Every fault
// of the file is in the error, with its place.
func cardSet(file string) (engine.Set, error) {
	if file == "" {
		return cards.Training(), nil
	}
	data, err := readFile(file)
	if err != nil {
		return engine.Set{}, wrongf("--cards: %w", err)
	}
	set, err := cards.Load(short(file), data)
	if err != nil {
		return engine.Set{}, wrongError{err}
	}
	return set, nil
}

// cardGame is a card set made ready to play. What Load takes NewGame takes too.
func cardGame(file string) (*engine.Game, error) {
	if file == "" {
		return cards.TrainingGame(), nil
	}
	set, err := cardSet(file)
	if err != nil {
		return nil, err
	}
	g, err := engine.NewGame(set)
	if err != nil {
		return nil, wrongf("the card set %s: %w", set.ID, err)
	}
	return g, nil
}
