package cards

import (
	_ "embed"
	"sync"

	"example.com/xseekers/engine"
)

//go:embed training.yaml
var trainingFile []byte

var trainingGame = sync.OnceValue(func() *engine.Game {
	set, err := Load("training.yaml", trainingFile)
	if err != nil {
		panic(err)
	}
	game, err := engine.NewGame(set)
	if err != nil {
		panic(err)
	}
	return game
})

// Training is the training set, an original set that is not the printed cards; not to be changed.
func Training() engine.Set { return *trainingGame().Set() }

// TrainingGame is the training set made ready to play.
func TrainingGame() *engine.Game { return trainingGame() }
