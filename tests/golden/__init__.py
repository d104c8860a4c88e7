"""Golden playthroughs: whole games as text, so that a change of behaviour shows in a review.

`python -m tests.golden` rewrites them; a test proves that they are current.
"""

from pathlib import Path
from random import Random

import msgspec

from palatine.catalog import games
from palatine.core.chance import Seeded, seed_from
from palatine.core.conformance import setups_of, variants_of
from palatine.core.game import Game, Setup
from palatine.core.match import Match
from palatine.core.words import Speaker

FOLDER = Path(__file__).parent
SEED = "golden"


def setups() -> dict[str, tuple[Game, Setup]]:
    """The tables to play through: the smallest and the largest of each edition, and each
    variant."""
    found = {}
    for game in games().values():
        for setup in setups_of(game, None, (game.players[0], game.players[-1])):
            found[f"{setup.edition}-{setup.players}"] = (game, setup)
        for name, setup in variants_of(game, None, None).items():
            variant = name.rpartition(", ")[2]
            found[f"{setup.edition}-{setup.players}-{variant}"] = (game, setup)
    return found


def wanted() -> dict[str, str]:
    """The playthroughs that should exist."""
    return {f"{name}.txt": playthrough(*each) for name, each in setups().items()}


def playthrough(game: Game, setup: Setup) -> str:
    """One match of random play: questions, answers, and all news with their audiences."""
    theme = setup.edition if setup.edition in game.themes else None
    speaker = Speaker(game, "en", theme)
    match = Match(game, setup, Seeded(seed_from(SEED)))
    random = Random(SEED)
    lines = [f"{setup.edition}, {setup.players} players, seed {SEED!r}"]
    told = 0
    while True:
        for news in match.news_since(told):
            lines.append(f"  {news.audience}: {speaker.news(news)}")
        told = match.told
        if match.is_over:
            return "\n".join([*lines, f"over: {match.outcome}", state_of(match), ""])
        seat = match.waiting[0]
        question = match.asked[seat]
        answer = question.any_answer(random)
        lines.append(f"{match.number} {seat} {question.kind}: {answer}")
        match.answer(seat, answer)


def state_of(match: Match) -> str:
    """The last state, as JSON."""
    return msgspec.json.encode(match.state.to_json()).decode()
