"""What a room remembers: people, evenings and games, for friends who play together again.

A room is a fold over a log of its own, as a table is (`log`, `room`); its pages are pure functions
of it. Names stand apart from the log, so that they can be erased (`keeping`). Nothing here is ever
asked when a game is dealt.
"""
