"""The server: a public screen, phones, and tables that lose nothing.

    browser -> wire -> routes -> live -> table -> store -> live -> wire -> every browser

An answer comes off a socket (`wire`), passes its session (`routes`), waits for its turn (`live`),
is carried out (`table`) and written to disk (`store`), and only then do all viewers see it. `bots`
answer the same way, `cluster` lets several processes serve the same tables, and `pages` are what
anybody may read. Each package uses only those below it; pyproject.toml has the order.
"""
