"""A learned senator at the table: valid, fair, quick enough, and for its own game alone."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from time import process_time

import numpy as np
import pytest

from palatine.batch.actions import ACTIONS
from palatine.bots.bot import Bot, Claim
from palatine.bots.company import Company
from palatine.bots.fairness import find_unfairness
from palatine.bots.random import RandomBot
from palatine.bots.roster import bots_of, check_bot
from palatine.bots.senate import SENATOR
from palatine.bots.senate.learned import LearnedBot
from palatine.bots.turn import Turn
from palatine.catalog import find, games
from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Answer
from palatine.core.errors import BadSetup
from palatine.core.log import Said
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import Packet
from palatine.training.observation import MOST_SEATS, observe, played
from palatine.training.weights import noted, write

GAME, EDITION = find("sith-imperative")


@pytest.fixture(scope="session")
def policy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Untrained weights: they play at random, and often oddly."""
    from palatine.batch import init, unpack

    v, random = played(5), np.random.default_rng(1)
    table = unpack(v, init(v, np.zeros(1, np.uint32)))
    size = 32 * observe(v, table, table.president).shape[1]
    shapes = [(size, 64), (64, ACTIONS + MOST_SEATS - 1)]
    path = tmp_path_factory.mktemp("weights") / "policy.npz"
    write(path, [(random.normal(size=shape) / 4, np.zeros(shape[1])) for shape in shapes], {})
    return path


class Outspoken(Company):
    """A company in which a claim that is refused fails the test."""

    def _hear(self, seat: Seat, bot: Bot) -> None:
        for claim in bot.hear(self._packet(seat)):
            self.match.say(seat, claim.what, claim.atoms)


def opened(players: int, seed: str) -> Match:
    """A match at its start."""
    return Match(GAME, GAME.setup(players, EDITION), Seeded(seed_from(seed)))


@pytest.mark.parametrize("players", [5, 6, 7, 10])
def test_it_plays_and_speaks_lawfully(policy: Path, players: int) -> None:
    """Whole games reach their end, no answer and no claim is refused, and each session gets a
    claim."""
    match = opened(players, f"learned {players}")
    makers = {p: LearnedBot(policy, GAME, p, Random(p)) for p in seats(players)}
    Outspoken(match, makers).play()
    assert match.is_over
    told = [news.event for news in match.news]
    assert told.count("said_drew") == told.count("said_received")
    assert told.count("said_drew") >= len(match.state.sessions) - 1  # the last may end the game


def test_where_it_plots_badly_it_plots_by_rules(policy: Path, tmp_path: Path) -> None:
    """At a size where its policy is not a plotter, a plotter answers like a hard one."""
    path = tmp_path / "loyal.npz"
    path.write_bytes(policy.read_bytes())
    noted(path, plots=[6])
    answers = []
    for make in (partial(LearnedBot, path), bots_of(GAME)["hard"]):
        match = opened(5, "by rules")
        plots = {p for p in seats(5) if match.state.roles[p] != "loyalist"}
        own = {p: make(GAME, p, Random(p)) for p in plots}
        others = {p: RandomBot(GAME, p, Random(p)) for p in seats(5) if p not in plots}
        Outspoken(match, own | others).play()
        answers.append(match.log)
    assert answers[0] == answers[1]


def test_remarks_tell_no_plotter_from_a_loyalist(policy: Path, tmp_path: Path) -> None:
    """Where plotters go by rules both sides make remarks about others; elsewhere nobody does."""
    path = tmp_path / "loyal.npz"
    path.write_bytes(policy.read_bytes())
    noted(path, plots=[7])
    for players, speakers in ((6, {"loyalist", "plotter"}), (7, set())):
        found = set()
        for number in range(8):
            match = opened(players, f"remarks {number}")
            Outspoken(
                match, {p: LearnedBot(path, GAME, p, Random(p)) for p in seats(players)}
            ).play()
            roles = match.state.roles
            for entry in match.log:
                if isinstance(entry, Said) and entry.what in ("accuse", "vouch", "ask"):
                    found.add("loyalist" if roles[entry.seat] == "loyalist" else "plotter")
        assert found == speakers


def test_it_knows_no_more_than_its_seat(policy: Path) -> None:
    """In two histories that look the same to it, it says and answers the same."""

    def make(game: object, seat: Seat, random: Random) -> LearnedBot:
        return LearnedBot(policy, GAME, seat, random)

    for players in (5, 7):
        setup = GAME.setup(players, EDITION)
        assert list(find_unfairness(GAME, setup, make, Random(players), pairs=3)) == []


def test_it_plays_its_own_game_alone(policy: Path) -> None:
    """At a table of another game, or of another version of its own, it says so."""
    other = next(game for game in games().values() if game.id != GAME.id)
    for game in (other, replace(GAME, version=GAME.version + 1)):
        with pytest.raises(BadSetup, match="plays senate"):
            LearnedBot(policy, game, Seat(0), Random(1))


@pytest.mark.parametrize(
    ("edition", "options", "only"),
    [
        ("secret-emperor", {}, "trained for edition sith-imperative, tracker_reset on_policy"),
        (EDITION, {"cleared_marker": "off"}, "trained for cleared_marker on only"),
    ],
)
def test_it_refuses_other_rules(
    policy: Path, edition: str, options: dict[str, str], only: str
) -> None:
    """It joins no table of another edition or option than its policy was trained for."""
    match = Match(GAME, GAME.setup(5, edition, options), Seeded(seed_from("other rules")))
    with pytest.raises(BadSetup, match=only):
        Company(match, {Seat(0): LearnedBot(policy, GAME, Seat(0), Random(1))})
    with pytest.raises(BadSetup, match=only):
        check_bot(GAME, match.setup, "learned")
    check_bot(GAME, match.setup, "hard")
    check_bot(GAME, GAME.setup(5, EDITION), "learned")


def test_what_ships_is_small() -> None:
    """The senator that a wheel has takes at most 2 MB, and is a bot by name."""
    assert SENATOR.stat().st_size <= 2_000_000
    assert "learned" in bots_of(GAME)


@pytest.mark.parametrize("players", [5, 8, 10])
def test_what_ships_decides_in_few_milliseconds(players: int) -> None:
    """At p99 a decision of the shipped senator takes less than five milliseconds of processor
    time, with what it heard before; and whole games end. Each is played twice, since a busy machine
    can make a decision slower but never faster."""
    times: list[float] = []

    class Timed(LearnedBot):
        def hear(self, packet: Packet) -> tuple[Claim, ...]:
            self.start = process_time()
            return super().hear(packet)

        def decide(self, packet: Packet, turn: Turn) -> Answer:
            answer = super().decide(packet, turn)
            times.append(process_time() - self.start)
            return answer

    for number in (0, 1, 2) * 2:
        match = opened(players, f"timed {number}")
        Outspoken(match, {p: Timed(SENATOR, GAME, p, Random(p)) for p in seats(players)}).play()
        assert match.is_over
    half = len(times) // 2
    quicker = sorted(map(min, times[:half], times[half:]))
    assert half > 100
    assert quicker[int(0.99 * half)] < 0.005
