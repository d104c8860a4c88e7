"""The rulings on the table: seats, words, ballots, tiles in hand, what is public, switches."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from palatine.core.play import play_out
from palatine.core.seats import Seat
from palatine.core.words import Speaker
from palatine.games.senate import GAME
from palatine.games.senate.tests.table import (
    BOTH,
    Table,
    letters_of,
    position,
    table,
    tiles,
)

both_editions = pytest.mark.parametrize("edition", BOTH)


@pytest.mark.rule("SE-R31")
def test_seats_are_the_order_of_play() -> None:
    """Without special elections the presidents are the seats in order, and then again."""
    t = table(7, first=5)
    presidents = []
    for _ in range(9):
        presidents.append(t.asked[0])
        t.reject()
    assert presidents == [5, 6, 0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("SE-R34")
def test_a_theme_has_one_word_for_each_thing() -> None:
    """The same news comes in the words of each theme, and the rules know none of them."""
    t = table(7).nominate(3)
    said = [Speaker(GAME, theme=theme).news(t.match.news[-1]) for theme in GAME.themes]
    words = ("Vice Chair", "Chancellor", "Praetor")
    assert all(word in text for word, text in zip(words, said, strict=True))
    assert len(set(said)) == 3


def passed_to(t: Table) -> tuple[str, ...]:
    """The two tiles in the chancellor's order."""
    return tuple(thing.face or "" for thing in t.zone("hand", t.asked[0]).things)


@pytest.mark.rule("SE-R36", "SE-R48")
def test_the_order_of_the_two_tiles_is_natures() -> None:
    """However the president hands them over, they arrive in random order."""
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(200):
        arrived = [
            passed_to(table(7, deck="LSS", seed=str(seed)).elect(3).pass_on(two))
            for two in ("LS", "SL")
        ]
        assert arrived[0] == arrived[1]
        orders[arrived[0]] += 1
    assert all(70 < count < 130 for count in orders.values())
    assert len(orders) == 2


@pytest.mark.rule("SE-R48")
def test_the_president_sees_the_tiles_in_the_order_of_the_deck() -> None:
    """The first tile drawn is the first shown."""
    for deck in ("LSS", "SLS", "SSL"):
        t = table(7, deck=deck).elect(3)
        assert letters_of(thing.face or "" for thing in t.zone("hand", 0).things) == deck


@pytest.mark.rule("SE-R37")
def test_what_is_chosen_stays() -> None:
    """The president chooses what to pass on, and the chancellor chooses what to enact."""
    t = table(7, deck="LSS").elect(3).answer(tiles("LS"), 0)
    assert sorted(passed_to(t)) == ["loyalist", "separatist"]
    assert t.answer("policy:loyalist", 3).policies == (1, 0)


@pytest.mark.rule("SE-R38")
def test_a_vote_can_be_changed_until_the_last_is_in() -> None:
    """The last word counts; the others see who has voted and not how."""
    t = table(5).nominate(1).answer("yes", 0).answer("yes", 1).answer("no", 0)
    assert t.match.waiting == (2, 3, 4)
    assert t.match.given(Seat(0)) == "no"
    for seat in (2, 3, 4):
        t.answer("yes", seat)
    assert t.news("voted") == [{"yes": (1, 2, 3, 4), "no": (0,), "elected": True}]


@pytest.mark.rule("SE-R49")
def test_the_dead_are_not_waited_for() -> None:
    """The vote closes with the last living player; until then everyone can change their mind."""
    t = position(5, living=(0, 1, 2, 4), executed=(3,), roles="LLPLS").nominate(1)
    t.answer("no", 0).answer("no", 1).answer("yes", 2).answer("yes", 0).answer("yes", 1)
    assert t.match.waiting == (4,)
    assert t.answer("no", 4).question == "pass_on"


@pytest.mark.rule("SE-R44")
def test_the_dead_win_with_their_side() -> None:
    """An executed Loyalist is among the winners, an executed Separatist is not."""
    dead: dict[str, Any] = {"living": (0, 1, 2, 4, 6), "executed": (3, 5)}
    over = position(loyalist=4, deck="LLS", **dead).govern(1, "L").match.outcome
    assert over is not None
    assert over.winners == (0, 1, 2, 3)


@pytest.mark.rule("SE-R45")
def test_forced_choices_are_asked() -> None:
    """Three equal tiles, two equal tiles or one candidate are a question like any other."""
    t = position(5, deck="SSS", roles="LSPLL", living=(0, 1, 2), executed=(3, 4), limited=(1, 2))
    assert (t.question, t.offered) == ("nominate", (1,))
    t.elect(1)
    assert (t.question, t.options) == ("pass_on", tiles("SSS"))
    t.pass_on("SS")
    assert (t.question, t.options) == ("enact", tiles("SS"))


@both_editions
@pytest.mark.rule("SE-R46")
def test_at_the_end_roles_are_public_and_tiles_stay_closed(edition: str) -> None:
    """When it is over, everyone sees every role, and nobody a tile of deck or discards."""
    t = position(separatist=3, edition=edition, roles="LLLLSSP").elect(6)
    shown = [each.marks[-1] for each in t.view().seats]
    assert shown == ["role_loyalist"] * 4 + ["role_separatist"] * 2 + ["role_palpatine"]
    assert t.news("roles_revealed") == [{"roles": t.state.roles}]
    assert all(zone.things == () for viewer in (None, 0) for zone in t.view(viewer).zones)


SWITCHES = ("tracker_reset", "reshuffle", "term_limit", "five_player_rule")
MIXES = list(product(*(GAME.options[name].values for name in SWITCHES)))


@pytest.mark.parametrize("values", MIXES, ids="-".join)
@pytest.mark.rule("SE-R52")
def test_every_mix_of_switches_can_be_played(values: tuple[str, ...]) -> None:
    """Each switch can be set on its own, and random games of every mix end."""
    options = dict(zip(SWITCHES, values, strict=True))
    for seed in range(4):
        t = Table.opened(GAME, 5 + seed, options=options, seed=str(seed))
        play_out(t.match, Random(seed))
        assert t.why is not None
        assert {name: getattr(t.state, name) for name in SWITCHES} == options


@both_editions
@pytest.mark.rule("SE-R29")
def test_a_majority_is_more_yes_than_no(edition: str) -> None:
    """Six players, three to three: no government."""
    t = table(6, edition=edition).nominate(1).vote(yes=3)
    assert t.news("voted")[0]["elected"] is False
