// Command xseekers teaches the card game X: Seekers of Fortune.
package main

import (
	"os"

	"example.com/xseekers/cmd/internal/cli"
)

func main() { os.Exit(cli.Main()) }
