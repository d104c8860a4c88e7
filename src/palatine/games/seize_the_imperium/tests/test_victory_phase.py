"""Chapters 9 and 10: liberation, victory, rewards, cards; and the Regent Phase."""

import pytest

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.rules.regent_phase import Regent
from palatine.games.seize_the_imperium.rules.victory_phase import points
from palatine.games.seize_the_imperium.state import Prize
from palatine.games.seize_the_imperium.tests.table import Table, position


def victory(**more: object) -> Table:
    """Seat 0 at the start of a Victory Phase."""
    facts: dict[str, object] = {
        "worlds": {0: ["aquas_delor", "delnathos_alpha"], 1: ["silicas", "bygaros_7"]},
        "phase": "victory",
        "resources": [2, 0],
        **more,
    }
    return position(**facts)  # type: ignore[arg-type]


@pytest.mark.rule("SI-9.1", "SI-9.2", "SI-R56")
def test_a_world_without_conquering_forces_is_liberated() -> None:
    """An Installation alone does not hold it, and is eliminated."""
    t = victory(
        conquered={"delnathos_alpha": (1, 1)},
        units={"delnathos_alpha": {1: ["beam_weapon_batteries"]}},
    )
    assert t.world("delnathos_alpha").controller == 0
    assert "beam_weapon_batteries" in t.discards(1)


@pytest.mark.rule("SI-9.2", "SI-R102")
def test_a_world_without_conquest_counters_is_liberated() -> None:
    """The conqueror's Fleets are sent home."""
    t = victory(
        conquered={"delnathos_alpha": (1, 0)},
        units={"delnathos_alpha": {1: ["robot_goliath"]}},
    )
    assert t.world("delnathos_alpha").controller == 0
    t.until("home", seat=1).pick("silicas")
    assert t.unit("robot_goliath").at == t.world("silicas").id


@pytest.mark.rule("SI-9.2")
def test_a_garrison_holds_a_world() -> None:
    """A Troop card and a Conquest counter are enough."""
    t = victory(
        conquered={"delnathos_alpha": (1, 1)},
        units={"delnathos_alpha": {1: ["android_battalion"]}},
    )
    assert t.world("delnathos_alpha").controller == 1


GREAT = ["zythenus_calendra", "geladhore_prime", "aquas_delor", "dalken_cendros", "damirus_outer"]


@pytest.mark.rule("SI-9.3", "SI-R57", "SI-1.1")
def test_twenty_points_win_in_the_own_victory_phase() -> None:
    """4 + 4 + 3 + 3 + 3 + 3 are twenty."""
    t = victory(worlds={0: [*GREAT, "delnathos_alpha"], 1: ["silicas"]})
    assert t.match.is_over
    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.why) == ((0,), "victory_points")


@pytest.mark.rule("SI-9.3", "SI-1.12")
def test_disputed_worlds_are_worth_nothing() -> None:
    """The same with one of them Disputed is not enough."""
    worlds = {0: [*GREAT, "delnathos_alpha"], 1: ["silicas", "damirus_outer"]}
    assert not victory(worlds=worlds).match.is_over


@pytest.mark.rule("SI-13.6", "SI-13.1")
@pytest.mark.parametrize(("game", "goal"), [("standard", 20), ("basic", 15), ("extended", 25)])
def test_variants_have_other_goals(game: str, goal: int) -> None:
    """15 for a first game, 25 for a long one."""
    assert victory(options={"game": game}).view().counters["goal"] == goal


@pytest.mark.rule("SI-9.4", "SI-R58", "SI-9.7", "SI-R60")
@pytest.mark.parametrize(("throne", "resources", "cards"), [(False, 1, 1), (True, 3, 2)])
def test_conquest_is_rewarded(throne: bool, resources: int, cards: int) -> None:
    """Half the cost, rounded down, and a card; for a Throne World all of it and two."""
    prize = Prize("world:bygaros_7#1", "bygaros_7", throne)
    t = victory(
        conquered={"bygaros_7": (0, 1)},
        units={"bygaros_7": {0: ["clone_battalion"]}},
        prizes=(prize,),
    )
    assert t.resources(0) == 2 + resources
    t.until("system_draw").pass_()
    assert len(t.hand(0)) == 6 + cards


@pytest.mark.rule("SI-9.5", "SI-R59")
def test_a_world_card_is_drawn_for_as_many_resources_as_worlds() -> None:
    """Once a Turn; only the player sees which."""
    t = victory()
    assert t.question == "system_draw"
    t.pick("draw")
    assert (t.resources(0), len(t.state.reserves[0])) == (0, 1)
    assert t.news("drew_world_card", viewer=1) == []
    assert t.question != "system_draw"
    poor = victory(resources=[1, 0])
    assert poor.question != "system_draw"


@pytest.mark.rule("SI-R59")
def test_without_worlds_the_draw_is_free() -> None:
    """It helps a beaten player."""
    t = victory(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        conquered={"aquas_delor": (1, 1)},
        units={"aquas_delor": {1: ["android_battalion"]}},
        resources=[0, 0],
    )
    assert t.question == "system_draw"


@pytest.mark.rule("SI-9.6", "SI-R60")
def test_the_hand_is_filled_or_cut_to_six() -> None:
    """Eight cards: two are discarded, faceup."""
    eight = ["clone_battalion"] * 2 + ["infantry_battalion"] * 2 + ["rapid_strike_fleet"] * 2
    eight += ["on_high_alert"] * 2
    t = victory(hands={0: eight}, resources=[0, 0])
    assert t.question == "discard"
    t.several("on_high_alert", "on_high_alert")
    assert t.discards(0) == ("on_high_alert", "on_high_alert")
    assert len(victory(resources=[0, 0]).hand(0)) == 6


@pytest.mark.rule("SI-R105")
def test_at_the_turn_limit_the_most_points_win() -> None:
    """After three Turns of each; equal points are a draw."""
    t = victory(options={"turn_limit": "3"}, resources=[0, 0])
    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.why) == ((0,), "turn_limit")
    even = victory(
        worlds={0: ["aquas_delor"], 1: ["bygaros_7"]},
        options={"turn_limit": "3"},
        resources=[0, 0],
    )
    assert even.match.outcome is not None
    assert even.match.outcome.winners == (0, 1)


# The Regent Phase


def regency(**more: object) -> Table:
    """Seat 0 is Regent, at the start of the Regent Phase."""
    facts: dict[str, object] = {
        "worlds": {0: ["aquas_delor", "damirus_outer"], 1: ["silicas", "damirus_outer"]},
        "phase": "regent",
        "regent": Seat(0),
        "resources": [1, 1],
        **more,
    }
    return position(**facts)  # type: ignore[arg-type]


@pytest.mark.rule("SI-10.1", "SI-R61")
def test_without_the_throne_world_the_title_is_lost() -> None:
    """And nothing more happens in the Turn."""
    t = regency(
        conquered={"aquas_delor": (1, 2)},
        units={"aquas_delor": {1: ["android_battalion"]}},
    )
    assert t.state.regent is None
    assert len(t.news("regent_lost")) == 1


@pytest.mark.rule("SI-10.1")
def test_without_asset_cards_the_title_is_lost() -> None:
    """An empty Asset Deck is enough."""
    from palatine.games.seize_the_imperium.decks import DECKS

    t = regency(hands={0: DECKS["capital_attack"].cards("assets")})
    assert t.state.regent is None


@pytest.mark.rule("SI-10.2", "SI-R62", "SI-1.13")
def test_the_regent_eliminates_disputed_characters_but_for_one() -> None:
    """Here the Regent spares the own."""
    t = regency(characters={0: ["nazeen"], 1: ["nazeen"]})
    assert t.question == "censure"
    assert t.match.asked[Seat(0)].most == 1  # type: ignore[attr-defined]
    t.answer(["character:nazeen#2"])
    assert "nazeen" in t.discards(1)


@pytest.mark.rule("SI-10.3", "SI-R62")
def test_the_regent_taxes_disputed_worlds_but_for_one_player() -> None:
    """Who has nothing pays nothing."""
    t = regency()
    assert t.question == "tax"
    t.answer(["player:1"])
    assert t.news("taxed") == [{"player": 1}]
    poor = regency(resources=[1, 0]).answer(["player:1"])
    assert poor.news("taxed") == []


def test_the_regent_may_choose_nobody() -> None:
    """Both parts are optional."""
    t = regency(characters={0: ["nazeen"], 1: ["nazeen"]}).answer([]).answer([])
    assert len(t.state.characters) == 2
    assert t.state.agenda[0] != Regent(Seat(0))


COPIES = {"world:mars#1": (1, 1), "world:mars#2": (0, 1)}
"""Seat 1 has Conquered seat 0's Mars, and seat 0 that of seat 2."""


def copies(**more: object) -> Table:
    """Seat 0 owns a Mars card and controls the other one."""
    facts: dict[str, object] = {
        "worlds": {0: ["silicas", "mars"], 1: ["krinos_mecarios"], 2: ["galvagex_3", "mars"]},
        "conquered": COPIES,
        "options": {
            "deck_1": "drone_onslaught",
            "deck_2": "fighter_strike",
            "deck_3": "ground_assault",
        },
        **more,
    }
    return position(3, **facts)  # type: ignore[arg-type]


@pytest.mark.rule("SI-R124", "SI-1.12")
def test_a_liberated_world_and_a_copy_that_one_controls_are_disputed() -> None:
    """Both stay with one player, and count nothing."""
    t = copies(phase="victory")
    assert [t.world(name).controller for name in COPIES] == [0, 0]
    assert points(t.state, Seat(0)) == 2


@pytest.mark.rule("SI-R124", "SI-8.5")
def test_an_own_world_that_is_taken_back_is_eliminated_as_a_copy() -> None:
    """Seat 0 keeps the other Mars card, undisputed."""
    t = copies(units={"world:mars#1": {0: ["robot_goliath-"]}}).pick("world:mars#1")
    t.until("aim", seat=0).aim("robot_goliath", "world:mars#1").pass_().until("home")
    t.pick("silicas").until("system_draw")
    assert ("mars" in t.discards(0), points(t.state, Seat(0))) == (True, 6)
