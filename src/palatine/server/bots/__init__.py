"""The bots at the tables. They think in processes of their own, so that the server waits for none.

`table_bots` lets the bots of one table play; `workers` are the processes as the server knows them,
`process` is such a process from inside, and `messages` are what passes between.
"""
