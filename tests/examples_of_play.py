"""Examples of play: scripted games on a page of the docs, from the first decision to the last.

A page `docs/examples/<game>.md` holds one: a JSON block with players, options and a deal, then a
text block. A line that begins with `>` is a decision (seat, kind, answer); any other is news for
everybody (`all:`) or for one player (`seat 2:`). `python -m tests.examples_of_play PAGE` rewrites
the text block from its decisions.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from palatine.catalog import find
from palatine.core.chance import Dealt, Seeded, read_deal, seed_from
from palatine.core.decisions import Answer
from palatine.core.match import Match
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.core.words import Speaker

DOCS = Path(__file__).parent.parent / "docs" / "examples"
BLOCKS = re.compile(r"```json\n(\{\"players\".*?)```.*?```text\n(.*?)```", re.S)


def pages() -> list[Path]:
    """The pages with an example of play."""
    return [page for page in sorted(DOCS.glob("*.md")) if BLOCKS.search(page.read_text("utf-8"))]


def transcript(page: Path) -> tuple[str, str]:
    """The text on the page, and what the match says when its decisions are made again."""
    found = BLOCKS.search(page.read_text("utf-8"))
    assert found is not None
    decisions = [line for line in found[2].splitlines() if line.startswith(">")]
    return found[2], played(page.stem, json.loads(found[1]), decisions)


def played(name: str, setup: dict[str, Any], decisions: list[str]) -> str:
    """The match from the deal to the last decision, in lines."""
    game, edition = find(name)
    nature = Dealt(read_deal(setup["deal"]), Seeded(seed_from("example of play")))
    table = game.setup(setup["players"], edition, setup.get("options", {}))
    match = Match(game, table, nature)
    speaker = Speaker(game, "en", None, setup.get("names", ()))
    lines = heard(match, speaker, 0)
    for line in decisions:
        seat, kind, answer = line[2:].split(" ", 2)
        told = match.told
        asked = Seat(int(seat))
        assert match.asked[asked].kind == kind, (line, match.asked)
        match.answer(asked, parsed(answer))
        lines += [line, *heard(match, speaker, told)]
    assert match.outcome is not None, f"the game is not over; asked now: {match.asked}"
    return "\n".join([*lines, f"over: {speaker.outcome(match.outcome)}", ""])


def parsed(answer: str) -> Answer:
    """An atom, or a list of them."""
    if not answer.startswith("["):
        return answer
    return tuple(json.loads(answer))


def heard(match: Match, speaker: Speaker, told: int) -> list[str]:
    """The latest news, with who heard it."""
    lines = []
    for news in match.news_since(told):
        who = "all" if news.audience == EVERYONE else f"seat {', '.join(map(str, news.audience))}"
        lines.append(f"{who}: {speaker.news(news)}")
    return lines


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        old, new = transcript(path)
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
