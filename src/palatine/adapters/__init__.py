"""Doors for programs and terminals: the line protocol, terminal play."""
