"""The lab: many games between bots, measured. For designers of games and writers of bots.

``` experiment -> cells -> games, seeded one by one -> log -> Parquet -> measures -> report ```

A cell is one table (game, edition, options, players) with one line-up of bots. Game k of a cell has
its own seed, so it is the same game wherever it is played, in any order, after any stop.
"""
