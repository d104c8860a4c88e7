"""`python -m benchmarks.server.log_size`: how much disk whole games take, in each database."""

import asyncio
import tempfile
from pathlib import Path
from random import Random

import asyncpg
from tests.server.services import Postgres

from benchmarks.server.sleeping import game
from palatine.server.store.database import DATABASE, Database
from palatine.server.store.schema import prepare
from palatine.server.table.log import written

GAMES = 300
WHOLE = 10_000
SIZE = "SELECT pg_total_relation_size('entries') + pg_total_relation_size('tables')"


def main() -> None:
    """Play whole random senate games of seven, in both databases."""
    games = [written(game(Random(seed), WHOLE)) for seed in range(GAMES)]
    count = sum(len(each) for each in games)
    content = sum(len(entry) for each in games for entry in each)
    print(f"a senate game of seven: {count / GAMES:.0f} entries, {content / count:.0f} bytes each")
    for name, size in (
        ("SQLite", asyncio.run(in_sqlite(games))),
        ("PostgreSQL", asyncio.run(in_postgres(games))),
    ):
        print(f"{name}: {size / count:.0f} bytes an entry, {size / GAMES / 1024:.1f} KiB a game")


async def in_sqlite(games: list[list[bytes]]) -> int:
    """Bytes of the file."""
    with tempfile.TemporaryDirectory(prefix="palatine-size-") as folder:
        await fill(Database(Path(folder) / DATABASE), games)
        return sum(file.stat().st_size for file in Path(folder).iterdir())


async def in_postgres(games: list[list[bytes]]) -> int:
    """Bytes of the tables and their keys."""
    postgres = Postgres()
    try:
        await prepare(Database(url=postgres.url))
        await fill(Database(url=postgres.url), games)
        line = await asyncpg.connect(postgres.url)
        size = int(await line.fetchval(SIZE))
        await line.close()
        return size
    finally:
        postgres.end()


async def fill(database: Database, games: list[list[bytes]]) -> None:
    """Answer by answer, as games are played, with all tables at once."""
    store = await database.open()
    for number in range(max(len(each) for each in games)):
        appends = [
            store.append(f"T{place:03}", number, [each[number]])
            for place, each in enumerate(games)
            if number < len(each)
        ]
        await asyncio.gather(*appends)
    await store.close()


if __name__ == "__main__":
    main()
