"""Belief curves of senate games: what the cards prove, what a reader thinks, and from what."""

from itertools import permutations
from math import comb
from random import Random
from time import process_time

import numpy as np
import pytest

from palatine.bots.beliefs import Curves, beliefs_of
from palatine.bots.company import Company
from palatine.bots.roster import bots_of
from palatine.bots.senate.belief import Belief
from palatine.bots.senate.curves import PALPATINE, PLOTS, Viewpoint, curves
from palatine.bots.senate.likelihoods import PEOPLE, Behaviour
from palatine.bots.senate.reader import Habits, Reader, fitted
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.conformance.noninterference import another_history, rewritten
from palatine.core.match import Match
from palatine.core.seats import PUBLIC, Viewer, seats, viewers
from palatine.core.words import Speaker, languages
from palatine.games.senate.tests.table import table

GAME = find("senate")[0]


def played(players: int, seed: str, bot: str = "hard") -> Match:
    """A game of bots, to its end."""
    match = Match(GAME, GAME.setup(players), Seeded(seed_from(seed)))
    make = bots_of(GAME)[bot]
    Company(match, {p: make(GAME, p, Random(f"{seed} {p}")) for p in seats(players)}).play()
    return match


def last(made: Curves, viewer: Viewer, layer: str, role: str) -> list[float]:
    """The end of one of the curves."""
    return list(made.of(viewer, layer, role)[-1])  # type: ignore[arg-type]


def test_the_hook_finds_the_curves_of_a_game() -> None:
    """The senate games have belief curves, and a game without hidden roles has none."""
    assert beliefs_of(GAME) is curves
    assert beliefs_of(find("to-be-emperor")[0]) is None


def test_every_curve_has_a_point_for_each_public_event() -> None:
    """Each viewer, layer and role has a curve, and each of its points a chance for each seat."""
    match = played(6, "points")
    made = curves(match)
    public = [news for news in match.news if news.audience == "everyone"]
    assert [match.news[place] for place in made.at] == public
    assert len(made.curves) == 7 * 2 * 2
    for curve in made.curves:
        chances = np.array(curve.chances)
        assert chances.shape == (len(public), 6)
        sums = 2 if curve.role == PLOTS else 1
        assert chances.sum(1) == pytest.approx(sums)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_every_curve_ends_with_the_truth_and_never_rules_it_out(seed: str) -> None:
    """Nothing proved is false, up to the cards that are turned over at the end."""
    match = played(7, seed)
    made = curves(match)
    roles = match.state.roles
    true = {
        PLOTS: [role != "loyalist" for role in roles],
        PALPATINE: [role == "palpatine" for role in roles],
    }
    for curve in made.curves:
        real = np.array(true[curve.role])
        assert curve.chances[-1] == pytest.approx(real.astype(float))
        chances = np.array(curve.chances)
        assert (chances[:, real] > 0).all()
        assert (chances[:, ~real] < 1).all()


def test_what_is_proved_is_counting_deals() -> None:
    """At the start only the plotters know anything; a look at a party proves one."""
    t = table(7, roles="LLLLSSP", deck="SSSSSS").govern(1, "S").govern(3, "S").investigate(4)
    made = curves(t.match)
    start = {viewer: made.of(viewer, "proved", PLOTS)[0] for viewer in viewers(7)}
    assert start[PUBLIC] == pytest.approx([3 / 7] * 7)
    assert start[viewers(7)[1]] == pytest.approx([0, *[1 / 2] * 6])
    assert start[viewers(7)[5]] == pytest.approx([0, 0, 0, 0, 1, 1, 1])  # a Separatist knows all
    assert start[viewers(7)[7]] == pytest.approx([*[1 / 3] * 6, 1])  # Palpatine nobody
    assert last(made, PUBLIC, "proved", PLOTS) == pytest.approx([3 / 7] * 7)
    president = viewers(7)[2]
    assert last(made, president, "proved", PLOTS) == pytest.approx(
        [2 / 5, 0, 2 / 5, 2 / 5, 1, 2 / 5, 2 / 5]
    )
    assert last(made, president, "proved", PALPATINE)[4] == pytest.approx(1 / 3)


def test_the_look_counts_at_the_public_event_that_goes_with_it() -> None:
    """The president knows what only he sees from the point where everybody hears that he has
    looked."""
    t = table(7, roles="LLLLSSP", deck="SSSSSS").govern(1, "S").govern(3, "S").investigate(4)
    made = curves(t.match)
    events = [t.match.news[place].event for place in made.at]
    point = events.index("investigated")
    assert made.of(viewers(7)[2], "proved", PLOTS)[point][4] == pytest.approx(1)
    assert made.of(viewers(7)[2], "proved", PLOTS)[point - 1][4] == pytest.approx(1 / 2)


def test_who_is_elected_in_danger_or_survives_is_not_palpatine() -> None:
    """After an execution that did not end the game, the dead player can't be Palpatine."""
    t = table(5, roles="LLLSP", deck="S" * 11)
    t.govern(1, "S").govern(2, "S").govern(3, "S").peek().govern(0, "S").execute(1)
    made = curves(t.match)
    assert made.of(PUBLIC, "proved", PALPATINE)[-1] == pytest.approx([0, 0, 1 / 3, 1 / 3, 1 / 3])


def test_the_shot_that_ends_the_game_rules_nobody_out() -> None:
    """Palpatine's execution does not prove that the dead player was not Palpatine."""
    t = table(5, roles="LLLSP", deck="S" * 11)
    t.govern(1, "S").govern(2, "S").govern(3, "S").peek().govern(0, "S").execute(4)
    made = curves(t.match)
    assert t.match.is_over
    point = [t.match.news[place].event for place in made.at].index("executed")
    assert made.of(PUBLIC, "proved", PALPATINE)[point][4] > 0


def by_hand(
    viewer: int, sessions: list[tuple[int, int, int]], tiles: str, passed: str
) -> list[float]:
    """Who plots, from all deals of five roles and all draws from the first deck.

    Each session is (president, chancellor, Loyalist policy); everybody voted yes. The viewer, a
    Loyalist, drew `tiles` in the last one as president and passed on `passed`.
    """
    habits = fitted()
    weights = {
        roles: sum(
            chance_of_sessions(people, roles, sessions, tiles, passed) ** habits.parts.sessions
            * chance_of_votes(people, roles, sessions, viewer) ** habits.parts.votes
            for people in habits.manners
        )
        for roles in set(permutations("LLLSP"))
        if roles[viewer] == "L"
    }
    whole, doubt = sum(weights.values()), habits.doubts[5]
    shares = {r: (1 - doubt) * each / whole + doubt / len(weights) for r, each in weights.items()}
    return [
        sum(share for roles, share in shares.items() if roles[seat] != "L") for seat in range(5)
    ]


def chance_of_sessions(
    people: Behaviour,
    roles: tuple[str, ...],
    sessions: list[tuple[int, int, int]],
    tiles: str,
    passed: str,
) -> float:
    """The chance of what was enacted, over everything that the first government may have drawn."""
    (president, chancellor, law), (_, other, next_law) = sessions
    one, two, three = ("LSP".index(roles[seat]) for seat in (president, chancellor, other))
    second, got, total = tiles.count("L"), passed.count("L"), 0.0
    for first in range(4):
        draws = comb(6, first) * comb(11, 3 - first) / comb(17, 3)
        draws *= comb(6 - first, second) * comb(8 + first, 3 - second) / comb(14, 3)
        bury = {1: people.buries_last[one], 2: people.discards_loyalist[one]}.get(first, 0.0)
        for is_buried, part in ((True, bury), (False, 1 - bury)):
            left = min(first - is_buried, 2)
            if part and left >= 0:
                total += draws * part * enacting(people, two, left, law)
    return total * enacting(people, three, got, next_law)


def enacting(people: Behaviour, role: int, got: int, law: int) -> float:
    """The chance that a chancellor with this many Loyalist tiles of two enacts this policy."""
    if got != 1:
        return float(law == got // 2)
    return 1 - people.enacts_separatist[role] if law else people.enacts_separatist[role]


def chance_of_votes(
    people: Behaviour, roles: tuple[str, ...], sessions: list[tuple[int, int, int]], viewer: int
) -> float:
    """The chance that everybody else outside the governments voted for them."""
    chance = 1.0
    for president, chancellor, _ in sessions:
        dirty = int(roles[president] != "L" or roles[chancellor] != "L")
        for voter in {0, 1, 2, 3, 4} - {president, chancellor, viewer}:
            chance *= people.votes_early[int(roles[voter] != "L")][dirty]
    return chance


@pytest.mark.parametrize(
    ("hand", "passed", "law"), [("LSS", "LS", "S"), ("LSS", "LS", "L"), ("LLS", "LS", "S")]
)
def test_a_reader_thinks_what_going_through_all_deals_says(
    hand: str, passed: str, law: str
) -> None:
    """Two governments at five seats, the second led by the viewer: the same as by brute force."""
    t = table(5, roles="LLLSP", deck="SSS" + hand).govern(3, "S")
    t.elect(2).pass_on(passed).enact(law)
    found = curves(t.match).of(viewers(5)[2], "reader", PLOTS)[-1]
    expected = by_hand(1, [(0, 3, 0), (1, 2, int(law == "L"))], hand, passed)
    assert found == pytest.approx(expected, abs=1e-9)


def test_a_president_knows_what_he_passed_on() -> None:
    """Palpatine, who buried the Loyalist tile himself, does not suspect the chancellor for it."""

    def suspicion(passed: str) -> float:
        t = table(7, roles="PLLLSSL", deck="LSS").elect(1).pass_on(passed).enact("S")
        return float(curves(t.match).of(viewers(7)[1], "reader", PLOTS)[-1][1])

    assert suspicion("LS") > suspicion("SS")


@pytest.mark.parametrize("seed", range(4))
def test_a_curve_depends_on_what_the_viewer_could_know_only(seed: int) -> None:
    """In another world that looks the same to a viewer, the viewer's curves are the same."""
    random = Random(seed)
    whole = played(7, f"worlds {seed}")
    one = whole.rewound()
    for entry in one.moments(whole.log):
        if entry is None or (one.told > whole.told * 3 // 4 and one.is_at_start):
            break
    for viewer in viewers(7):
        world = GAME.worlds(one.position(), viewer, random)
        nature, hidden = another_history(GAME.script(world))  # type: ignore[misc]
        again, other = one.rewound(), Match(GAME, one.setup, nature)
        for entry in again.moments(one.log):
            if entry is not None:
                other.enter(rewritten(entry, again, hidden))
        if viewer == PUBLIC:
            assert other.state.roles != one.state.roles
        here, there = curves(one), curves(other)
        for layer in ("proved", "reader"):
            for role in here.roles:
                assert here.of(viewer, layer, role) == there.of(viewer, layer, role)  # type: ignore[arg-type]


def test_all_curves_of_ten_seats_take_a_moment() -> None:
    """A whole game of ten is read within two seconds."""
    match = played(10, "long", "easy")
    start = process_time()
    curves(match)
    assert process_time() - start < 2


def test_what_is_believed_has_words() -> None:
    """The subjects of the curves have words in every language."""
    for language in languages():
        for role in (PLOTS, PALPATINE):
            assert Speaker(GAME, language).has(f"mark-{role}")


def test_a_reader_who_believes_everything_of_people_is_the_belief_of_bots() -> None:
    """With one manner and full belief in all evidence, a reader weighs as a belief does."""
    match = played(6, "whole")
    viewpoint = Viewpoint(match, PUBLIC)
    viewpoint.hear(match.news[: match.told // 2])
    people, seat = viewpoint.people(), viewpoint.seat
    reader, belief = Reader(people, seat, Habits()), Belief(people, PEOPLE, seat, reads_votes=1.0)
    reader.update(viewpoint.history)
    belief.update(viewpoint.history)
    assert reader.weights() == pytest.approx(belief.weights(), abs=1e-12)


def test_a_doubt_ends_when_enough_was_seen() -> None:
    """It is whole up to the third policy, half at the fourth, and gone at the fifth."""
    habits = Habits(doubts={5: 0.3})
    assert [habits.doubt(5, policies) for policies in (0, 3, 4, 5, 8)] == [0.3, 0.3, 0.15, 0, 0]
    assert habits.doubt(6, 0) == 0


def test_moments_of_judgement_are_policies_from_the_third_on() -> None:
    """We compare a reader with the truth at each policy from the third on, and before the end."""
    match = played(7, "moments")
    made = curves(match)
    events = [match.news[made.at[point]].event for point in made.moments]
    policies = sum(news.event == "policy_enacted" for news in match.news)
    assert events.count("policy_enacted") == policies - 2
    assert max(made.moments) == [match.news[place].event for place in made.at].index("game_won") - 1
