"""The senate bots at the table: valid with every option, honest or plausible, at each level."""

from collections import Counter
from itertools import pairwise
from random import Random
from time import process_time
from typing import Any

import numpy as np
import pytest
from benchmarks.senate_likeness import choices, counted, with_track
from hypothesis import given, settings
from hypothesis import strategies as st

from palatine.bots.bot import Bot, Claim
from palatine.bots.company import Company
from palatine.bots.roster import bots_of
from palatine.bots.senate.heard import hear
from palatine.bots.senate.levels import HARD, needs_half
from palatine.bots.senate.mind import Mind
from palatine.bots.senate.remarks import remarks
from palatine.bots.senate.senator import vote
from palatine.bots.senate.separatist import vote_margin
from palatine.bots.senate.values import values
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.log import Said
from palatine.core.match import Match
from palatine.core.news import Told
from palatine.core.seats import Seat, seats
from palatine.core.stream import AskOut
from palatine.core.view import SeatView

GAME = find("senate")[0]
LEVELS = ("hard", "normal", "easy")


class Outspoken(Company):
    """A company in which a claim that is refused fails the test."""

    def _hear(self, seat: Seat, bot: Bot) -> None:
        for claim in bot.hear(self._packet(seat)):
            self.match.say(seat, claim.what, claim.atoms)


def opened(players: int, seed: str, options: dict[str, str] | None = None) -> Match:
    """A match at its start."""
    return Match(GAME, GAME.setup(players, None, options), Seeded(seed_from(seed)))


def played(match: Match, names: list[str], seed: str) -> Match:
    """A match that these bots, one for each seat, have played to its end."""
    bots = bots_of(GAME)
    seated = {p: bots[names[p]](GAME, p, Random(f"{seed} {p}")) for p in seats(match.setup.players)}
    Outspoken(match, seated).play()
    return match


def between(loyalists: str, plotters: str, players: int, count: int) -> float:
    """How often these Loyalists win against these plotters."""
    won = 0
    for number in range(count):
        match = opened(players, f"between {number}")
        sides = [loyalists if role == "loyalist" else plotters for role in match.state.roles]
        outcome = played(match, sides, str(number)).outcome
        won += outcome is not None and outcome.side == "loyalist"
    return won / count


@settings(max_examples=25, deadline=None)
@given(
    players=st.integers(5, 10),
    options=st.fixed_dictionaries(
        {name: st.sampled_from(option.values) for name, option in GAME.options.items()}
    ),
    names=st.lists(st.sampled_from((*LEVELS, "random")), min_size=10, max_size=10),
    seed=st.integers(0, 10_000).map(str),
)
def test_every_level_plays_every_variant_to_its_end(
    players: int, options: dict[str, str], names: list[str], seed: str
) -> None:
    """With any switches, at any size and with any others, a game ends and no claim is refused."""
    assert played(opened(players, seed, options), names, seed).is_over


def test_bots_of_a_level_are_the_same_for_the_same_random_numbers() -> None:
    """Equal seeds give equal logs, and other random numbers give other games."""
    one, same, other = (
        played(opened(8, "deal"), ["normal"] * 8, seed).log for seed in ("a", "a", "b")
    )
    assert one == same
    assert one != other


def test_bots_say_all_that_they_can_say() -> None:
    """Over some games they make every kind of claim about tiles, parties and people."""
    said: Counter[str] = Counter()
    for number in range(40):
        match = played(opened(5 + number % 6, f"said {number}"), ["hard"] * 10, "said")
        said.update(entry.what for entry in match.log if isinstance(entry, Said))
    kinds = {"drew", "received", "peeked", "found", "accuse", "vouch", "got", "gave"}
    assert kinds <= set(said)


def test_an_accuser_says_why() -> None:
    """A claim about tiles given or received follows an accusation of the same player."""
    for number in range(20):
        match = played(opened(7, f"why {number}"), ["hard"] * 7, "why")
        talk = [entry for entry in match.log if isinstance(entry, Said)]
        for before, entry in pairwise(talk):
            if entry.what in ("got", "gave"):
                assert (before.seat, before.what) == (entry.seat, "accuse")
                assert before.atoms[0] == entry.atoms[0]


def mind(*news: Told) -> Mind:
    """The thoughts of a Loyalist in seat 0 of five who has heard this."""
    made = Mind(Seat(0), HARD, seed=1)
    dealt = [Told("role_dealt", {"role": "loyalist"})]
    hear(made.history, [*dealt, Told("reshuffled", {"loyalist": 6, "separatist": 11}), *news])
    made.seats = tuple(SeatView(seat) for seat in seats(5))
    return made


def test_a_word_for_somebody_who_turns_out_to_plot_is_taken_back() -> None:
    """A player whom a bot vouched for and then sees as a Separatist loses that support."""
    vouched = Told("said_vouch", {"player": 0, "atoms": ("player:2",)})
    nominated = Told("nominated", {"president": 1, "chancellor": 2})
    assert remarks(mind(vouched, nominated)) == []
    seen = Told("party_seen", {"player": 2, "party": "separatist"})
    assert remarks(mind(vouched, seen, nominated)) == [Claim("retract")]


def test_a_silent_government_is_asked_and_who_is_asked_replies() -> None:
    """A player who has claimed nothing is asked once; a bot that is asked names a suspect."""
    nominated = Told("nominated", {"president": 1, "chancellor": 2})
    session = [
        nominated,
        Told("voted", {"yes": (), "no": (), "elected": True}),
        Told("tiles_passed", {}),
        Told("policy_enacted", {"policy": "separatist", "by": "government"}),
        nominated,
    ]
    assert remarks(mind(*session)) == [Claim("ask", ("player:1",))]
    asked = [Told("said_ask", {"player": seat, "atoms": ("player:1",)}) for seat in (0, 3)]
    for by_anybody in asked:
        assert remarks(mind(*session, by_anybody)) == [Claim("ask", ("player:2",))]
    asked = [asked[0], Told("said_ask", {"player": 4, "atoms": ("player:2",)})]
    assert remarks(mind(*session, *asked, nominated)) == []
    request = Told("said_ask", {"player": 3, "atoms": ("player:0",)})
    assert [claim.what for claim in remarks(mind(*session, *asked, request))] == ["accuse"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_president_votes_for_the_own_nominee(level: str) -> None:
    """Nobody votes against a government that nobody but himself has proposed."""
    for number in range(10):
        match = played(opened(7, f"own nominee {number}"), [level] * 7, "own")
        proposed = None
        for news in match.news:
            if news.event == "nominated":
                proposed = news.facts["president"]
            elif news.event == "voted":
                assert proposed in news.facts["yes"]  # type: ignore[operator]


def test_a_president_gives_up_a_nominee_who_was_convicted_since() -> None:
    """Claims after the nomination are a reason to vote against it, once the president says so."""
    nominated = Told("nominated", {"president": 0, "chancellor": 2})
    found = [
        Told("said_found", {"player": player, "atoms": ("player:2", "party:separatist")})
        for player in (1, 3)
    ]
    accused = Told("said_accuse", {"player": 0, "atoms": ("player:2",)})
    asked = AskOut(Seat(0), 1, "vote", "pick", "together", (), 1, 1)
    assert remarks(mind(nominated, *found)) == [Claim("accuse", ("player:2",))]
    assert vote(mind(nominated, *found), asked) == "yes"
    assert vote(mind(nominated, *found, accused), asked) == "no"
    assert vote(mind(*found, nominated, accused), asked) == "yes"


@pytest.mark.parametrize("level", ["hard", "normal"])
def test_plotters_enact_when_it_counts(level: str) -> None:
    """With three Loyalist policies on the track, a plotter who can enact the other tile does so."""
    cases = 0
    for number in range(24):
        match = played(opened(5 + number % 6, f"counts {number}"), [level] * 10, "counts")
        for loyalist, session in with_track(match):
            for deed, role, _ in choices(match, session, loyalist):
                if loyalist >= 3 and role != "loyalist":
                    cases += 1
                    assert deed in ("laid separatist", "buried")
    assert cases > 10


def test_nobody_repeats_a_remark() -> None:
    """A hard bot accuses, vouches for or asks the same player only once."""
    for number in range(12):
        match = played(opened(5 + number % 6, f"again {number}"), ["hard"] * 10, "again")
        found = counted(match, {})
        assert not found["again",]
        assert not found["against own",]


def test_who_says_nothing_is_asked_once_about_each_government() -> None:
    """However many bots would like to know, and however often the next election fails."""
    asked: Counter[tuple[int, int, str]] = Counter()
    for number in range(10):
        match = played(opened(7, f"silent {number}"), ["random", *["hard"] * 6], "silent")
        governments = 0
        for news in match.news:
            governments += news.event == "tiles_passed"
            if news.event == "said_ask":
                asked[number, governments, str(news.facts["atoms"])] += 1
    assert asked
    assert set(asked.values()) == {1}


def test_loyalists_say_what_they_have_found() -> None:
    """A hard Loyalist's claim about a party is true."""
    checked = 0
    for number in range(12):
        match = played(opened(9, f"true {number}"), ["hard"] * 9, "true")
        t: Any = match.state
        found = [each for each in match.log if isinstance(each, Said) and each.what == "found"]
        for entry in found:
            if t.roles[entry.seat] == "loyalist":
                is_loyal = t.roles[int(entry.atoms[0].partition(":")[2])] == "loyalist"
                assert (entry.atoms[1] == "party:loyalist") == is_loyal
                checked += 1
    assert checked > 3


def test_hard_loyalists_see_through_players_without_a_plan() -> None:
    """Against random plotters they win nearly always."""
    assert between("hard", "random", 7, 40) > 0.75


@pytest.mark.parametrize(
    ("role", "ally", "players", "margin"),
    [
        ("separatist", "palpatine", 5, -HARD.obstruction[0]),
        ("separatist", "palpatine", 6, -HARD.obstruction[1]),
        ("palpatine", "separatist", 6, 0.0),
    ],
)
def test_separatists_obstruct_and_palpatine_does_not(
    role: str, ally: str, players: int, margin: float
) -> None:
    """Against a government of Loyalists a Separatist tends to vote no, most where a tie fails;
    Palpatine votes like the Loyalist whom he pretends to be."""
    made = Mind(Seat(0), HARD, seed=1)
    news = [
        Told("role_dealt", {"role": role}),
        Told("ally_seen", {"player": Seat(1), "role": ally}),
        Told("nominated", {"president": Seat(2), "chancellor": Seat(3)}),
    ]
    hear(made.history, news)
    made.seats = tuple(SeatView(seat) for seat in seats(players))
    assert vote_margin(made, 0.0) == pytest.approx(margin)


def test_hard_loyalists_are_less_wary_where_plotters_need_half_of_them() -> None:
    """Plotters need 2 of 4 Loyalists at six players and fewer elsewhere; there alone a clean record
    speaks against its owner being Palpatine."""
    assert [players for players in GAME.players if needs_half(players)] == [6]
    clean = {}
    for players in (5, 6):
        made = Mind(Seat(0), HARD, seed=1)
        hear(made.history, [Told("role_dealt", {"role": "loyalist"}), *RECORD])
        made.seats = tuple(SeatView(seat) for seat in seats(players))
        suspected = made.belief().palpatine().tolist()
        clean[players] = suspected[2] / suspected[3]
    assert clean[6] < 1 < clean[5]


RECORD = (
    Told("reshuffled", {"loyalist": 6, "separatist": 11}),
    *[
        Told("nominated", {"president": 1, "chancellor": 2}),
        Told("voted", {"yes": (), "no": (), "elected": True}),
        Told("tiles_passed", {}),
        Told("policy_enacted", {"policy": "loyalist", "by": "government"}),
    ],
)
"""A government of seats 1 and 2 that has enacted a Loyalist policy."""


def test_hard_plotters_fool_easy_loyalists() -> None:
    """They win more than half; and easy plotters win less against hard Loyalists."""
    fooled = 1 - between("easy", "hard", 7, 40)
    caught = 1 - between("hard", "easy", 7, 40)
    assert fooled > 0.5
    assert fooled > caught + 0.2


@pytest.mark.parametrize("level", ["hard", "normal"])
def test_thinking_costs_little_beside_the_table(level: str) -> None:
    """A game of these bots takes only a few times as long as one in which nobody thinks."""

    def spent(name: str) -> float:
        start = process_time()
        for number in range(8):
            played(opened(7, f"speed {number}"), [name] * 7, "speed")
        return process_time() - start

    spent(level)  # makes the tables once
    assert spent(level) < 12 * spent("random")


@pytest.mark.parametrize("players", range(5, 11))
def test_learned_values_make_sense(players: int) -> None:
    """Each Loyalist policy is good for the Loyalists, each Separatist one bad; ends are certain."""
    table = values(players).at_election
    running = table[:5, :6]
    assert (running > 0).all()
    assert (running < 1).all()
    assert (np.diff(running, axis=0) > 0).all()
    assert (np.diff(running, axis=1) < 0.02).all()
    assert (table[5, :6] == 1).all()
    assert (table[:5, 6] == 0).all()
