"""The bots at the tables. They think in processes of their own, so the server never waits for them.

`table_bots` lets the bots of one table play, `workers` are the processes as the server sees them,
`process` is such a process from the inside, and `messages` are what they send each other.
"""
