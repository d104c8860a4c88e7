"""Chapter 12: abilities of cards in play, who may use them and when."""

import pytest

from palatine.core.atoms import name_of
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.rules.abilities import is_here, own_abilities
from palatine.games.seize_the_imperium.rules.table import replace
from palatine.games.seize_the_imperium.state import Character
from palatine.games.seize_the_imperium.tests.battle import battle
from palatine.games.seize_the_imperium.tests.table import Table, position

FACILITY = "high_velocity_launch_facility"


def two_courts() -> Table:
    """Both players have World cards, Characters and Units that could be used in their Turn."""
    t = position(
        worlds={
            0: ["damirus_inner", "ygranus_calendra", "zythenus_calendra"],
            1: ["saturn", "galvagex_3"],
        },
        units={
            "zythenus_calendra": {0: [FACILITY, FACILITY, "interceptor_squadron-"]},
            "galvagex_3": {1: [FACILITY, "destroyer_detachment-"]},
        },
        hands={1: ["hover_tank_squadron"]},
        characters={0: ["azhar_maikenik"], 1: ["andala_marenas", "anasiia"]},
        resources=[2, 9],
        phase="allocation",
        options={"deck_2": "ground_assault"},
    )
    t.state.characters += (Character("character:shalindris_nu#1", "shalindris_nu", Seat(0)),)
    t.state.units = tuple([replace(one, fresh=True) for one in t.state.units])
    t.state.discards = (("unit:clone_battalion#1",), ())
    return t


@pytest.mark.rule("SI-12.2", "SI-12.3", "SI-R115")
def test_a_player_uses_own_cards_only() -> None:
    """World cards, Characters and Units, in the order in which they came; none of another
    player's."""
    t = two_courts()
    own = ("damirus_inner", "ygranus_calendra", "azhar_maikenik", "shalindris_nu")
    found = own_abilities(t.state, Seat(0), "own_allocation")
    assert tuple([name_of(id_) for id_ in found]) == (*own, FACILITY, FACILITY)
    assert found[-2:] == (f"unit:{FACILITY}#1", f"unit:{FACILITY}#2")
    theirs = own_abilities(t.state, Seat(1), "own_turn")
    assert [name_of(id_) for id_ in theirs] == ["galvagex_3", "andala_marenas", "anasiia"]


@pytest.mark.rule("SI-12.2", "SI-1.10")
def test_a_depleted_card_is_not_used_again() -> None:
    """No depleted World card, Character or Unit is used again."""
    t = two_courts()
    t.state.worlds = tuple([replace(each, depleted=True) for each in t.state.worlds])
    t.state.characters = tuple([replace(each, depleted=True) for each in t.state.characters])
    t.state.units = tuple([replace(each, depleted=True) for each in t.state.units])
    assert own_abilities(t.state, Seat(0), "own_allocation") == ()


@pytest.mark.rule("SI-1.12", "SI-1.13", "SI-R75")
def test_disputed_cards_are_not_depleted_for_their_text() -> None:
    """Ygranus and Azhar are idle while the other player has them too."""
    for foe, is_offered in (("fighter_strike", False), ("drone_onslaught", True)):
        is_copy = foe == "fighter_strike"
        t = position(
            worlds={
                0: ["damirus_inner", "ygranus_calendra"],
                1: ["malakar_4", "ygranus_calendra"] if is_copy else ["mars"],
            },
            characters={0: ["azhar_maikenik"], 1: ["azhar_maikenik"] if is_copy else []},
            phase="allocation",
            options={"deck_2": foe},
        ).until("allocate")
        assert t.offers("ygranus_calendra") == is_offered
        assert t.offers("azhar_maikenik") == is_offered


@pytest.mark.rule("SI-7.3", "SI-12.2")
def test_a_unit_is_used_in_a_fight_only_where_it_is_present() -> None:
    """Batteries at the World card that is fought for are offered, those at another are not."""
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas", "bygaros_7"]},
        units={
            "bygaros_7": {0: ["rapid_strike_fleet-"], 1: ["beam_weapon_batteries"]},
            "silicas": {1: ["beam_weapon_batteries"]},
        },
    ).pick("bygaros_7")
    t.moment("before_exchange", seat=1)
    here, elsewhere = [f"unit:beam_weapon_batteries#{n}" for n in (1, 2)]
    assert (t.offers(here), t.offers(elsewhere)) == (True, False)
    assert is_here(t.state, elsewhere, "any")
    assert not is_here(t.state, elsewhere, "exchange")
    t.state.conquest = None
    assert is_here(t.state, elsewhere, "exchange")


@pytest.mark.rule("SI-12.2", "SI-12.4")
def test_all_hear_of_an_ability_that_is_used() -> None:
    """Everyone hears which card depletes, or loses a Mission counter."""
    t = battle(["rapid_strike_fleet"], ["beam_weapon_batteries", "android_battalion"])
    t.moment("before_exchange", seat=1).pick("android_battalion")
    t.moment("before_exchange", seat=1).pick("beam_weapon_batteries")
    used = [(fact["player"], fact["card"]) for fact in t.news("ability_used", viewer=0)]
    assert used == [(1, "unit:android_battalion#1"), (1, "unit:beam_weapon_batteries#1")]
    assert (t.unit("android_battalion").missions, t.unit("android_battalion").depleted) == (
        1,
        False,
    )
    assert t.unit("beam_weapon_batteries").depleted


@pytest.mark.rule("SI-12.3", "SI-12.4")
def test_anothers_units_and_spent_missions_are_not_offered() -> None:
    """The Attacker can't use the Defender's Batteries; Androids fight with two Missions, not a
    third."""
    t = battle(["rapid_strike_fleet"], ["beam_weapon_batteries"], watch=("always", "always"))
    t.moment("before_exchange", seat=0)
    assert (t.offers("beam_weapon_batteries"), t.options[0]) == (False, "pass")
    t = battle(["rapid_strike_fleet"], ["android_battalion"], watch=("able", "always"))
    for _ in (1, 2):
        t.moment("before_exchange", seat=1).pick("android_battalion")
    t.moment("before_exchange", seat=1)
    assert (t.offers("android_battalion"), t.unit("android_battalion").missions) == (False, 0)
    assert t.why_not("unit:android_battalion#1") == "SI-12.4"


@pytest.mark.rule("SI-R115")
def test_what_is_for_the_turn_is_used_while_world_cards_are_faced_up() -> None:
    """The same holds for abilities of the Resupply Phase, but not for those of the Allocation
    Phase."""
    t = position(
        worlds={0: ["aquas_delor", "ygranus_calendra"], 1: ["silicas"]},
        characters={0: ["shalma_questin", "azhar_maikenik"]},
        reserves={0: ["damirus_outer"]},
        phase="resupply",
        start="settle",
    )
    assert (t.question, t.offers("ygranus_calendra", "shalma_questin")) == ("settle", True)
    assert not t.offers("azhar_maikenik")
