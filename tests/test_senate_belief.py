"""The senate bots' belief: equal to counting every deal by hand, for each kind of evidence."""

from collections import Counter
from itertools import combinations
from math import comb, prod
from typing import Any

import numpy as np
import pytest

from palatine.bots.senate.assignments import LOYALIST, PALPATINE, all_assignments, assignments
from palatine.bots.senate.belief import Belief
from palatine.bots.senate.heard import hear
from palatine.bots.senate.history import History
from palatine.bots.senate.likelihoods import PEOPLE, Seen, likelihood
from palatine.core.news import Told
from palatine.core.seats import Seat
from palatine.core.view import Note

ME = Seat(0)
LOYAL_ME = ((ME, LOYALIST),)
DECK = {"loyalist": 6, "separatist": 11}


def told(event: str, **facts: Any) -> Told:
    """A piece of news."""
    return Told(event, facts)


def government(president: int, chancellor: int, policy: str | None) -> list[Told]:
    """The news of an elected government, with everyone in favour, and of its session."""
    news = [
        told("nominated", president=president, chancellor=chancellor),
        told("voted", yes=(), no=(), elected=True),  # nobody's ballot is evidence here
        told("tiles_passed", president=president, chancellor=chancellor),
    ]
    if policy is None:
        return [*news, told("veto_agreed", president=president)]
    return [*news, told("policy_enacted", policy=policy, by="government")]


def says(seat: int, what: str, letters: str, *first: str) -> Told:
    """A claim about tiles, told by their first letters."""
    words = {"L": "policy:loyalist", "S": "policy:separatist"}
    return told(f"said_{what}", player=seat, atoms=(*first, *[words[each] for each in letters]))


def history(*news: Told, notes: tuple[Note, ...] = ()) -> History:
    """What the player in seat 0, a Loyalist, has heard after the first shuffle."""
    h = History(ME)
    hear(h, [told("role_dealt", role="loyalist"), told("reshuffled", **DECK), *news])
    h.read_notes(notes)
    return h


def belief(h: History, players: int = 5, known: Any = LOYAL_ME, votes: float = 1.0) -> Belief:
    """The belief of a player who knows these roles."""
    made = Belief(assignments(players, known), PEOPLE, ME, reads_votes=votes)
    made.update(h)
    return made


def counted(sessions: list[tuple[int, int, Seen]], top: str = "") -> np.ndarray[Any, Any]:
    """The chance of each assignment, from every possible order of the deck.

    The sessions draw first, then the tiles that chaos has shown.
    """
    people = assignments(5, LOYAL_ME)
    shown = [letter == "L" for letter in top]
    draws: Counter[tuple[int, ...]] = Counter()
    for loyalist in combinations(range(17), 6):
        after = 3 * len(sessions)
        if [place in loyalist for place in range(after, after + len(top))] == shown:
            starts = range(0, after, 3)
            draws[tuple(sum(s <= place < s + 3 for place in loyalist) for s in starts)] += 1
    weights = [
        sum(
            orders
            * prod(
                sum(likelihood(seen, PEOPLE, roles[p], roles[c], n, passed) for passed in range(3))
                for (p, c, seen), n in zip(sessions, drawn, strict=True)
            )
            for drawn, orders in draws.items()
        )
        for roles in people.roles
    ]
    return np.array(weights) / sum(weights)


def test_there_are_as_many_assignments_as_deals_of_the_roles() -> None:
    """20, 30, 105, 168, 504 and 840 for five to ten players, each with one Palpatine."""
    assert [all_assignments(n).count for n in range(5, 11)] == [20, 30, 105, 168, 504, 840]
    for n in range(5, 11):
        assert (all_assignments(n).is_palpatine.sum(1) == 1).all()


def test_sessions_and_claims_weigh_what_counting_says() -> None:
    """Two sessions with their claims and a tile of chaos: the same as going through all decks."""
    h = history(
        *government(1, 2, "separatist"),
        says(1, "drew", "LSS"),
        says(2, "received", "SS"),
        *government(3, 4, "loyalist"),
        says(3, "drew", "LLS"),
        told("chaos"),
        told("policy_enacted", policy="separatist", by="chaos"),
    )
    first, second = Seen(0, drew=1, received=0), Seen(1, drew=2)
    expected = counted([(1, 2, first), (3, 4, second)], top="S")
    assert belief(h).weights() == pytest.approx(expected, abs=1e-12)


def test_the_own_tiles_count_as_seen() -> None:
    """A president knows what he drew and passed on, a chancellor what he received."""
    drew = Note("drew", {"session": 1, "policies": ("loyalist", "separatist", "separatist")})
    received = Note("received", {"session": 2, "policies": ("separatist", "separatist")})
    h = history(
        *government(0, 2, "separatist"), *government(3, 0, "separatist"), notes=(drew, received)
    )
    expected = counted([(0, 2, Seen(0, held=1, got=1)), (3, 0, Seen(0, got=0))])
    weights = belief(h)
    assert weights.weights() == pytest.approx(expected, abs=1e-12)
    assert weights.plots()[2] > 0.95  # he had a Loyalist tile from me


def test_a_vetoed_session_tells_of_the_pair_and_of_the_deck() -> None:
    """A veto that both want is weighed like any other session."""
    h = history(*government(1, 2, None))
    assert belief(h).weights() == pytest.approx(counted([(1, 2, Seen(None, "agreed"))]), abs=1e-12)


def test_the_next_draw_follows_from_the_tiles_that_are_gone() -> None:
    """A Loyalist tile from chaos makes the next ones rarer, exactly as the numbers say."""
    h = history(told("chaos"), told("policy_enacted", policy="loyalist", by="chaos"))
    draw = belief(h).next_draw(h)
    ways = [1 * 165, 5 * 55, 10 * 11, 10]  # of five Loyalist tiles among sixteen
    assert draw == pytest.approx(np.array(ways) / 560)
    assert belief(h).next_tile(h) == pytest.approx(5 / 16)


def test_a_reshuffle_forgets_the_deck_and_keeps_the_people() -> None:
    """After a shuffle the draw is that of the new deck; knowledge about people stays."""
    sessions = [*government(1, 2, "separatist"), *government(3, 4, "loyalist")]
    h = history(*sessions)
    before = belief(h).weights()
    hear(h, [told("reshuffled", loyalist=5, separatist=10)])
    after = belief(h)
    assert after.weights() == pytest.approx(before)
    assert after.next_tile(h) == pytest.approx(1 / 3)


def test_a_claim_counts_the_same_whenever_it_is_made() -> None:
    """Said at once or two governments later, a claim leads to the same belief."""
    first, second = government(1, 2, "separatist"), government(3, 4, "separatist")
    claim, other = says(2, "received", "SS"), says(1, "drew", "LSS")
    early, late = history(*first, claim, other, *second), history(*first, *second, other, claim)
    assert belief(early).weights() == pytest.approx(belief(late).weights(), abs=1e-15)
    running = history(*first)
    seen = belief(running)
    for news in (second, [other], [claim]):
        hear(running, news)
        seen.update(running)
    assert seen.weights() == pytest.approx(belief(late).weights(), abs=1e-15)


@pytest.mark.parametrize(
    "claim",
    [
        says(1, "drew", "LSS"),
        says(2, "received", "LS"),
        says(2, "got", "SS", "player:1"),
        says(1, "gave", "LS", "player:2"),
        told("said_accuse", player=1, atoms=("player:3",)),
        told("said_vouch", player=1, atoms=("player:3",)),
    ],
    ids=lambda claim: claim.event,
)
def test_what_is_taken_back_counts_no_more(claim: Told) -> None:
    """A claim changes the belief; after a retraction it is as if nobody had ever made it."""
    session = government(1, 2, "separatist")
    plain, said = history(*session), history(*session, claim)
    assert not np.allclose(belief(plain).weights(), belief(said).weights())
    hear(said, [told("said_retract", player=claim.facts["player"], atoms=())])
    assert belief(said).weights() == pytest.approx(belief(plain).weights(), abs=1e-12)


def test_an_own_investigation_is_certain() -> None:
    """Only assignments with the party seen remain."""
    seen = belief(history(told("party_seen", player=3, party="separatist")))
    assert seen.plots()[3] == pytest.approx(1)
    assert seen.palpatine()[3] == pytest.approx(0.5)


def test_anothers_finding_is_as_good_as_his_word() -> None:
    """The odds of speaker and target are those of the table of claims."""
    h = history(told("said_found", player=1, atoms=("player:2", "party:separatist")))
    people = assignments(5, LOYAL_ME)
    rates = [  # by whether the speaker and the target plot
        [1 - PEOPLE.finds_truly, PEOPLE.finds_truly],
        [PEOPLE.slanders, 1 - PEOPLE.covers],
    ]
    weights = [rates[int(row[1] != LOYALIST)][int(row[2] != LOYALIST)] for row in people.roles]
    assert belief(h).weights() == pytest.approx(np.array(weights) / sum(weights))


@pytest.mark.parametrize("event", ["cleared", "executed"])
def test_who_survives_the_question_is_not_palpatine(event: str) -> None:
    """Elected in danger or executed, and the game goes on: not Palpatine, maybe a Separatist."""
    seen = belief(history(told(event, player=2, president=1)))
    assert seen.palpatine()[2] == 0
    assert 0 < seen.plots()[2] < 0.5


@pytest.mark.parametrize("is_late", [False, True])
def test_votes_weigh_as_the_table_says(is_late: bool) -> None:
    """Each outsider's ballot has the likelihood of its role and of the government."""
    policies = [told("policy_enacted", policy="separatist", by="chaos")] * 3 if is_late else []
    h = history(
        *policies,
        told("nominated", president=1, chancellor=2),
        told("voted", yes=(0, 1, 3), no=(2, 4), elected=False),
    )
    table = PEOPLE.votes_late if is_late else PEOPLE.votes_early
    expected = []
    for roles in assignments(5, LOYAL_ME).roles:
        dirty = int(roles[1] != LOYALIST or roles[2] != LOYALIST)
        yes, no = (table[int(roles[voter] != LOYALIST)][dirty] for voter in (3, 4))
        expected.append(yes * (1 - no))
    result = belief(h).weights()
    assert result == pytest.approx(np.array(expected) / sum(expected))
    assert np.ptp(belief(h, votes=0).weights()) == pytest.approx(0)


def test_what_was_peeked_at_is_the_next_draw() -> None:
    """The player who looked knows the draw; for others it is as likely as that player's word."""
    saw = Note("peeked", {"policies": ("loyalist", "loyalist", "separatist")})
    h = history(told("peeked", president=0), notes=(saw,))
    assert belief(h).next_draw(h) == pytest.approx([0, 0, 1, 0])
    heard = history(told("peeked", president=1))
    before = belief(heard).next_draw(heard)
    hear(heard, [says(1, "peeked", "LLS")])
    assert belief(heard).next_draw(heard)[2] > 2 * before[2]


def test_a_peek_is_held_against_the_draw_that_follows() -> None:
    """The player's word and the session after it are weighed for the same three tiles."""
    peek = [told("peeked", president=1), says(1, "peeked", "LLL")]
    h = history(*peek, *government(2, 3, "separatist"), says(2, "drew", "SSS"))
    expected = []
    for roles in assignments(5, LOYAL_ME).roles:
        true = PEOPLE.claims_truly if roles[1] == LOYALIST else 0.5
        words = [(1 - true) / 3] * 3 + [true]  # three Loyalist tiles, if that many were there
        ways = [comb(6, n) * comb(11, 3 - n) for n in range(4)]
        paths = [(n, passed) for n in range(4) for passed in range(3)]
        seen = Seen(0, drew=0)
        expected.append(
            sum(ways[n] * words[n] * likelihood(seen, PEOPLE, *roles[2:4], n, d) for n, d in paths)
        )
    assert belief(h).weights() == pytest.approx(np.array(expected) / sum(expected))


def test_roles_that_were_shown_are_certain() -> None:
    """A Separatist of a large table knows everyone; Palpatine there knows nobody."""
    everyone = ((Seat(0), 1), (Seat(1), 1), (Seat(2), PALPATINE))
    assert belief(history(), 7, everyone).people.count == 1
    assert belief(history(), 7, ((Seat(0), PALPATINE),)).plots()[1:] == pytest.approx(1 / 3)


def test_what_cannot_be_is_survived() -> None:
    """Claims and tiles that contradict the deck leave a belief that still adds up to one."""
    impossible = [Note("drew", {"session": n, "policies": ("loyalist",) * 3}) for n in (1, 2, 3)]
    news = [each for n in (1, 2, 3) for each in government(0, n, "loyalist")]
    weights = belief(history(*news, notes=tuple(impossible))).weights()
    assert weights.sum() == pytest.approx(1)
