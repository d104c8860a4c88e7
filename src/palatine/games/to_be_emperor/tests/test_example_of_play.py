"""The example of play in docs/to-be-emperor.md: a whole game, replayed from its deal."""

import json
import re
from pathlib import Path
from typing import Any

from palatine.core.chance import Dealt, Seeded, read_deal, seed_from
from palatine.core.match import Match
from palatine.core.words import Speaker
from palatine.games.to_be_emperor import GAME

DOCS = Path(__file__).parents[5] / "docs"


def told(deal: dict[str, Any], answers: list[Any]) -> str:
    """The game that these answers make: each decision, and what was told after it to whom."""
    nature = Dealt(read_deal(deal), Seeded(seed_from("example")))
    match, speaker, lines, heard = Match(GAME, GAME.setup(2), nature), Speaker(GAME), [], 0
    for answer in [None, *answers]:
        if answer is not None:
            (seat, question), *_ = match.asked.items()
            lines.append(f"> {speaker.name(seat)}, {question.kind}: {json.dumps(answer)}")
            match.answer(seat, answer)
        for news in match.news_since(heard):
            only = (
                "" if news.audience == "everyone" else f"(only {speaker.name(news.audience[0])}) "
            )
            lines.append(f"  {only}{speaker.news(news)}")
        heard = match.told
    assert match.outcome is not None
    return "\n".join([*lines, speaker.outcome(match.outcome)])


def test_the_example_of_play_is_a_whole_game() -> None:
    """Played again from its deal, it says the same from the first decision to the last."""
    page = (DOCS / "to-be-emperor.md").read_text("utf-8")
    (deal,) = re.findall(r"```json\n(.*?)```", page, re.S)
    (play,) = re.findall(r"```play\n(.*?)\n```", page, re.S)
    answers = [json.loads(answer) for answer in re.findall(r"^> [^,]+, \w+: (.*)$", play, re.M)]
    assert told(json.loads(deal), answers) == play
