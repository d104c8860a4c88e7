"""Chapter 6: Units move among their player's World cards and to other players', and React."""

from collections.abc import Sequence

import pytest

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.rules.turns import NextTurn, PhaseBegins
from palatine.games.seize_the_imperium.tests.table import Table, position


def example() -> Table:
    """The rulebook's example: an attack on Zythenus Calendra from three World cards."""
    return position(
        worlds={
            0: ["earth_prime", "saturn", "granarias_2"],
            1: ["zythenus_calendra", "delnathos_beta", "aquas_delor"],
        },
        units={
            "earth_prime": {0: ["hover_tank_squadron", "invasion_assault_force"]},
            "saturn": {0: ["scout_tank_deployment", "early_intercept_maser_projectors"]},
            "granarias_2": {0: ["atmospheric_insertion_squadron", "anti_matter_torpedo_ships-"]},
            "delnathos_beta": {
                1: [
                    "high_velocity_launch_facility",
                    "cyborg_infantry_division-",
                    "main_battle_fleet-",
                ]
            },
            "aquas_delor": {1: ["rapid_strike_fleet", "clone_battalion-"]},
        },
        hands={1: ["on_high_alert"]},
        resources=[3, 3],
        phase="reallocation",
        options={"deck_1": "ground_assault", "deck_2": "capital_attack"},
    )


ATTACKERS = (
    "hover_tank_squadron",
    "invasion_assault_force",
    "scout_tank_deployment",
    "atmospheric_insertion_squadron",
)


@pytest.mark.rule("SI-6.1", "SI-6.2", "SI-6.4", "SI-5.8")
def test_the_example_part_b() -> None:
    """The four may go and become depleted; the Torpedo Ships and the Projectors may not."""
    t = example().until("attack")
    assert not t.offers("anti_matter_torpedo_ships")
    assert not t.offers("early_intercept_maser_projectors")
    for name in ATTACKERS:
        t.pick(name, "zythenus_calendra")
    zythenus = t.world("zythenus_calendra").id
    told = [(fact["player"], fact["card"], fact["place"]) for fact in t.news("unit_launched")]
    assert told == [(0, f"unit:{name}#1", zythenus) for name in ATTACKERS]
    assert t.state.entered == (zythenus,)
    assert [t.unit(name).at for name in ATTACKERS] == [zythenus] * 4
    assert all(t.unit(name).depleted for name in ATTACKERS)
    assert all(u.at == zythenus for u in t.state.units if u.face == "marine_infantry")


@pytest.mark.rule("SI-6.6", "SI-11.14", "SI-R23", "SI-R24", "SI-R65")
def test_the_example_part_c() -> None:
    """Cyborgs and Rapid Strike Fleet may React, the Main Battle Fleet with On High Alert."""
    t = example().until("attack")
    for name in ATTACKERS:
        t.pick(name, "zythenus_calendra")
    t.moment("part_c", seat=1).pick("on_high_alert").until("react")
    assert t.offers("cyborg_infantry_division", "main_battle_fleet", "rapid_strike_fleet")
    assert not t.offers("high_velocity_launch_facility")
    assert not t.offers("clone_battalion")
    t.pick("main_battle_fleet", "zythenus_calendra")
    assert not t.unit("rapid_strike_fleet").depleted
    t.pick("rapid_strike_fleet", "zythenus_calendra")
    assert not t.unit("rapid_strike_fleet").depleted
    assert t.state.alerts == ()


def test_without_on_high_alert_the_main_battle_fleet_stays() -> None:
    """It is depleted, and not in the same System."""
    t = example().until("attack").pick("hover_tank_squadron", "zythenus_calendra").until("react")
    assert not t.offers("main_battle_fleet")


@pytest.mark.rule("SI-6.3", "SI-R19")
def test_units_of_every_type_move_among_own_worlds() -> None:
    """That does not deplete them; depleted ones stay."""
    t = example()
    assert t.question == "move"
    assert t.offers("early_intercept_maser_projectors")
    assert not t.offers("anti_matter_torpedo_ships")
    t.pick("early_intercept_maser_projectors", "earth_prime")
    assert t.news("unit_moved") == [
        {
            "player": 0,
            "card": "unit:early_intercept_maser_projectors#1",
            "place": "world:earth_prime#1",
        }
    ]
    assert t.unit("early_intercept_maser_projectors").at == t.world("earth_prime").id
    assert not t.unit("early_intercept_maser_projectors").depleted


def four_players(*units: str, world: str = "dalken_cendros") -> Table:
    """Seat 0 with four players: seats 1 and 3 are neighbours, seat 2 is not."""
    return position(
        4,
        worlds={
            0: ["damirus_inner", world],
            1: ["earth_prime", "damirus_outer"],
            2: ["krinos_mecarios", "xygarius_calendra"],
            3: ["galvagex_3"],
        },
        units={"damirus_inner": {0: units}},
        resources=[1, 1, 1, 1],
        phase="reallocation",
        start="attack",
    )


@pytest.mark.rule("SI-6.5", "SI-R20", "SI-1.12")
def test_adjacent_are_neighbours_one_system_and_copies() -> None:
    """Across the table only the same System or a Disputed copy can be reached."""
    t = four_players("clone_battalion").pick("clone_battalion")
    assert t.offers("earth_prime", "galvagex_3")
    assert not t.offers("krinos_mecarios")
    disputed = four_players("clone_battalion", world="xygarius_calendra").pick("clone_battalion")
    assert disputed.offers("xygarius_calendra")
    assert not disputed.offers("krinos_mecarios")


@pytest.mark.rule("SI-6.5")
def test_with_three_players_all_worlds_are_adjacent() -> None:
    """Everybody is a neighbour."""
    t = position(
        3,
        worlds={0: ["aquas_delor"], 1: ["silicas"], 2: ["krinos_mecarios"]},
        units={"aquas_delor": {0: ["clone_battalion"]}},
        phase="reallocation",
        start="attack",
    )
    assert t.pick("clone_battalion").offers("silicas", "krinos_mecarios")


@pytest.mark.rule("SI-R21")
def test_nobody_attacks_in_a_turn_without_military_phase() -> None:
    """Nobody attacks without a Military Phase, since Units would only come back."""
    t = position(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        units={"aquas_delor": {0: ["clone_battalion"]}},
        phase="reallocation",
        turns=(1, 1),
    )
    while t.state.turn == 6:
        assert t.question != "attack"
        t.pass_()


@pytest.mark.rule("SI-11.17", "SI-R22")
def test_sub_light_costs_a_resource_counter() -> None:
    """Without one the Battlecruisers stay; with one they go and pay."""
    rim = "retired_rim_battlecruisers"
    t = four_players(rim)
    t.pick(rim, "earth_prime")
    assert t.resources(0) == 0
    poor = position(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        units={"aquas_delor": {0: [rim, "clone_battalion"]}},
        phase="reallocation",
        start="attack",
    )
    assert not poor.offers(rim)


def system_attack(**more: object) -> Table:
    """Seat 0 has entered Delnathos Alpha of seat 1, who has depleted Units nearby."""
    facts: dict[str, object] = {
        "worlds": {
            0: ["silicas"],
            1: ["zythenus_calendra", "delnathos_alpha", "delnathos_beta", "aquas_delor"],
        },
        "units": {
            "silicas": {0: ["android_battalion", "termbot_tanks"]},
            "delnathos_beta": {1: ["clone_battalion-", "orbital_mega_city"]},
            "aquas_delor": {1: ["infantry_battalion-"]},
        },
        "options": {"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
        "phase": "reallocation",
        "start": "",
        **more,
    }
    return position(**facts)  # type: ignore[arg-type]


@pytest.mark.rule("SI-6.7", "SI-R24")
def test_depleted_units_react_within_a_system() -> None:
    """The Clones come from Beta to Alpha; the Infantry at Aquas may not."""
    t = system_attack().until("attack").pick("android_battalion", "delnathos_alpha").until("react")
    assert t.offers("clone_battalion")
    assert not t.offers("infantry_battalion")
    assert not t.offers("orbital_mega_city")
    t.pick("clone_battalion", "delnathos_alpha")
    assert t.unit("clone_battalion").depleted


@pytest.mark.rule("SI-6.7", "SI-R24", "SI-1.12")
def test_depleted_units_react_to_a_disputed_world() -> None:
    """The Infantry at Aquas may go to Delnathos Alpha, since both players have a copy, but not to
    Zythenus, which nobody disputes."""
    t = system_attack(
        worlds={
            0: ["galvagex_3", "delnathos_alpha"],
            1: ["zythenus_calendra", "delnathos_alpha", "aquas_delor"],
        },
        units={
            "galvagex_3": {0: ["hover_tank_squadron", "scout_tank_deployment"]},
            "aquas_delor": {1: ["infantry_battalion-", "light_cruiser_task_force-"]},
        },
        options={"deck_1": "ground_assault", "deck_2": "capital_attack"},
    ).until("attack")
    t.pick("hover_tank_squadron", "delnathos_alpha", "scout_tank_deployment", "zythenus_calendra")
    assert t.until("react").offers("infantry_battalion", "light_cruiser_task_force")
    t.pick("infantry_battalion")
    assert t.options == ("world:delnathos_alpha#2", "pass")
    t.pick("delnathos_alpha")
    assert t.unit("infantry_battalion").depleted


@pytest.mark.rule("SI-6.7", "SI-R24", "SI-1.12")
@pytest.mark.parametrize("is_alerted", [False, True])
def test_depleted_units_react_to_a_disputed_world_from_anywhere(is_alerted: bool) -> None:
    """Damirus Inner is Disputed: the Infantry at Aquas may React to it, and uses up no permission;
    to go to Delnathos Beta it needs one."""
    t = system_attack(
        worlds={
            0: ["silicas", "damirus_inner"],
            1: ["zythenus_calendra", "damirus_inner", "delnathos_beta", "aquas_delor"],
        },
        units={
            "silicas": {0: ["android_battalion", "termbot_tanks"]},
            "aquas_delor": {1: ["infantry_battalion-", "clone_battalion"]},
        },
    ).until("attack")
    t.pick("android_battalion", "world:damirus_inner#2")
    leave = ((Seat(1), "my Troop card"),) if is_alerted else ()
    t.state.alerts = leave
    t.pick("termbot_tanks", "delnathos_beta").until("react").pick("infantry_battalion")
    goals = ("world:damirus_inner#2", *(["world:delnathos_beta#1"] if is_alerted else []), "pass")
    assert t.options == goals
    t.pick("world:damirus_inner#2")
    assert t.state.alerts == leave


@pytest.mark.rule("SI-6.7", "SI-R24")
def test_leave_is_used_up_only_by_who_needs_it() -> None:
    """The Clones are near and the Cyborgs Reactive, so neither needs the permission; the Infantry
    does, and then it is gone."""
    away = ["infantry_battalion-", "cyborg_infantry_division-"]
    t = system_attack(
        worlds={
            0: ["silicas"],
            1: ["zythenus_calendra", "geladhore_prime", "delnathos_beta", "delnathos_alpha"],
        },
        units={
            "silicas": {0: ["android_battalion"]},
            "delnathos_beta": {1: ["clone_battalion-"]},
            "geladhore_prime": {1: away},
        },
    ).until("attack")
    t.pick("android_battalion", "delnathos_alpha")
    leave = (Seat(1), "my Fleet|Troop card")
    other = (Seat(0), "my Troop card")
    t.state.alerts = (other, leave)
    t.until("react")
    for name in ("clone_battalion", "cyborg_infantry_division"):
        t.pick(name, "delnathos_alpha")
    assert list(t.state.alerts) == [other, leave]
    t.pick("infantry_battalion", "delnathos_alpha")
    assert list(t.state.alerts) == [other]


@pytest.mark.rule("SI-R24")
def test_anothers_leave_and_that_of_an_earlier_turn_help_nobody() -> None:
    """Seat 0 may let Units React, seat 1 may not; permissions left over are gone when the phase
    begins."""
    t = system_attack(alerts=((Seat(1), "my Fleet|Troop card"),)).until("attack")
    t.pick("android_battalion", "delnathos_alpha")
    assert t.state.alerts == ()
    t.state.alerts = ((Seat(0), "my Fleet|Troop card"), (Seat(1), "my Fleet card"))
    assert not t.until("react").offers("infantry_battalion")


@pytest.mark.rule("SI-6.6", "SI-R23")
def test_all_whose_worlds_were_entered_react_in_turn_order() -> None:
    """Of three other players, one was not entered and does not React. The player next to the active
    one is first, whichever was entered first."""
    t = position(
        4,
        worlds={
            0: ["krinos_mecarios"],
            1: ["silicas", "bygaros_7"],
            2: ["earth_prime"],
            3: ["galvagex_3", "mars"],
        },
        units={
            "krinos_mecarios": {0: ["destroyer_detachment", "bomber_squadron"]},
            "bygaros_7": {1: ["termbot_tanks", "robot_goliath"]},
            "earth_prime": {2: ["robot_goliath"]},
            "mars": {3: ["destroyer_detachment"]},
        },
        watch=("always", "able", "able", "able"),
        phase="reallocation",
        options={
            "deck_1": "fighter_strike",
            "deck_2": "drone_onslaught",
            "deck_3": "drone_onslaught",
            "deck_4": "ground_assault",
        },
    ).until("attack")
    t.pick("destroyer_detachment", "galvagex_3", "bomber_squadron", "silicas")
    t.until("react").pick("termbot_tanks")
    assert t.options == ("world:silicas#1", "pass")
    asked, windows = [], 0
    while t.pass_().state.phase == "reallocation":
        if t.question == "react":
            asked.append((t.seat, t.options))
        windows += t.state.moment == "part_c"
    assert asked == [
        (1, ("unit:termbot_tanks#1", "unit:robot_goliath#1", "pass")),
        (3, ("unit:destroyer_detachment#2", "pass")),
    ]
    assert windows == 1


@pytest.mark.rule("SI-6.2", "SI-6.3", "SI-6.4")
def test_counters_go_with_their_card_and_not_by_themselves() -> None:
    """A Carrier takes its Fighters along, at home and abroad; players can't move others' Units."""
    t = position(
        worlds={0: ["silicas", "bygaros_7"], 1: ["dalken_cendros"]},
        units={"silicas": {0: ["drone_carrier_group"]}, "dalken_cendros": {1: ["clone_battalion"]}},
        options={"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
        phase="reallocation",
    )
    carrier = "unit:drone_carrier_group#1"
    for question, goal in (("move", "bygaros_7"), ("attack", "dalken_cendros")):
        t.until(question)
        assert [name for name in t.options if name != "pass"] == [carrier]
        t.pick(carrier, goal)
        assert {one.at for one in t.state.units if one.owner == 0} == {f"world:{goal}#1"}
    fighters = [one.depleted for one in t.state.units if one.face == "drone_fighter"]
    assert (t.unit(carrier).depleted, fighters) == (True, [False] * 3)


@pytest.mark.rule("SI-6.3", "SI-R115")
def test_who_can_only_use_an_ability_is_asked_in_part_a() -> None:
    """Shalindris Nu can be used, but no Unit could move; when she is depleted, nobody is asked."""
    t = position(
        worlds={0: ["silicas", "bygaros_7"], 1: ["dalken_cendros"]},
        characters={0: ["shalindris_nu"]},
        options={"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
        phase="reallocation",
    )
    assert (t.question, t.options) == ("move", ("character:shalindris_nu#1", "pass"))
    t.pick("shalindris_nu")
    assert t.answer(list(t.options)).state.phase != "reallocation"


@pytest.mark.rule("SI-6.3")
def test_who_has_one_world_is_not_asked_to_move() -> None:
    """A player with one World card is not asked, since there is nowhere to go."""
    assert system_attack().question == "attack"


@pytest.mark.rule("SI-13.3", "SI-R26")
def test_depleted_orbitals_do_not_react_in_besieged_empires() -> None:
    """Depleted Orbitals don't React, not even within their System."""
    options = {"deck_1": "drone_onslaught", "deck_2": "capital_attack", "wide_reaction": "on"}
    units = {
        "silicas": {0: ["android_battalion"]},
        "delnathos_beta": {1: ["clone_battalion", "orbital_mega_city-"]},
    }
    t = system_attack(options=options, units=units)
    t.until("attack").pick("android_battalion", "delnathos_alpha").until("react")
    assert t.options == ("unit:clone_battalion#1", "pass")
    assert t.why_not("unit:orbital_mega_city#1") == "SI-6.7"


@pytest.mark.rule("SI-13.3", "SI-R26")
def test_orbitals_react_in_besieged_empires_and_deplete() -> None:
    """They must be undepleted to React."""
    options = {"deck_1": "drone_onslaught", "deck_2": "capital_attack", "wide_reaction": "on"}
    t = system_attack(options=options)
    t.until("attack").pick("android_battalion", "delnathos_alpha").until("react")
    t.pick("orbital_mega_city", "delnathos_alpha")
    assert t.unit("orbital_mega_city").depleted


@pytest.mark.rule("SI-R100")
def test_one_may_react_from_one_entered_world_to_another() -> None:
    """Both are entered; the Clones go from Beta to Alpha."""
    t = system_attack().until("attack")
    t.pick("android_battalion", "delnathos_alpha", "termbot_tanks", "delnathos_beta")
    t.until("react")
    assert t.pick("clone_battalion").options == (t.world("delnathos_alpha").id, "pass")


def test_a_unit_that_was_chosen_can_be_left_where_it_is() -> None:
    """Until the player has chosen its goal, nothing has happened: in part A, part B and part C."""
    t = system_attack(
        worlds={
            0: ["silicas", "bygaros_7"],
            1: ["zythenus_calendra", "delnathos_alpha", "delnathos_beta", "aquas_delor"],
        }
    )
    before = t.state.units
    for first, kind in (("move", "move_to"), ("attack", "attack_at")):
        t.until(first).pick("android_battalion")
        assert t.question == kind
        t.pass_()
        assert (t.question, t.state.units, t.state.entered) == (first, before, ())
    t.pick("android_battalion", "delnathos_alpha").until("react").pick("clone_battalion").pass_()
    assert (t.question, t.state.reacted, t.offers("clone_battalion")) == ("react", (), True)


@pytest.mark.rule("SI-R114")
def test_a_unit_reacts_once() -> None:
    """Both worlds are entered; the Clones go from Beta to Alpha, and not back again. The Orbital
    still may."""
    options = {"deck_1": "drone_onslaught", "deck_2": "capital_attack", "wide_reaction": "on"}
    t = system_attack(options=options).until("attack")
    t.pick("android_battalion", "delnathos_alpha", "termbot_tanks", "delnathos_beta")
    t.until("react").pick("clone_battalion", "delnathos_alpha")
    assert (t.question, t.offers("clone_battalion")) == ("react", False)
    assert t.why_not(t.unit("clone_battalion").id) == "SI-R114"


@pytest.mark.rule("SI-R25", "SI-7.2", "SI-8.6")
def test_the_attacker_may_only_skip_the_action() -> None:
    """After part C there is no more moving; a skipped Action sends the Units home."""
    t = system_attack().until("attack").pick("android_battalion", "delnathos_alpha")
    t.until("conquer").pass_()
    assert t.state.active == 1
    assert t.unit("android_battalion").at == t.world("silicas").id
    assert t.unit("android_battalion").depleted


@pytest.mark.rule("SI-6.6", "SI-6.2")
def test_who_has_nobody_to_send_is_not_asked_to_react() -> None:
    """There are no Units elsewhere; and counters do not React by themselves."""
    t = system_attack(units={"silicas": {0: ["android_battalion"]}}).until("attack")
    t.pick("android_battalion", "delnathos_alpha")
    while t.state.phase == "reallocation":
        assert t.question != "react"
        t.pass_()
    t = position(
        worlds={0: ["dalken_cendros"], 1: ["silicas", "bygaros_7"]},
        units={
            "dalken_cendros": {0: ["clone_battalion"]},
            "bygaros_7": {1: ["drone_carrier_group"]},
        },
        phase="reallocation",
    )
    t.until("attack").pick("clone_battalion", "silicas").until("react")
    assert t.options == ("unit:drone_carrier_group#1", "pass")


@pytest.mark.rule("SI-R24")
def test_of_several_leaves_one_that_fits_is_used_up() -> None:
    """The Infantry uses the permission for Troops."""
    t = system_attack().until("attack").pick("android_battalion", "delnathos_alpha")
    fleets, troops = (Seat(1), "my Fleet card"), (Seat(1), "my Troop card")
    t.state.alerts = (fleets, troops)
    t.until("react").pick("infantry_battalion", "delnathos_alpha")
    assert list(t.state.alerts) == [fleets]


MANEUVERS = "secret_maneuvers"


def maneuvering(*entered: str, people: Sequence[str] = ()) -> Table:
    """Three Destroyers of seat 0; one has gone to each of these worlds, and part C is over."""
    t = position(
        3,
        worlds={0: ["mars"], 1: ["silicas", "bygaros_7"], 2: ["krinos_mecarios"]},
        units={
            "mars": {0: ["destroyer_detachment"] * 3},
            "bygaros_7": {1: ["robot_goliath"]},
        },
        hands={0: [MANEUVERS]},
        characters={0: people},
        options={
            "deck_1": "ground_assault",
            "deck_2": "drone_onslaught",
            "deck_3": "fighter_strike",
        },
        resources=[2, 0, 0],
        watch=("always", "able", "able"),
        agenda=(
            NextTurn(Seat(0)),
            *[PhaseBegins(Seat(0), phase) for phase in ("military", "reallocation")],
        ),
    ).until("attack")
    assert [name for name in t.options if name != "pass"] == [
        f"unit:destroyer_detachment#{n}" for n in (1, 2, 3)
    ]
    for number, name in enumerate(entered):
        t.until("attack").pick(f"unit:destroyer_detachment#{number + 1}", name)
    return t.moment("phase_end", seat=0)


@pytest.mark.rule("SI-1.15", "SI-6.4")
def test_secret_maneuvers_lead_where_others_went() -> None:
    """To one of the entered worlds, with a Unit of the player's own; if there is only one, nobody
    asks which."""
    t = maneuvering("silicas", "krinos_mecarios").pick(MANEUVERS).until("attack")
    third = "unit:destroyer_detachment#3"
    assert t.options == (third, "pass")
    t.pick(third)
    assert t.options == ("world:silicas#1", "world:krinos_mecarios#1")
    why = t.match.why_not(Seat(0), "world:bygaros_7#1")
    assert why is not None
    assert (why.rule, why.id) == ("SI-1.15", "not_entered")
    assert t.pick("krinos_mecarios").unit(third).at == "world:krinos_mecarios#1"
    t = maneuvering("silicas").pick(MANEUVERS).until("attack").pick("unit:destroyer_detachment#2")
    assert t.unit("unit:destroyer_detachment#2").at == "world:silicas#1"
    assert t.question != "attack"


@pytest.mark.rule("SI-1.15", "SI-12.5")
def test_secret_maneuvers_need_somewhere_that_was_entered() -> None:
    """A player who has attacked nobody can't play them; with an Assassin two Units go, or none."""
    t = maneuvering()
    assert (t.offers(MANEUVERS), t.why_not(f"hand:{MANEUVERS}")) == (False, "SI-12.5")
    assert not maneuvering("silicas", "krinos_mecarios", "silicas").offers(MANEUVERS)
    t = maneuvering("silicas", people=["anasiia"]).pick(MANEUVERS, "anasiia").until("attack")
    assert t.pass_().question != "attack"
