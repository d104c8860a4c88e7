"""The logs on disk: append-only, one for each table, in SQLite or in PostgreSQL.

`store` is what any database must be able to do; `database` opens the one that somebody named.
"""
