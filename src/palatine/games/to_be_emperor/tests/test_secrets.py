"""Secrets: tables that differ only in what is hidden are the same to everybody else, in all that
reaches them: news, view, and who is asked what."""

import pytest

from palatine.core.decisions import Reason
from palatine.core.seats import Seat
from palatine.games.to_be_emperor import GAME
from palatine.games.to_be_emperor.tests.table import Table, position, table


def is_same(one: Table, other: Table, *viewers: int | None) -> bool:
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


@pytest.mark.rule("TE-R30", "TE-2.1")
def test_decks_are_hidden_from_all() -> None:
    """Nobody can tell whether other cards are in the decks."""
    assets = ["house-guard", "hired-blade", "house-augur", "young-scribe"]
    senators = ["juna-vesk", "davon-ilket", "salos-breenar", "perrit-sond"]
    one, other = [
        table(2, assets=[*assets, asset], senators=[*senators, senator], seed=asset)
        for asset, senator in (("house-guard", "ysolde-karran"), ("tax-collector", "lydane-porr"))
    ]
    assert one.top(1) != other.top(1)
    assert is_same(one, other, None, 0, 1)


@pytest.mark.rule("TE-R30", "TE-3.3")
def test_what_is_drawn_at_the_deck_is_its_players_alone() -> None:
    """The others hear how many cards it was."""
    one, other = [
        position(deck=deck).bid("deck", 2)
        for deck in (["house-guard", "house-augur"], ["tax-collector", "house-guard"])
    ]
    assert is_same(one, other, None, 1)
    assert not is_same(one, other, 0)


@pytest.mark.rule("TE-R09", "TE-R30")
def test_what_a_moved_token_draws_is_its_players_alone() -> None:
    """Coin brings a token to the deck, and only its player sees the card that it draws."""
    sides = {"assets": {0: ["house-banker"]}, "pool": ["street-trader"]}
    one, other = [
        position(**sides, bids=[("street-trader", 0, 1)], deck=deck)  # type: ignore[arg-type]
        for deck in (["house-guard"], ["tax-collector"])
    ]
    for t in (one, other):
        t.use("coin", "house-banker").move("deck")
    assert is_same(one, other, None, 1)
    assert not is_same(one, other, 0)


@pytest.mark.rule("TE-7.4", "TE-R30")
def test_what_is_drawn_at_the_end_of_a_round_is_its_players_alone() -> None:
    """Only the player sees the card drawn at the end of a round."""
    pool = ["street-trader", "house-augur", "young-scribe", "hired-blade"]
    senate = ["juna-vesk", "davon-ilket", "salos-breenar", "perrit-sond"]
    one, other = [
        position(pool=pool, senate=senate, deck=deck, phase="end", queue=(1,)).answer("draw")
        for deck in (["house-guard"], ["tax-collector"])
    ]
    assert is_same(one, other, None, 0)
    assert not is_same(one, other, 1)


@pytest.mark.rule("TE-R14", "TE-R41", "TE-4.6")
def test_what_knowledge_keeps_and_puts_back_is_its_players_alone() -> None:
    """Neither the cards, nor their order, nor how many go on top: at no step."""
    choices = (
        ("hired-blade", ["card:tax-collector", "card:house-guard", "deck"]),
        ("tax-collector", ["deck", "card:hired-blade", "card:house-guard"]),
    )
    own = ["house-augur", "young-scribe", "captain-of-spies"]
    drawn = ["hired-blade", "tax-collector", "house-guard"]
    one, other = [position(assets={0: own}, deck=drawn) for _ in choices]
    for t in (one, other):
        t.use("knowledge", "house-augur")
    for t, (kept, _) in zip((one, other), choices, strict=True):
        t.answer([f"card:{kept}"])
    assert is_same(one, other, None, 1)
    for t, (_, order) in zip((one, other), choices, strict=True):
        t.answer(order)
    assert is_same(one, other, None, 1)
    assert not is_same(one, other, 0)


@pytest.mark.rule("TE-R41")
def test_what_knowledge_draws_is_its_players_alone() -> None:
    """Only the player sees what Knowledge draws, even if they keep all of it."""
    for own in (["house-augur"], ["house-augur", "young-scribe"]):
        one, other = [
            position(assets={0: own}, deck=deck).use("knowledge", "house-augur")
            for deck in (["house-guard", "house-banker"], ["tax-collector", "house-guard"])
        ]
        assert is_same(one, other, None, 1)
        assert not is_same(one, other, 0)


@pytest.mark.rule("TE-R48")
def test_whether_a_hand_could_pay_is_its_players_secret() -> None:
    """One could, the other could not; both are asked, and decline: nobody sees a difference."""
    one, other = [
        position(3, senators={1: ["juna-vesk"]}, hands={1: hand}, phase="resource", queue=(1,))
        for hand in (["house-guard"], ["house-augur"])
    ]
    assert is_same(one, other, None, 0, 2)
    assert is_same(one.pay(), other.pay(), None, 0, 2)


@pytest.mark.rule("TE-R49")
def test_whether_a_hand_could_do_more_is_its_players_secret() -> None:
    """After the tokens, and when there are none: players with cards are asked, whatever the cards
    are."""
    one, other = [
        position(pool=["house-guard", "street-trader"], hands={0: hand}, bids=[("deck", 0, 4)])
        for hand in (["house-banker"], ["hired-blade"])
    ]
    for question, move in (("after", "end"), ("idle", "pass")):
        for t in (one, other):
            t.bid("house-guard", 5).at(question)
        assert (one.seat, one.options, other.options) == (0, ("use:coin", move), (move,))
        assert is_same(one, other, None, 1)
        for t in (one, other):
            t.answer(move)
    assert is_same(one, other, None, 1)


@pytest.mark.rule("TE-1.9", "TE-R30")
def test_a_played_card_does_not_tell_where_it_lay_in_the_hand() -> None:
    """Nor with what, nor when it was drawn: it is the same card to everyone else."""
    hands = (
        ["house-augur", "hired-blade"],
        ["hired-blade", "house-augur"],
        ["house-augur", "street-trader"],
    )
    one, *others = [position(hands={0: hand}) for hand in hands]
    for t in (one, *others):
        t.use("knowledge", "hand:house-augur")
    assert all(is_same(one, other, None, 1) for other in others)
