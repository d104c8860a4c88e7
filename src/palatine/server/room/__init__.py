"""What a room remembers: people, evenings and games, for friends who play together again.

A room is a fold over its own log, like a table (`log`, `room`); its pages are pure functions of it.
Names are separate from the log, so that we can erase them (`keeping`). Dealing a game never looks
at any of this.
"""
