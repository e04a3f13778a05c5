package keep

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"

	"example.com/xseekers/tutorial/progress"
)

// Progress is the learner's progress and the file that keeps it. Where it cannot be kept it says so
// once, and lasts as long as the program.
type Progress struct {
	path    string // "" where nothing is kept
	record  *progress.Record
	pending []progress.Change // not written yet
	notes   []string          // not told yet
	failed  bool              // a failure to write was told

	patience time.Duration
}

// patience is how long a writer waits for another one, which is done within milliseconds.
const patience = 2 * time.Second

// Open reads the learner's progress. It never fails: what is wrong is among its notes. A damaged file
// is set aside under a name of its own.
func Open() *Progress {
	p := &Progress{record: progress.New(), patience: patience}
	path, err := ProgressFile()
	if err != nil {
		p.note("What you do is not kept: %v.", err)
		return p
	}
	p.path = path
	record, err := read(path)
	if errors.As(err, new(damagedError)) {
		err = p.locked(func(target string) (err error) {
			record, err = p.sound(target)
			return err
		})
	}
	if record != nil {
		p.record = record
	}
	if err != nil {
		p.path = ""
		p.note("What you do is not kept: %v.", err)
	}
	return p
}

// Record is what the learner has done; not to be changed.
func (p *Progress) Record() *progress.Record { return p.record }

// Path is where it is kept; "" where it is not.
func (p *Progress) Path() string { return p.path }

// Notes are what there is to tell the user that was not told yet.
func (p *Progress) Notes() []string {
	notes := p.notes
	p.notes = nil
	return notes
}

func (p *Progress) note(format string, args ...any) {
	p.notes = append(p.notes, fmt.Sprintf(format, args...))
}

// Add adds a change, and writes it before it returns. What could not be written is tried again with
// the next one.
func (p *Progress) Add(c progress.Change) {
	p.pending = append(p.pending, c)
	err := p.change(func(r *progress.Record) {
		for _, c := range p.pending {
			r.Merge(c)
		}
	})
	switch {
	case err == nil:
		p.pending, p.failed = nil, false
	case !p.failed:
		p.failed = true
		p.note("What you do is not kept at the moment: %v.", err)
		fallthrough
	default:
		p.record.Merge(c)
	}
}

// Forget forgets what was done of lessons, and says of which there was anything. With an error all is
// as it was.
func (p *Progress) Forget(ids ...string) (gone []string, err error) {
	if p.path == "" {
		return nil, errors.New("no progress is kept")
	}
	err = p.change(func(r *progress.Record) { gone = r.Forget(ids...) })
	return gone, err
}

// change makes a change to what the file says now, whoever has written it since it was read.
func (p *Progress) change(change func(*progress.Record)) error {
	if p.path == "" {
		change(p.record)
		return nil
	}
	return p.locked(func(target string) error {
		record, err := p.sound(target)
		if err != nil {
			return err
		}
		change(record)
		if err := replaceTarget(target, record.Text()); err != nil {
			return err
		}
		p.record = record
		return nil
	})
}

// locked does something to the file while no other program does. A program that is killed holds
// nothing; the lock's own file stays.
func (p *Progress) locked(do func(target string) error) error {
	target, err := linkTarget(p.path)
	if err != nil {
		return err
	}
	if err := makeDir(filepath.Dir(target)); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), p.patience)
	defer cancel()
	lock := flock.New(target + ".lock")
	_, err = lock.TryLockContext(ctx, 5*time.Millisecond)
	if errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("another program does not let go of %s", lock.Path())
	}
	if err != nil {
		return err
	}
	defer lock.Close() //nolint:errcheck // what holds it ends with the program in any case
	sweep(target)
	return do(target)
}

// sound is the record that a file holds. A damaged file is set aside first, and the record is a new one.
func (p *Progress) sound(target string) (*progress.Record, error) {
	record, err := read(target)
	if !errors.As(err, new(damagedError)) {
		return record, err
	}
	var aside string
	for n := 1; ; n++ {
		aside = fmt.Sprintf("%s.damaged-%d", target, n)
		if _, missing := os.Lstat(aside); missing != nil {
			break
		}
	}
	if err := os.Rename(target, aside); err != nil {
		return nil, err
	}
	syncDir(filepath.Dir(target))
	p.note("Your progress was damaged (%v). It lies in %s now, and you begin with none.", err, aside)
	return progress.New(), nil
}

// damagedError says that a file holds no record, and where that shows.
type damagedError struct{ error }

// mostKept is the largest file that is taken for a record, in bytes.
const mostKept = 8 << 20

// read is the record in a file, a new one where there is no file.
func read(path string) (*progress.Record, error) {
	at, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return progress.New(), nil
	case err != nil:
		return nil, err
	case !at.Mode().IsRegular(): // reading a pipe would wait for ever
		return nil, &fs.PathError{Op: "read", Path: path, Err: errors.New("it is no file")}
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close() //nolint:errcheck // it is only read
	data, err := io.ReadAll(io.LimitReader(f, mostKept+1))
	if err != nil {
		return nil, err
	}
	if len(data) > mostKept {
		return nil, damagedError{fmt.Errorf("%s: it is larger than %d MiB", path, mostKept>>20)}
	}
	record, err := progress.Parse(data)
	switch {
	case err == nil:
		return record, nil
	case errors.As(err, new(*progress.NewerError)):
		return record, fmt.Errorf("%s: %w", path, err)
	}
	return nil, damagedError{fmt.Errorf("%s:%w", path, err)}
}
