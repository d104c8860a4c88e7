"""Lessons teach a game by playing it. The format is documented in docs/lessons.md."""
