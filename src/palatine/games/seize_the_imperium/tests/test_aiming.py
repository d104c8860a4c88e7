"""Chapter 7: which Units target when, and which kinds they choose."""

import pytest

from palatine.core.atoms import name_of
from palatine.games.seize_the_imperium.tests.battle import battle
from palatine.games.seize_the_imperium.tests.table import Table, position

SOLDIERS = "augmented_super_soldiers"


def asked_about(t: Table) -> tuple[object, int, object]:
    """The kind of question, who is asked, and about which card."""
    ask = t.packet(t.seat).ask
    assert ask is not None
    return t.question, t.seat, ask.facts["card"]


@pytest.mark.rule("SI-12.11", "SI-1.15")
def test_the_attackers_units_choose_first() -> None:
    """They choose one after the other, once in an Action; everyone hears it, and it holds."""
    t = battle([SOLDIERS, SOLDIERS], [SOLDIERS])
    found = []
    for kind in ("Infantry", "Vehicles", "Mechs"):
        found.append(asked_about(t.until("kind")))
        t.answer(f"kind:{kind}")
    assert found == [("kind", p, f"unit:{SOLDIERS}#{n}") for p, n in ((0, 1), (0, 2), (1, 3))]
    said = [(fact["card"], fact["kind"]) for fact in t.news("kind_chosen", viewer=1)]
    kinds = ("Infantry", "Vehicles", "Mechs")
    assert said == [
        (f"unit:{SOLDIERS}#{n}", f"kind:{k}") for n, k in zip((1, 2, 3), kinds, strict=True)
    ]
    t.until("withdraw").answer("no").until("aim", seat=0)
    own, theirs = [f"unit:{SOLDIERS}#{n}" for n in (1, 2)], f"unit:{SOLDIERS}#3"
    for name in own:
        t.pick(name, theirs)
    aimed = next(note for note in t.view().notes if note.id == "attack")
    assert aimed.facts["att"] == 8 + 5  # three more versus Infantry for the first alone
    assert t.news("exchange_began")[-1]["number"] == 2


@pytest.mark.rule("SI-R27")
def test_who_has_aimed_already_is_listed_behind_the_pass() -> None:
    """Units that can still fire come first; each Unit is listed once."""
    t = battle(["destroyer_detachment", "bomber_squadron"], ["standard_mech_company"]).until("aim")
    assert t.options == ("unit:destroyer_detachment#1", "unit:bomber_squadron#1", "pass")
    t.aim("destroyer_detachment", "standard_mech_company")
    assert t.options == ("unit:bomber_squadron#1", "pass", "unit:destroyer_detachment#1")


@pytest.mark.rule("SI-7.8", "SI-12.3", "SI-R117")
def test_each_player_of_a_side_targets_with_own_units() -> None:
    """A third player's Picket Fleet is not the Defender's to aim, nor the other way round."""
    t = position(
        3,
        worlds={0: ["krinos_mecarios"], 1: ["silicas"], 2: ["aquas_delor"]},
        units={"silicas": {0: ["destroyer_detachment-"], 1: ["siege_bunker_fortifications"]}},
        hands={2: ["emergency_picket_fleet"]},
        resources=[0, 0, 2],
        options={"deck_1": "fighter_strike", "deck_3": "capital_attack"},
    ).pick("silicas")
    t.moment("before_exchange", seat=2).pick("emergency_picket_fleet").answer("yes")
    picket, fort = "tactic:emergency_picket_fleet#1", "unit:siege_bunker_fortifications#1"
    assert t.until("aim", seat=1).options == (fort, "pass")
    assert t.why_not(picket) == "SI-12.3"
    t.pass_()
    assert (t.question, t.seat, t.options) == ("aim", 2, (picket, "pass"))
    assert name_of(t.options[0]) == "emergency_picket_fleet"


@pytest.mark.rule("SI-11.5", "SI-11.19")
@pytest.mark.parametrize(
    ("throne", "why"), [("saturn", "SI-11.19"), ("delnathos_alpha", "SI-11.5")]
)
def test_why_a_unit_does_not_strike(throne: str, why: str) -> None:
    """A Shelter Network has ATT 0, but at Mars, beside Saturn, 1 versus Drones; a Transport has
    ATT 1 and no Surprise Strike."""
    units = ["early_intercept_maser_projectors", "bombardment_shelter_network"]
    t = position(
        worlds={0: ["silicas"], 1: [throne, "mars"]},
        units={
            "mars": {
                0: ["drone_fighter_squadron-", "early_intercept_maser_projectors-"],
                1: [*units, "marine_hover_transports"],
            }
        },
        options={"deck_1": "drone_onslaught", "deck_2": "ground_assault"},
    ).pick("mars")
    t.until("aim", seat=1)
    assert t.why_not("unit:bombardment_shelter_network#1") == why
    assert t.why_not("unit:marine_hover_transports#1") == "SI-11.19"


@pytest.mark.rule("SI-11.5", "SI-11.19")
def test_a_unit_with_att_1_is_told_that_it_has_no_strike() -> None:
    """The Attacker hears so even if nobody defends the World card, which the Unit could target."""
    t = battle(["orbital_drop_marine_teams", "marine_hover_transports"]).until("aim")
    assert t.options == ("unit:orbital_drop_marine_teams#1", "pass")
    assert t.why_not("unit:marine_hover_transports#1") == "SI-11.19"


@pytest.mark.rule("SI-7.8")
def test_defending_troops_have_nobody_to_target_without_attacking_troops() -> None:
    """The Batteries may target the Fleet; the player hears why the Tanks may not."""
    t = battle(["destroyer_detachment"], ["beam_weapon_batteries", "termbot_tanks"])
    assert t.until("aim", seat=1).offers("beam_weapon_batteries")
    assert t.why_not("unit:termbot_tanks#1") == "SI-7.8"
