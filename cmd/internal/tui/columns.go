package tui

import (
	"math"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// Columns lays rows of cells out side by side. A last cell that is too long for its line is broken,
// or moves below; where there is no room for columns, all other cells of a row stand below its first.
// A width of 0 is no limit.
func Columns(rows [][]string, width int) string {
	p := &page{width: math.MaxInt}
	if width > 0 {
		p.width = textWidth(width)
	}
	const indent = 2
	cols := columnsOf(rows, p.width-indent)
	for _, cells := range rows {
		p.row(indent, cols, cells)
	}
	return p.String()
}

// columns are how wide all cells of rows but the last are, with the gap after each; nil where there
// is no room for them.
type columns []int

func columnsOf(rows [][]string, width int) columns {
	const gap, narrowest = 2, 24
	var cols columns
	longest := 0 // of the last cells
	for _, cells := range rows {
		longest = max(longest, wide(cells[len(cells)-1]))
		for len(cols) < len(cells)-1 {
			cols = append(cols, 0)
		}
		for i, cell := range cells[:len(cells)-1] {
			cols[i] = max(cols[i], wide(cell)+gap)
		}
	}
	if cols == nil || cols.sum() > width || width-cols[0] < min(narrowest, longest) {
		return nil
	}
	return cols
}

func (c columns) sum() (n int) {
	for _, w := range c {
		n += w
	}
	return n
}

func (p *page) row(indent int, cols columns, cells []string) {
	last := len(cells) - 1
	if cols == nil {
		p.text(indent, cells[0])
		p.text(indent+further, strings.Join(cells[1:], " · "))
		return
	}
	line := strings.Repeat(" ", indent)
	for i, cell := range cells[:last] {
		line += cell + strings.Repeat(" ", cols[i]-wide(cell))
	}
	start := indent + cols[:last].sum()
	if last > 1 && start+wide(cells[last]) > p.width {
		p.text(0, strings.TrimRight(line, " "))
		start = indent + cols[0]
		line = strings.Repeat(" ", start)
	}
	for part := range strings.SplitSeq(ansi.Wrap(cells[last], p.width-start, ""), "\n") {
		p.text(0, line+part)
		line = strings.Repeat(" ", start)
	}
}
