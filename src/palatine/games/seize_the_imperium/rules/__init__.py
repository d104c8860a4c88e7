"""The rules, a file for each chapter of `rulebook.md`."""
