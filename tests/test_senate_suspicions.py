"""What senate bots say when somebody asks in private whom they suspect."""

from random import Random

import pytest
from benchmarks.senate_ears import TABLES, listened, log_loss, says

from palatine.bots.beliefs import breaths, public_points
from palatine.bots.bot import Suspecting
from palatine.bots.company import Company
from palatine.bots.roster import bots_of
from palatine.bots.senate import SUSPECTS
from palatine.bots.senate.curves import PALPATINE, PLOTS, Thought, Viewpoint
from palatine.bots.turn import Budget, turn_of
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.match import Match
from palatine.core.seats import Seat, seats
from palatine.core.stream import late_packet

GAME = find("senate")[0]
ASKED = ("hard", "normal", "learned")


class Inquiry(Company):
    """A company in which every bot is asked after each answer."""

    def talk(self) -> None:
        super().talk()
        if not self.match.is_over:
            self.heard = {seat: self.suspicions(seat) for seat in self.bots}

    def suspicions(self, seat: Seat) -> dict[str, tuple[float, ...]]:
        """What this bot says."""
        bot = self.bots[seat]
        assert isinstance(bot, Suspecting)
        packet = late_packet(self.match, seat, self.match.told)
        found = bot.suspect(SUSPECTS, packet, turn_of(self.match, seat, Budget(), ""))
        assert found is not None
        return found


def company(of: type[Company], players: int, name: str) -> Company:
    """Bots of a level at a table of their own."""
    match = Match(GAME, GAME.setup(players), Seeded(seed_from(f"suspect {players}")))
    make = bots_of(GAME)[name]
    return of(match, {p: make(GAME, p, Random(f"{name} {p}")) for p in seats(players)})


def read(match: Match, seat: Seat) -> Thought:
    """What a careful reader in this seat thinks by now."""
    viewpoint = Viewpoint(match, seat)
    for news in breaths(match.news, public_points(match.news)):
        viewpoint.hear(news)
    return viewpoint.thoughts()["reader"]


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("players", [5, 7])
def test_a_bot_says_what_a_careful_reader_in_its_seat_thinks(name: str, players: int) -> None:
    """At each point of the game it is the very curve that the theatre will draw for that seat."""
    table = company(Inquiry, players, name)
    assert isinstance(table, Inquiry)
    points = 0
    table.talk()
    while asked := table.match.waiting:
        table.answer(asked)
        table.talk()
        if table.match.is_over or table.match.number % 4:
            continue
        points += 1
        for seat in seats(players):
            plots, leads = read(table.match, seat)
            assert table.heard[seat][PLOTS] == pytest.approx(plots, abs=1e-9)
            assert table.heard[seat][PALPATINE] == pytest.approx(leads, abs=1e-9)
    assert points > 3


@pytest.mark.parametrize("name", ASKED)
def test_whoever_is_asked_plays_on_as_if_nobody_had_asked(name: str) -> None:
    """With the same random numbers, the same game, word for word."""
    one, other = company(Inquiry, 6, name), company(Company, 6, name)
    one.play()
    other.play()
    assert one.match.log == other.match.log


@pytest.mark.parametrize("names", TABLES)
def test_what_a_hard_loyalist_says_is_worth_more_than_the_shares_of_roles(
    names: tuple[str, ...],
) -> None:
    """At tables of hard, of easy and of mixed bots, from the third policy on."""
    make = bots_of(GAME)["hard"]
    heard = listened((7, names, "said"), make, {"says": says}, range(8))["says"]
    own, shares = log_loss(heard)
    assert own < shares - 0.03
