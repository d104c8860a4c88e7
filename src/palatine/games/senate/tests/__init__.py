"""The tests of the senate games, a file for each chapter of `rulebook.md`."""
