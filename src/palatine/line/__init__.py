"""The line protocol: a match driven by JSON lines, for bots in any language."""
