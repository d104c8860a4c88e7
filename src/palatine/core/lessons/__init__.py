"""Lessons: a game that is taught by playing it. The format is documented in docs/lessons.md."""
