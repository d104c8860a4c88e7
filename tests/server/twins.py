"""Two tables that differ only in what one viewer can't know, served over real sockets.

Both histories come from the game's own worlds, as in core/conformance. Everything that the server
sends to that viewer must be the same, message by message and byte by byte, including the moments
when it sends something, and every refusal that the viewer provokes.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec

from palatine.core.chance import Dealt, Nature, Seeded
from palatine.core.conformance.noninterference import rewritten
from palatine.core.conformance.promises import step, talk_a_little
from palatine.core.game import Game, Setup
from palatine.core.leaks import planted
from palatine.core.log import Answered, Ordered, Said, Spoke
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Seat, Viewer
from palatine.server.table import table as tables
from palatine.server.wire import messages as sent
from tests.server.lawful import TYPES
from tests.server.visitors import Party, Running, Socket, seated

Input = Answered | Said | Spoke


@dataclass(frozen=True)
class History:
    """How chance and the players went: enough to play it at a table."""

    game: Game
    setup: Setup
    nature: Callable[[], Nature]
    inputs: tuple[Input, ...]


def pair(
    game: Game, setup: Setup, viewer: Viewer, random: Random, most: int | None = None
) -> tuple[History, History]:
    """A game that was played for a while, and another one that looks the same to the viewer."""
    match = late(game, setup, random)
    assert game.script is not None
    script = game.script(game.worlds(match.position(), viewer, random))
    hidden = {kind: list(answers) for kind, answers in script.answers.items()}
    inputs = [entry for entry in match.log if not isinstance(entry, Ordered)]
    others: list[Input] = []
    past = match.rewound()
    for entry in past.moments(inputs):
        if entry is not None:
            others.append(rewritten(entry, past, hidden))  # type: ignore[arg-type]
    one = History(game, setup, match.nature_from_log, tuple(inputs[:most]))
    deal = script.deal
    return one, History(game, setup, lambda: Dealt(deal, Seeded(b"x")), tuple(others[:most]))


def late(game: Game, setup: Setup, random: Random) -> Match:
    """A match at the start of the last scene before its end, or of one of the last."""
    match = Match(game, setup, Seeded(random.randbytes(16)))
    found = match.clone()
    while not match.is_over:
        if match.is_at_start and random.random() < 0.9:
            found = match.clone()
        if random.random() < 0.1:
            talk_a_little(match, random)
        step(match, random)
    return found


async def received(server: Running, history: History, viewer: Viewer) -> list[bytes]:
    """Play a history at a new table; returns what the viewer's socket got, without the table's
    name."""
    party = await played(server, history, viewer)
    return [unnamed(each, party.code) for each in socket_of(party, viewer).received]


async def played(server: Running, history: History, prober: Viewer) -> Party:
    """Play a history at a new table, where this viewer tries various things."""
    party = await seated(server, history.setup.players, choice_of(history.setup))
    with dealt(history):
        await party.start()
        await replay(party, socket_of(party, prober), history)
    for socket in party.all:
        await socket.send(sent.TakeBack)  # its reply comes after everything else
        await socket.close()
    return party


def socket_of(party: Party, viewer: Viewer) -> Socket:
    """The socket of this viewer."""
    return party.screen if viewer == PUBLIC else party.phones[viewer]


def choice_of(setup: Setup) -> sent.Choice:
    """A table for this setup, where everybody sits in the order of joining."""
    options = dict(setup.options)
    chosen = sent.Choice(setup.game, setup.players, setup.edition, options, seating="arranged")
    return msgspec.structs.replace(chosen, speech=True)


def dealt(history: History) -> AbstractContextManager[None]:
    """The next game has the chance of this history."""
    return planted((tables, "Seeded", lambda seed: history.nature()))


async def replay(party: Party, watcher: Socket, history: History) -> None:
    """Everyone answers as the history says; the viewer tries various things in between."""
    random = Random(3)
    shadow = Match(history.game, history.setup, history.nature())
    for entry in history.inputs:
        await probe(watcher, shadow, random)
        kind, fields = message_of(entry, shadow.number)
        await party.phones[entry.seat].do(kind, **fields)
        shadow.enter(entry)
    await probe(watcher, shadow, random)


def message_of(entry: Input, number: int) -> tuple[type[sent.Sent], dict[str, Any]]:
    """The message that a phone sends for it."""
    if isinstance(entry, Said):
        return sent.Say, {"what": entry.what, "atoms": entry.atoms}
    if isinstance(entry, Spoke):
        return sent.Speak, {"text": entry.text}
    return sent.Answer, {"number": number, "answer": entry.answer}


async def probe(watcher: Socket, shadow: Match, random: Random) -> None:
    """Ask why not, ask whether a bot could answer, answer wrongly or for an old question.

    The last reply comes after any step.
    """
    atom = random.choice(shadow.game.vocabulary)
    person = random.randrange(shadow.setup.players) + 1
    await watcher.send(sent.AnswerFor, person=person, asking="nothing")
    await watcher.send(sent.Why, atom=atom)
    await watcher.send(sent.Answer, number=shadow.number + random.choice((0, 1)), answer="nothing")


def unnamed(content: bytes, code: str) -> bytes:
    """A message without the table's name and the promise of its seed."""
    kind = msgspec.json.decode(content)["type"]
    if kind not in ("welcome", "table"):
        return content
    message: Any = msgspec.json.decode(content, type=TYPES[kind])
    table = message if kind == "table" else message.table
    table = msgspec.structs.replace(table, code="", join="", qr=(), commitment=None)
    changed = table if kind == "table" else msgspec.structs.replace(message, table=table)
    return msgspec.json.encode(changed).replace(code.encode(), b"")


def differences(one: Sequence[bytes], other: Sequence[bytes]) -> Iterator[str]:
    """The first message that distinguishes the two tables."""
    for place, (left, right) in enumerate(zip_longest(one, other, fillvalue=b"nothing")):
        if left != right:
            yield f"message {place} tells two tables apart: {left[-300:]!r} or {right[-300:]!r}"
            return


async def told_apart(
    server: Running,
    game: Game,
    setup: Setup,
    viewer: Viewer,
    random: Random,
    most: int | None = None,
) -> list[str]:
    """Whether a viewer can tell a table from its twin, within this many inputs."""
    one, other = pair(game, setup, viewer, random, most)
    heard = [await received(server, history, viewer) for history in (one, other)]
    return [f"{viewer}: {each}" for each in differences(*heard)]


async def sized_apart(
    server: Running, game: Game, setup: Setup, random: Random, most: int | None = None
) -> list[str]:
    """Whether the lengths of messages distinguish a table from its twin in the public's eyes.

    An observer sees as much of an encrypted network, together with the public screen.
    """
    parties = [
        await played(server, each, Seat(0)) for each in pair(game, setup, PUBLIC, random, most)
    ]
    lengths = [[[*map(len, phone.received)] for phone in party.phones] for party in parties]
    return [
        f"seat {seat}: message {place} has {left} bytes, or {right}"
        for seat, phones in enumerate(zip(*lengths, strict=True))
        for place, (left, right) in enumerate(zip_longest(*phones, fillvalue=0))
        if left != right
    ]
