"""A draft of a lesson from a recorded game: each answer of the learner is a step."""

from collections.abc import Iterator

import msgspec

from palatine.core.game import Game
from palatine.core.log import Answered, Said
from palatine.core.record import Record, replay
from palatine.core.seats import Seat
from palatine.core.words import languages

TO_DO = "..."
"""A placeholder for text that the author must write."""


def draft_of(game: Game, record: Record, seat: Seat) -> str:
    """The text of the file: the setup, then a step for each answer that this seat gave."""
    replay(game, record)  # refused here, if it is not one of ours
    return "\n".join([*heading(game, record, seat), *steps(record, seat)])


def heading(game: Game, record: Record, seat: Seat) -> Iterator[str]:
    """Everything before the steps."""
    setup = record.setup
    plain = game.setup(setup.players, setup.edition).options
    options = {name: value for name, value in setup.options.items() if plain.get(name) != value}
    yield f"game = {written(game.id)}"
    yield f"edition = {written(setup.edition)}"
    yield from [f"options.{name} = {written(value)}" for name, value in options.items()]
    yield from said("title", TO_DO)
    yield from said("about", TO_DO)
    yield f"names = {written(record.players)}"
    yield f"seat = {seat}"
    yield f"seed = {written(record.seed)}"
    yield "rules = []"


def steps(record: Record, seat: Seat) -> Iterator[str]:
    """A step for each answer of the learner, with what the others did since the previous one."""
    play: list[str] = []
    claims: list[str] = []
    for entry in record.log:
        if isinstance(entry, Said):
            claims.append(written([entry.seat, entry.what, entry.atoms]))
        elif isinstance(entry, Answered) and entry.seat != seat:
            play.append(written([entry.seat, entry.answer]))
        elif isinstance(entry, Answered):
            yield from step(play, claims, written(entry.answer))
            play, claims = [], []
    yield from step(play, claims)


def step(play: list[str], claims: list[str], do: str = "") -> Iterator[str]:
    """One step in the file."""
    yield "\n[[step]]"
    if play:
        yield f"play = [{', '.join(play)}]"
    if claims:
        yield f"claims = [{', '.join(claims)}]"
    yield 'show = "question"' if do else 'show = "table"'
    yield from said("say", TO_DO)
    if do:
        yield f"do = {do}"


def said(key: str, text: str) -> Iterator[str]:
    """A sentence in each language."""
    yield from [f"{key}.{language} = {written(text)}" for language in languages()]


def written(value: object) -> str:
    """A TOML value: texts, numbers and lists look the same as in JSON."""
    return msgspec.json.encode(value).decode()
