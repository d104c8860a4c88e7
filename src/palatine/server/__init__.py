"""The server: a public screen, phones, and tables that lose nothing.

    browser -> wire -> routes -> live -> table -> store -> live -> wire -> every browser

An answer comes off a socket (`wire`), is let through by its session (`routes`), waits for its turn
(`live`), is done (`table`), is on disk (`store`), and only then is shown to all who look. `bots`
answer on the same road; `cluster` is how several processes serve the same tables; `pages` is what
anybody may read. Each package uses only those below it: pyproject.toml has the order.
"""
