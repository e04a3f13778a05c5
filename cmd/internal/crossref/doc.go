// Package crossref holds tests of the project as a whole, which no package can make on its own.
package crossref
