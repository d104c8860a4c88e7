"""Secrets: tables that differ only in what is hidden are the same to everybody else, in all that
reaches them: news, view, and who is asked what."""

from collections.abc import Iterable

import pytest

from palatine.core.decisions import Reason
from palatine.core.seats import Seat
from palatine.games.senate import GAME
from palatine.games.senate.tests.table import BOTH, Table, position, table

both_editions = pytest.mark.parametrize("edition", BOTH)

LOYALISTS = (None, 0, 1, 2)
"""The public screen, and seats that are Loyalists at every table of this file."""


def is_same(one: Table, other: Table, viewers: Iterable[int | None]) -> bool:
    """Whether nothing that has reached these viewers differs, nor any reason they could ask for."""
    return all(
        (one.packet(viewer), reasons(one, viewer)) == (other.packet(viewer), reasons(other, viewer))
        for viewer in viewers
    )


def reasons(t: Table, viewer: int | None) -> list[Reason | None]:
    """Why each word of the game is not offered, for each seat that is asked."""
    if viewer not in t.asked:
        return []
    return [t.match.why_not(Seat(viewer), atom) for atom in GAME.vocabulary]


@both_editions
@pytest.mark.rule("SE-2.4", "SE-2.7", "SE-2.3")
def test_roles_and_deck_are_hidden_from_loyalists(edition: str) -> None:
    """Seats 3 to 6 have other roles, and the tiles another order."""
    one = table(7, "LLLLSSP", deck="LLLLLL", edition=edition)
    other = table(7, "LLLPSLS", deck="SSSSSS", edition=edition)
    assert is_same(one, other, LOYALISTS)


@both_editions
@pytest.mark.rule("SE-2.6", "SE-R32")
def test_palpatine_does_not_know_his_own_at_a_large_table(edition: str) -> None:
    """At a large table Palpatine can't tell who they are; at a table of six Palpatine can."""
    one, other = [table(7, roles, edition=edition) for roles in ("LLLLSSP", "LLSSLLP")]
    assert is_same(one, other, (6, None))
    one, other = [table(6, roles, edition=edition) for roles in ("LLLLSP", "LLSLLP")]
    assert not is_same(one, other, (5,))


@both_editions
@pytest.mark.rule("SE-4.2", "SE-4.4")
def test_what_the_president_discards_nobody_else_learns(edition: str) -> None:
    """Two Separatist tiles were passed on: the third was Loyalist at one table only."""
    one, other = [
        table(7, deck=deck, edition=edition).elect(3).pass_on("SS") for deck in ("LSS", "SSS")
    ]
    others = (None, 1, 2, 3, 4, 5, 6)
    assert is_same(one, other, others)
    assert is_same(one.enact("S"), other.enact("S"), others)
    assert not is_same(one, other, (0,))


@both_editions
@pytest.mark.rule("SE-4.3", "SE-4.4", "SE-4.1")
def test_what_the_two_hold_the_others_never_learn(edition: str) -> None:
    """The same policy came from different tiles: three of a kind, or a choice at every step."""
    one = table(7, deck="SSS", edition=edition).elect(3)
    other = table(7, deck="LSL", edition=edition).elect(3)
    others = (None, 1, 2, 4, 5, 6)
    assert is_same(one, other, others)
    assert is_same(one.pass_on("SS"), other.pass_on("LS"), others)
    assert is_same(one.enact("S"), other.enact("S"), others)
    assert is_same(one.reject(), other.reject(), others)


@pytest.mark.rule("SE-R36", "SE-R48")
def test_the_president_does_not_see_how_the_tiles_arrive() -> None:
    """They lie in random order, which only the chancellor sees."""
    made = [table(7, deck="LSS", seed=str(seed)).elect(3).pass_on("LS") for seed in range(12)]
    one = made[0]
    other = next(t for t in made if t.zone("hand", 3) != one.zone("hand", 3))
    assert is_same(one, other, (None, 0, 1, 2, 4, 5, 6))
    assert is_same(one.enact("S"), other.enact("S"), (None, 0, 1, 2, 4, 5, 6))


@both_editions
@pytest.mark.rule("SE-6.2", "SE-6.3", "SE-4.4")
def test_a_veto_shows_no_tile(edition: str) -> None:
    """No tile shows when a veto is proposed, agreed or refused."""
    hands = (("LSS", "LS"), ("SSS", "SS"))
    one, other = [
        position(separatist=5, deck=deck, edition=edition).elect(3).pass_on(two).propose_veto()
        for deck, two in hands
    ]
    others = (None, 1, 2, 4, 5, 6)
    assert is_same(one, other, others)
    assert is_same(one.consent(), other.consent(), others)


@both_editions
@pytest.mark.rule("SE-5.4", "SE-2.13")
def test_what_an_investigation_finds_only_the_president_learns(edition: str) -> None:
    """The table notices nothing, nor does the investigated player: the party shown is another."""
    one, other = [
        position(separatist=1, deck="SSS", roles=roles, edition=edition).govern(1, "S")
        for roles in ("LLLLSSP", "LLLSLSP")
    ]
    heard = len(one.events(3))
    assert is_same(one.investigate(3), other.investigate(3), (None, 1, 2))
    assert one.events(3)[heard:] == ["investigated"]
    assert not is_same(one, other, (0,))


@both_editions
@pytest.mark.rule("SE-5.5")
def test_the_president_can_not_tell_palpatine_from_a_separatist(edition: str) -> None:
    """The president sees the party card, so the role behind it makes no difference."""
    one, other = [
        position(separatist=1, deck="SSS", roles=roles, edition=edition).govern(1, "S")
        for roles in ("LLLLSSP", "LLLLPSS")
    ]
    assert is_same(one.investigate(4), other.investigate(4), LOYALISTS)


@both_editions
@pytest.mark.rule("SE-5.12", "SE-R21")
def test_what_a_peek_shows_only_the_president_learns(edition: str) -> None:
    """The president's chancellor learns no more than the others."""
    one, other = [
        position(5, separatist=2, deck=deck, edition=edition).govern(1, "S").peek()
        for deck in ("SSSLSL", "SSSSSS")
    ]
    assert is_same(one, other, (None, 1, 2, 3, 4))
    assert not is_same(one, other, (0,))


@both_editions
@pytest.mark.rule("SE-5.15", "SE-R25")
@pytest.mark.parametrize("victim", [3, 4])
def test_nobody_can_tell_whom_an_execution_has_struck(edition: str, victim: int) -> None:
    """A dead Loyalist and a dead Separatist are the same to everyone who did not know: the
    president who gave the order hears and sees no more than the table."""
    one, other = [
        position(separatist=3, deck="SSS", roles=roles, edition=edition).govern(1, "S")
        for roles in ("LLLLSSP", "LLLSLSP")
    ]
    assert is_same(one.execute(victim), other.execute(victim), LOYALISTS)
    assert one.state.roles[victim] != other.state.roles[victim]


@both_editions
@pytest.mark.parametrize("victim", [1, 3, 4])
@pytest.mark.rule("SE-R25", "SE-5.15", "SE-5.16")
def test_an_execution_tells_everybody_the_same(edition: str, victim: int) -> None:
    """President, chancellor, plotters and the dead: everyone hears who was executed, and nothing
    else."""
    t = position(separatist=3, deck="SSS", edition=edition).govern(1, "S")
    viewers = (None, *range(7))
    heard = {viewer: len(t.events(viewer)) for viewer in viewers}
    notes = {viewer: t.view(viewer).notes for viewer in viewers}
    t.execute(victim)
    for viewer in viewers:
        assert t.events(viewer)[heard[viewer] :] == ["executed"]
        assert t.view(viewer).notes == notes[viewer]
    assert t.news("executed", victim) == [{"president": 0, "player": victim}]


@both_editions
@pytest.mark.parametrize("roles", ["LLLSLSP", "LLLPSSL"])
@pytest.mark.rule("SE-2.4", "SE-3.14")
def test_no_question_tells_a_role(edition: str, roles: str) -> None:
    """Whoever is nominated, whatever the role: until the election, nothing shows."""
    one, other = [
        position(separatist=3, deck="LSS", roles=each, edition=edition)
        for each in ("LLLLSSP", roles)
    ]
    assert is_same(one, other, LOYALISTS)
    assert is_same(one.nominate(3), other.nominate(3), LOYALISTS)
    assert is_same(one.vote(yes=0), other.vote(yes=0), LOYALISTS)


@both_editions
@pytest.mark.rule("SE-5.4", "SE-5.6")
def test_why_somebody_is_not_investigated_again_does_not_tell_what_was_found(edition: str) -> None:
    """The next president hears that it happened, but not the result."""
    one, other = [
        position(9, deck="SSSSSS", roles=roles, edition=edition).govern(1, "S").investigate(3)
        for roles in ("LLLLLSSSP", "LLLSLLSSP")
    ]
    assert is_same(one.govern(2, "S"), other.govern(2, "S"), (None, 1, 2))
    assert one.asked == (1,)
    assert one.refusal("player:3", 1) == "SE-5.6"


@pytest.mark.rule("SE-5.4", "SE-5.12")
def test_who_peeks_knows_the_tiles_and_nobody_else_does() -> None:
    """A player's knowledge contains their own peek, but nobody else's."""
    one, other = [
        position(5, separatist=2, deck=deck).govern(1, "S").peek().state
        for deck in ("SSSLSS", "SSSSLS")
    ]
    known = [[GAME.knowledge(t, Seat(seat)) for seat in range(5)] for t in (one, other)]
    assert known[0][0] != known[1][0]
    assert known[0][1:] == known[1][1:]
