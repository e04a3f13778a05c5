package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"unicode/utf8"
)

// mostRead is the largest file that is read, in bytes.
const mostRead = 1 << 20

// readFile is what stands in a file that a user names.
func readFile(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, shortPath(err)
	}
	defer f.Close() //nolint:errcheck // it is only read
	data, err := readAll(short(name), f)
	return data, shortPath(err)
}

// readAll is all that a reader gives, up to mostRead.
func readAll(name string, from io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(from, mostRead+1))
	if err == nil && len(data) > mostRead {
		err = fmt.Errorf("%s is too large: at most %d bytes (1 MiB) are read", name, mostRead)
	}
	return data, err
}

// shortPath shortens the file's name in an error.
func shortPath(err error) error {
	if in := (*fs.PathError)(nil); errors.As(err, &in) {
		return &fs.PathError{Op: in.Op, Path: short(in.Path), Err: in.Err}
	}
	return err
}

// mostSaid is how much of a user's word is repeated in a message, in bytes.
const mostSaid = 200

// short keeps what a user has written short enough to be repeated in a message.
func short(word string) string {
	if len(word) <= mostSaid {
		return word
	}
	end := mostSaid
	for end > 0 && !utf8.RuneStart(word[end]) {
		end--
	}
	return word[:end] + "…"
}
