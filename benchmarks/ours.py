"""What we measure of Palatine: random play, search, copies, views, restores."""

from collections.abc import Callable
from itertools import count, cycle, islice
from random import Random

from benchmarks.measure import Case
from palatine.catalog import find
from palatine.core.chance import Rolled, Seeded
from palatine.core.match import Match
from palatine.core.play import play_out
from palatine.core.seats import Seat
from palatine.core.stream import encoded, packet

RANDOM = Random(1)
MATCHES = 40
FEW = 3


def new_match(name: str, players: int, number: int, keep: bool = True) -> Match:
    """A match with its own seed."""
    game, edition = find(name)
    return Match(game, game.setup(players, edition), Seeded(b"%d" % number), keep=keep)


def random_play(name: str, players: int, **options: str) -> Case:
    """Whole games at random, from the deal on, with log, news, validation and handles."""
    game, edition = find(name)
    setup, numbers = game.setup(players, edition, {**game.check_options, **options}), count()

    def run() -> int:
        return play_out(Match(game, setup, Seeded(b"%d" % next(numbers))), RANDOM)

    other = "".join([f", {option} {value}" for option, value in options.items()])
    return Case(f"{name}, {players} players{other}: random play", "decisions", run)


def one_by_one(name: str, players: int) -> Case:
    """The same through `Match.answer`, as a server would take the answers."""
    numbers = count()

    def run() -> int:
        match, given = new_match(name, players, next(numbers)), 0
        while asked := match.asked:
            number = match.number
            for seat, question in asked.items():
                match.answer(seat, question.any_answer(RANDOM), number)
                given += 1
        return given

    return Case(f"{name}, {players} players: Match.answer", "decisions", run)


def moments(name: str, players: int, matches: int = MATCHES) -> list[Match]:
    """Every moment of some games, shuffled: a copy of the match before each answer."""
    found = []
    for number in range(matches):
        match = new_match(name, players, number)
        while not match.is_over:
            found.append(match.clone())
            seat = RANDOM.choice(match.waiting)
            match.answer(seat, match.asked[seat].any_answer(RANDOM))
    RANDOM.shuffle(found)
    return found


def exchanges() -> list[Match]:
    """Moments in the middle of Exchanges of Seize the Imperium."""
    found = moments("seize-the-imperium", 2, FEW)
    return [match for match in found if match.state.conquest is not None]


def awake(match: Match) -> None:
    """A clone that plays on at once, so that its scene is played again."""
    assert match.clone().state


def search(found: list[Match], players: int) -> Case:
    """Playouts of forks, from moments of real games to the end: no log, no news."""
    nature, again = Rolled(RANDOM), cycle(found)

    def run() -> int:
        return play_out(next(again).fork(nature), RANDOM)

    return Case(f"{players} players: search playouts", "decisions", run)


def at_each(name: str, found: list[Match], do: Callable[[Match], object]) -> Case:
    """Something done at moments of real games."""
    again = cycle(found)

    def run() -> int:
        for match in islice(again, 20):
            do(match)
        return 20

    return Case(name, "times", run)


def at_one(name: str, found: list[Match], do: Callable[[Match], object]) -> Case:
    """Something done repeatedly at one moment, then at the next, as a search does."""
    again = cycle(found)

    def run() -> int:
        match = next(again)
        for _ in range(20):
            do(match)
        return 20

    return Case(name, "times", run)


def answered(match: Match) -> None:
    """A fork that takes an answer, as a search does: the fork's sleep ends here."""
    fork = match.fork(Rolled(RANDOM))
    seat = fork.waiting[0]
    fork.answer(seat, fork.asked[seat].any_answer(RANDOM))


def restored(match: Match) -> None:
    """The match restored from its log."""
    Match.restore(match.game, match.setup, match.log)


def cases() -> list[Case]:
    """All of our cases."""
    found, fights = moments("sith-imperative", 7), exchanges()
    seat = Seat(3)
    return [
        random_play("sith-imperative", 7),
        random_play("secret-emperor", 7),
        random_play("sith-imperative", 5),
        random_play("sith-imperative", 10),
        random_play("besides-the-emperor", 6),
        random_play("to-be-emperor", 3),
        random_play("to-be-emperor", 3, round_limit="40"),
        random_play("seize-the-imperium", 2),
        random_play("seize-the-imperium", 4),
        at_each("seize-the-imperium: clone in an exchange", fights, awake),
        at_one("seize-the-imperium: the same clone again", fights, awake),
        one_by_one("sith-imperative", 7),
        search(found, 7),
        at_each("clone", found, Match.clone),
        at_each("fork", found, lambda match: match.fork(match.nature)),
        at_each("fork and its first answer", found, answered),
        at_each("a seat's view", found, lambda match: match.game.view(match.state, seat)),
        at_each("a seat's packet, encoded", found, lambda match: encoded(packet(match, seat))),
        at_each("restore from the log", found, restored),
    ]
