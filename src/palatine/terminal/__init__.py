"""Play at a terminal, alone against bots or taking turns at one device; and read records as
text."""
