"""Play at a terminal, alone against bots or in turn at one device; and records told in text."""
