"""Claims next to the truth, in games worked out by hand."""

import pytest

from palatine.bots.lies import Lie
from palatine.games.senate.tests.table import BOTH, Table, table, tiles
from palatine.theatre.analyse import lies
from palatine.theatre.reel import reel


def judged(t: Table) -> list[Lie]:
    """Everything said at this table so far, next to the truth."""
    return list(lies(t.match.game, reel(t.match)))


def said(t: Table) -> list[Lie]:
    """The same without the silences."""
    return [lie for lie in judged(t) if lie.verdict != "silent"]


def governed(drawn: str, passed: str, enacted: str, edition: str = BOTH[0]) -> Table:
    """Seat 0 has drawn and passed on, seat 1 has enacted."""
    t = table(5, roles="LLLSP", deck=drawn, edition=edition)
    return t.elect(1).pass_on(passed).enact(enacted)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("claim", "verdict"), [("LSS", "true"), ("SLS", "true"), ("SSS", "lie"), ("LLS", "lie")]
)
def test_a_draw_is_claimed_truly_or_not(claim: str, verdict: str, edition: str) -> None:
    """The tiles count, and not their order."""
    (lie,) = said(governed("LSS", "LS", "L", edition).say(0, "drew", *tiles(claim)))
    assert (lie.verdict, lie.truth, lie.about) == (verdict, tiles("LSS"), 0)


@pytest.mark.parametrize(("claim", "verdict"), [("SS", "true"), ("LS", "half"), ("LL", "lie")])
def test_who_names_tiles_that_were_there_but_not_passed_on_tells_half(
    claim: str, verdict: str
) -> None:
    """The president drew one Loyalist tile and buried it; he claims that he passed it on."""
    (lie,) = said(governed("LSS", "SS", "S").say(0, "gave", "player:1", *tiles(claim)))
    assert lie.verdict == verdict


def test_what_nobody_says_is_silence() -> None:
    """For a session that its president spoke about, only the chancellor was silent."""
    t = governed("LSS", "LS", "L").say(0, "drew", *tiles("LSS"))
    silent = [lie for lie in judged(t) if lie.verdict == "silent"]
    assert [(lie.seat, lie.what, lie.truth) for lie in silent] == [(1, "received", tiles("LS"))]


@pytest.mark.parametrize(
    ("what", "claim", "is_proved"),
    [("drew", "LLL", True), ("drew", "LLS", False), ("drew", "LSS", False)],
)
def test_a_claim_is_refuted_by_the_policy_that_came_of_it(
    what: str, claim: str, is_proved: bool
) -> None:
    """A president whose government enacted a Separatist policy can't have drawn three Loyalist
    tiles."""
    (lie,) = said(governed("SSS", "SS", "S").say(0, what, *tiles(claim)))
    assert (lie.verdict, lie.provable) == ("lie", is_proved)


def test_a_claim_is_refuted_by_the_deck() -> None:
    """Five draws from the first deck brought Loyalist policies: with its six Loyalist tiles, the
    sixth draw can't be three."""
    t = table(5, roles="LLLSP", deck="LSSLSSLSSLSSSSS")
    for chancellor in (1, 2, 3, 4):
        t.govern(chancellor, "L")
    t.elect(0).pass_on("SS").enact("S").say(4, "drew", *tiles("LLS"))
    assert not said(t)[-1].provable, "six tiles are just enough"
    t.say(4, "drew", *tiles("LLL"))
    assert said(t)[-1].provable


def test_whoever_votes_for_the_speaker_believes_him() -> None:
    """In the next two elections in which he is a candidate; he himself does not count."""
    t = governed("LSS", "SS", "S").say(0, "drew", *tiles("SSS"))
    t.nominate(0).vote(yes=[0, 2, 4])
    (lie,) = said(t)
    assert (lie.verdict, lie.believed) == ("lie", (2, 4))


def test_who_believes_an_accusation_votes_against_the_accused() -> None:
    """Voting against an accused player means believing the finding."""
    t = table(9, roles="LLLLLSSSP", deck="SSSSSSLLL").govern(1, "S").investigate(3)
    t.say(0, "found", "player:3", "party:separatist").nominate(3).vote(yes=[1, 3, 5])
    (lie,) = said(t)
    assert (lie.verdict, lie.truth) == ("lie", ("player:3", "party:loyalist"))
    assert lie.believed == (2, 4, 6, 7, 8)


def peeked() -> Table:
    """Seat 2 has looked at the deck, after three Separatist policies of five players."""
    t = table(5, roles="LLLSP", deck="SSSSSSSSSLLS")
    return t.govern(1, "S").govern(2, "S").govern(3, "S").peek()


@pytest.mark.parametrize(
    ("claim", "verdict"), [("LLS", "true"), ("SLL", "true"), ("LSS", "lie"), ("SSS", "lie")]
)
def test_a_peek_is_claimed_truly_or_not(claim: str, verdict: str) -> None:
    """The power's claim is next to what was on the deck."""
    (lie,) = said(peeked().say(2, "peeked", *tiles(claim)))
    assert (lie.verdict, lie.truth) == (verdict, tiles("LLS"))
    assert not lie.provable, "any three tiles can lie there"


def test_a_peek_is_refuted_by_the_policy_that_came_of_it() -> None:
    """Three alleged Separatist tiles can't yield a Loyalist policy."""
    t = peeked().govern(0, "L").say(2, "peeked", *tiles("SSS"))
    assert (said(t)[-1].verdict, said(t)[-1].provable) == ("lie", True)


def test_who_keeps_quiet_about_a_power_is_silent() -> None:
    """A look at a party or at the deck that nobody ever mentioned."""
    quiet = [lie for lie in judged(peeked()) if lie.what == "peeked"]
    assert [(lie.seat, lie.verdict, lie.truth) for lie in quiet] == [(2, "silent", tiles("LLS"))]
    t = table(9, roles="LLLLLSSSP", deck="SSSSSSLLL").govern(1, "S").investigate(6)
    (lie,) = [lie for lie in judged(t) if lie.what == "found"]
    assert (lie.seat, lie.verdict) == (0, "silent")
    assert lie.truth == ("player:6", "party:separatist")
    t.say(0, "found", "player:6", "party:loyalist")
    assert [lie.verdict for lie in judged(t) if lie.what == "found"] == ["lie"]
