"""One game of a cell from its seed to its end, and what we keep of it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random

import msgspec

from palatine.bots.bot import Maker
from palatine.bots.company import Company
from palatine.bots.roster import find_bot
from palatine.bots.turn import Budget
from palatine.catalog import game_of
from palatine.core.chance import Seeded
from palatine.core.errors import unknown
from palatine.core.match import Match
from palatine.core.news import News
from palatine.core.record import Record, record_of
from palatine.core.seats import Seat, seats
from palatine.core.study import Study, first_named, named, whose
from palatine.lab.believing import thoughts
from palatine.lab.cell import Cell, game_seed
from palatine.lab.errors import BadRun
from palatine.lab.experiment import Experiment, cells_of

MOST_QUESTIONS = 20_000
"""The most questions before we stop a game: some games need not end, and bots don't tire."""
UNFINISHED = "unfinished"
TABLE = -1
"""The seat of what we count for the whole table."""


class SeatPlayed(msgspec.Struct, frozen=True, array_like=True):
    """One seat of a game: who played it as what, and whether that won."""

    bot: str
    role: str
    side: str
    deck: str
    place: int
    """The place in turn order, 0 for the player who began; -1 if nobody does."""
    won: bool


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One finished game."""

    cell: str
    number: int
    side: str
    """The side that won; empty in a game without sides."""
    why: str
    questions: int
    rounds: int
    seats: tuple[SeatPlayed, ...]
    counts: tuple[tuple[int, str, str, int], ...]
    """What came up: the seat, the kind (`news`, `drawn`, `played` ...), the name, how often."""


def play_game(cell: Cell, seed: str, number: int) -> Played:
    """Play one game."""
    match, bots = played_match(cell, seed, number)
    return kept(cell, number, match, bots)


def played_match(cell: Cell, seed: str, number: int) -> tuple[Match, tuple[str, ...]]:
    """The match of one game, over, and the bot on each seat."""
    game, own = game_of(cell.setup.game), game_seed(seed, cell, number)
    match = Match(game, cell.setup, Seeded(own))
    names = cell.lineup.seated(sides_of(match), Random(f"seats {own.hex()}"))
    bots = {
        seat: maker_of(game.id, name)(game, seat, Random(f"bot {seat} {own.hex()}"))
        for seat, name in enumerate_seats(names)
    }
    company = Company(match, bots, Budget(rounds=cell.rounds), f"dreams {own.hex()}")
    company.talk()
    while match.waiting and match.number < MOST_QUESTIONS:
        company.answer(match.waiting)
        company.talk()
    return match, names


@cache
def maker_of(game_id: str, name: str) -> Maker:
    """A bot of a game: looking for it takes longer than a quick game does."""
    return find_bot(game_of(game_id), name)[1]


def game_record(experiment: Experiment, cell_id: str, number: int) -> Record:
    """One game of an experiment again, as a record to replay."""
    cells = {cell.id: cell for cell in cells_of(experiment)}
    if cell_id not in cells:
        raise BadRun(unknown("cell", cell_id, cells, " of this run"))
    if number < 0:
        raise BadRun(f"games are counted from 0, not from {number}")
    cell = cells[cell_id]
    match, bots = played_match(cell, experiment.seed, number)
    names = tuple([f"{bot} {seat + 1}" for seat, bot in enumerate(bots)])
    return record_of(match, names, game_seed(experiment.seed, cell, number))


def enumerate_seats(names: Sequence[str]) -> Iterable[tuple[Seat, str]]:
    """Each seat with its bot."""
    return zip(seats(len(names)), names, strict=True)


def sides_of(match: Match) -> tuple[str, ...]:
    """The side that each seat was dealt; empty in a game without sides."""
    roles = first_named(match.game.study.role, match.news, match.setup.players)
    return tuple([match.game.study.sides.get(role, "") for role in roles])


def kept(cell: Cell, number: int, match: Match, bots: tuple[str, ...]) -> Played:
    """What we keep of a game that is over, or was stopped."""
    study, players, news = match.game.study, cell.setup.players, match.news
    outcome = match.outcome
    begins = beginner(study, news)
    roles = first_named(study.role, news, players)
    rows = [
        SeatPlayed(
            bot=bots[seat],
            role=roles[seat],
            side=study.sides.get(roles[seat], ""),
            deck=cell.setup.options.get(study.deck.format(seat + 1), ""),
            place=-1 if begins is None else (seat - begins) % players,
            won=outcome is not None and seat in outcome.winners,
        )
        for seat in seats(players)
    ]
    return Played(
        cell=cell.id,
        number=number,
        side=(outcome.side or "") if outcome else "",
        why=outcome.why if outcome else UNFINISHED,
        questions=match.number,
        rounds=sum(one.event == study.round for one in news),
        seats=tuple(rows),
        counts=counted(study, news) + (believed(match) if cell.beliefs else ()),
    )


def believed(match: Match) -> tuple[tuple[int, str, str, int], ...]:
    """What players could think, in a fixed order."""
    return tuple(sorted([(TABLE, *each) for each in thoughts(match)]))


def beginner(study: Study, news: Iterable[News]) -> int | None:
    """The seat that began."""
    mention = study.first
    found = (one.facts[mention.fact] for one in news if mention and one.event == mention.event)
    first = next(found, None)
    return first if isinstance(first, int) else None


def counted(study: Study, news: Iterable[News]) -> tuple[tuple[int, str, str, int], ...]:
    """How often each event and each card came up, in a fixed order."""
    counts: Counter[tuple[int, str, str]] = Counter()
    hows = {(card.event, card.fact): card.how for card in study.cards}
    for one in news:
        apart = study.apart.get(one.event)
        name = f"{one.event}={one.facts[apart]}" if apart else one.event
        counts[TABLE, "news", name] += 1
        for fact, value in one.facts.items():
            how, seat = hows.get((one.event, fact)), whose(one)
            if how is not None and seat is not None:
                for card in named(value):
                    counts[seat, how, card] += 1
    return tuple(sorted([(*key, count) for key, count in counts.items()]))
