"""What each viewer sees: everyone sees open cards, only their owner hands and drawn cards."""

from importlib import import_module

import pytest

from palatine.core.cards import Handle
from palatine.core.seats import Viewer
from palatine.core.view import Note
from palatine.core.words import Speaker
from palatine.games.to_be_emperor import GAME
from palatine.games.to_be_emperor.state import Forum
from palatine.games.to_be_emperor.tests.table import position


@pytest.mark.rule("TE-R30")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    """The others see how many cards it has."""
    t = position(hands={0: ["house-guard", "tax-collector"]})
    own = t.zone("hand", viewer=0, owner=0)
    assert [thing.face for thing in own.things] == ["card:house-guard", "card:tax-collector"]
    assert own.secret
    for viewer in (None, 1):
        zone = t.zone("hand", viewer, owner=0)
        assert (zone.things, zone.backs) == ((), 2)
    assert t.view().seats[0].counters["cards"] == 2


@pytest.mark.rule("TE-R30")
def test_bids_and_cards_in_play_are_open() -> None:
    """Every card on the table shows its numbers, whose tokens lie on it, and how it lies."""
    t = position(
        assets={1: ["tax-collector"]},
        committed=["tax-collector"],
        pool=["house-guard"],
        bids=[("house-guard", 0, 2), ("house-guard", 1, 1), ("deck", 1, 2)],
    )
    assert t.zone("pool").things[0].counters == {
        "cost": 1,
        "gives_might": 1,
        "tokens:0": 2,
        "tokens:1": 1,
    }
    assert t.zone("assets", owner=1).things[0].marks == ("committed",)
    assert t.view().counters["at_deck:1"] == 2


@pytest.mark.rule("TE-R50")
def test_the_sizes_of_the_decks_are_public() -> None:
    """Both decks show their number of backs."""
    t = position(pool=["house-guard"], senate=["juna-vesk"])
    assert (t.zone("deck").backs, t.zone("senate_deck").backs) == (47, 30)
    assert t.zone("deck").things == ()


def test_drawn_cards_are_their_players_alone() -> None:
    """While Knowledge is used, only the active player sees the cards; later a note says where."""
    t = position(assets={0: ["house-augur", "young-scribe"]}, deck=["hired-blade", "house-guard"])
    t.use("knowledge", "house-augur")
    assert t.zone("drawn", viewer=1, owner=0).backs == 2
    assert [thing.id for thing in t.zone("drawn", 0, 0).things] == ["drawn:0", "drawn:1"]
    t.answer(["card:house-guard"]).answer(["card:hired-blade", "deck"])
    assert t.view(0).notes[0].facts == {"top": ("card:hired-blade",), "bottom": ()}
    assert t.view(1).notes == t.view().notes == ()


def test_options_point_at_what_they_mean() -> None:
    """An option points at a card in hand by its place, at one in play by its name."""
    t = position(assets={0: ["house-augur"]}, hands={0: ["house-guard", "young-scribe"]})
    t.answer("use:knowledge")
    assert t.match.asked[t.seat].places(t.state, t.seat) == ("asset:house-augur#1", "held:1")


def test_copies_are_told_apart_by_number() -> None:
    """The second House Guard on the table has that name in every language."""
    said = [Speaker(GAME, tongue).atom("asset:house-guard#2") for tongue in ("en", "de")]
    assert said == ["House Guard (2)", "Hauswache (2)"]
    assert Speaker(GAME).atom("asset:house-guard#1") == "House Guard"


@pytest.mark.rule("TE-4.7")
def test_a_note_about_sorted_cards_goes_when_they_are_drawn() -> None:
    """Each draw takes a card out of the note; when none is left, the note is gone."""
    t = position(assets={0: ["house-augur", "young-scribe"]}, deck=["hired-blade", "house-guard"])
    t.use("knowledge", "house-augur").answer(["card:house-guard"])
    t.answer(["card:hired-blade", "deck"]).bid("deck")
    assert t.view(0).notes == ()


@pytest.mark.rule("TE-R41")
def test_a_note_keeps_only_cards_that_nobody_can_have_seen() -> None:
    """A player who looks at the top cards may lay them anywhere; those below them are still
    known."""
    own = ["house-augur", "young-scribe", "temple-archivist", "merchant-adviser"]
    t = position(
        assets={0: own, 1: ["captain-of-spies"]},
        deck=["hired-blade", "house-guard", "street-trader", "house-banker"],
    )
    t.use("knowledge", "house-augur").answer(["card:house-banker"])
    t.answer(["card:house-guard", "card:hired-blade", "deck", "card:street-trader"])
    assert t.view(0).notes[0].facts["top"] == ("card:house-guard", "card:hired-blade")
    t.bid("deck").use("knowledge", "captain-of-spies")
    assert t.view(0).notes[0].facts == {"top": (), "bottom": ("card:street-trader",)}


def followed(t: Forum, viewer: Viewer) -> list[tuple[int, Handle] | None]:
    """A leak: the cards that a player has put back, as long as the deck really has them."""
    own = [(n, flow) for n, flow in enumerate(t.flow) if flow.seat == viewer]
    return [(n, card) for n, flow in own for card in (*flow.top, *flow.bottom) if card in t.deck]


def notes_when_another_kept(kept: str, other: str) -> tuple[Note, ...]:
    """Seat 0 has put cards back; seat 1 looks at them, keeps this one and puts back the other."""
    own = ["house-augur", "young-scribe", "temple-archivist", "merchant-adviser"]
    t = position(
        assets={0: own, 1: ["captain-of-spies", "young-scribe", "house-augur"]},
        deck=["hired-blade", "house-guard", "street-trader", "house-banker"],
    )
    t.use("knowledge", "house-augur").answer(["card:house-banker"])
    t.answer(["card:house-guard", "card:hired-blade", "card:street-trader", "deck"]).bid("deck")
    t.use("knowledge", "captain-of-spies").answer([f"card:{kept}"])
    t.answer([f"card:{other}", "card:house-banker", "deck"])
    return t.view(0).notes


@pytest.mark.rule("TE-R41")
def test_a_note_does_not_tell_what_another_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A note that followed the cards through the deck would; random play hardly ever shows it."""
    choices = (("hired-blade", "street-trader"), ("street-trader", "hired-blade"))
    one, other = [notes_when_another_kept(*choice) for choice in choices]
    assert one == other
    views = import_module("palatine.games.to_be_emperor.view")
    monkeypatch.setattr(views, "still_in_deck", followed)
    one, other = [notes_when_another_kept(*choice) for choice in choices]
    assert one != other


@pytest.mark.rule("TE-2.5")
def test_somebody_is_active_only_in_the_main_phase() -> None:
    """One player at a time is active, but nobody while everyone pays or draws."""
    t = position(hands={0: ["house-augur"], 1: ["house-augur"]}, senators={1: ["juna-vesk"]})
    assert [seat.marks for seat in t.view().seats] == [("first_player", "active"), ()]
    t.bid("deck", 5).end()
    assert [seat.marks for seat in t.view().seats] == [("first_player",), ("active",)]
    t.spend_all().at("pay")
    assert [seat.marks for seat in t.view().seats] == [("first_player",), ()]


@pytest.mark.rule("TE-R30")
def test_each_player_has_a_side_of_the_table() -> None:
    """Assets, senators, hand and drawn cards, if there are any."""
    t = position(
        assets={0: ["house-augur", "young-scribe"]},
        senators={0: ["juna-vesk"]},
        hands={0: ["house-guard"]},
    )
    t.use("knowledge", "house-augur")
    sides = [[zone.id for zone in t.view(1).zones if zone.owner == p] for p in (0, 1)]
    assert sides == [["assets", "senators", "hand", "drawn"], []]
    assert t.zone("senators", owner=0).things[0].face == "senator:juna-vesk"


@pytest.mark.rule("TE-R14", "TE-4.7")
def test_notes_come_in_the_order_of_what_was_sorted() -> None:
    """The first use of Knowledge comes first, while its cards must still lie in the deck."""
    t = position(
        assets={0: ["house-augur", "young-scribe", "temple-archivist"]},
        deck=["hired-blade", "house-guard", "tax-collector", "house-banker", "street-trader"],
        bids=[("deck", 1, 5)],
    )
    t.use("knowledge", "house-augur").answer(["card:hired-blade"])
    t.answer(["deck", "card:house-guard", "card:tax-collector"]).bid("deck")
    t.use("knowledge", "young-scribe").answer([t.options[0]])
    t.answer(["deck", *[card for card in t.options if card != "deck"]])
    notes = [note.facts["bottom"] for note in t.view(0).notes]
    assert notes == [("card:house-guard", "card:tax-collector"), notes[1]]
    assert len(notes) == 2


@pytest.mark.rule("TE-4.7", "TE-R14")
def test_a_note_outlives_cards_that_are_played_from_a_hand() -> None:
    """They come from no deck: the cards put on top of it still lie there, even for a player who has
    never drawn anything else."""
    t = position(
        assets={0: ["house-guard"], 1: ["house-augur", "young-scribe"]},
        hands={0: ["hired-blade"]},
        pool=["house-banker"],
        deck=["street-trader", "tax-collector"],
        active=1,
    )
    t.use("knowledge", "house-augur").answer(["card:tax-collector"])
    t.answer(["card:street-trader", "deck"]).bid("house-banker", 5)
    top = {"top": ("card:street-trader",), "bottom": ()}
    assert t.view(1).notes[0].facts == top
    t.use("might", "hand:hired-blade")
    assert t.is_committed("young-scribe")
    assert t.view(1).notes[0].facts == top


@pytest.mark.rule("TE-R41")
@pytest.mark.parametrize(
    ("order", "kept"),
    [
        (["card:house-banker", "deck"], "house-banker"),
        (["deck", "card:house-banker"], "tax-collector"),
    ],
    ids=["on top", "below"],
)
def test_a_note_counts_what_others_have_put_back(order: list[str], kept: str) -> None:
    """Their cards are somewhere in the deck too: the player's card below has not been drawn yet."""
    t = position(
        3,
        assets={0: ["house-augur", "young-scribe"], 1: ["temple-archivist", "captain-of-spies"]},
        pool=["house-guard"],
        deck=["hired-blade", "house-banker", "street-trader", "tax-collector"],
        deck_size=4,
        bids=[("house-guard", 2, 5)],
        active=1,
    )
    t.use("knowledge", "temple-archivist").answer(["card:hired-blade"])
    t.answer(order).bid("house-guard", 5).pass_()
    t.use("knowledge", "house-augur").answer([f"card:{kept}"])
    t.answer(["deck", "card:street-trader"]).bid("deck")
    assert len(t.state.deck) == 1
    assert t.view(0).notes[0].facts["bottom"] == ("card:street-trader",)
