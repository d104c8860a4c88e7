"""Chapters 7 and 8: Conquest Actions, their Exchanges, and how they end."""

import pytest

from palatine.games.seize_the_imperium.tests.battle import battle
from palatine.games.seize_the_imperium.tests.table import Table, position

ALWAYS = ("always", "always")
CAPITAL_V_DRONES = {"deck_1": "capital_attack", "deck_2": "drone_onslaught"}


def fight(
    attackers: list[str], defenders: list[str], at: str = "bygaros_7", **more: object
) -> Table:
    """Capital Attack attacks a World card of Drone Onslaught."""
    facts: dict[str, object] = {
        "worlds": {0: ["aquas_delor", "delnathos_alpha"], 1: ["silicas", at]},
        "units": {at: {0: [f"{name}-" for name in attackers], 1: defenders}},
        "options": CAPITAL_V_DRONES,
        **more,
    }
    if at == "silicas":
        facts["worlds"] = {0: ["aquas_delor", "delnathos_alpha"], 1: ["silicas", "bygaros_7"]}
    t = position(**facts)  # type: ignore[arg-type]
    return t.pick(at)


@pytest.mark.rule("SI-7.2", "SI-R83", "SI-R25")
def test_conquest_actions_are_fought_one_after_the_other() -> None:
    """In the Attacker's order; in the end, Units that did not fight go home. Everyone hears which
    World card is fought for."""
    t = position(
        worlds={0: ["aquas_delor"], 1: ["silicas", "bygaros_7", "mars"]},
        units={
            "silicas": {0: ["rapid_strike_fleet-"]},
            "bygaros_7": {0: ["clone_battalion-"]},
            "mars": {0: ["infantry_battalion-"]},
        },
        options=CAPITAL_V_DRONES,
    )
    for name in ("mars", "silicas"):
        t.until("conquer").pick(name)
        said = {"player": 0, "defender": 1, "card": f"world:{name}#1"}
        assert t.news("conquest_began")[-1] == said
        while t.state.conquest is not None:
            t.answer(t.quiet_answer())
        t.until("home").pick("aquas_delor") if t.question == "home" else t
    assert t.until("conquer").options == ("world:bygaros_7#1", "pass")


def step_one(t: Table) -> Table:
    """Up to the targets of Step 1."""
    while t.state.conquest is None or t.state.conquest.step != "step_1" or t.question != "aim":
        t.answer("pass" if "pass" in t.options else t.options[0])
    return t


def second(t: Table) -> Table:
    """Up to the targets of Step 1 of the second Exchange."""
    while not (t.state.conquest and t.state.conquest.exchange == 2):
        t.answer("pass" if "pass" in t.options else "no")
    return step_one(t)


@pytest.mark.rule("SI-7.1", "SI-13.4")
@pytest.mark.parametrize(
    ("turns", "options", "fights"),
    [
        (1, {}, False),
        (2, {}, True),
        (2, {"late_war": "on"}, False),
        (3, {"late_war": "on"}, True),
        (1, {"accelerated": "on"}, True),
    ],
)
def test_the_first_military_phase_is_skipped(
    turns: int, options: dict[str, str], fights: bool
) -> None:
    """The first Military Phase is skipped, and in the late war the second too."""
    t = position(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        units={"aquas_delor": {0: ["clone_battalion"]}},
        phase="resupply",
        turns=(turns - 1, 5),
        start="turn",
        options=options,
    )
    begun = False
    while t.state.active == 0:
        begun = begun or t.question == "attack"
        t.answer("pass" if "pass" in t.options else [t.options[0]])
    assert begun == fights


@pytest.mark.rule("SI-7.3", "SI-7.4", "SI-7.12", "SI-R98")
def test_two_exchanges_are_fought() -> None:
    """Two Exchanges are fought even if nobody targets anybody."""
    t = fight(["rapid_strike_fleet"], [])
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    assert [fact["number"] for fact in t.news("exchange_began")] == [1, 2]


@pytest.mark.rule("SI-7.5", "SI-7.6", "SI-R29")
def test_fleets_target_units_and_the_world() -> None:
    """ATT that reaches DEF is enough: 7 against 7 is a Damage counter."""
    t = step_one(fight(["light_cruiser_task_force"], ["shock_robot_drop_carriers"]))
    t.pick("light_cruiser_task_force")
    assert t.offers("shock_robot_drop_carriers", "bygaros_7")
    t.pick("shock_robot_drop_carriers").pass_().until("aim", seat=1)
    assert t.unit("shock_robot_drop_carriers").damage == 1


@pytest.mark.rule("SI-7.5", "SI-7.7", "SI-R39")
def test_troops_do_not_fight_in_the_first_exchange() -> None:
    """They neither target nor are targeted; in the second they target Troops, not Fleets."""
    t = fight(
        ["clone_battalion", "rapid_strike_fleet"], ["termbot_tanks", "drone_fighter_squadron"]
    )
    step_one(t)
    assert not t.offers("clone_battalion")
    t.pass_().until("aim", seat=1)
    assert not t.offers("termbot_tanks")
    t.pick("drone_fighter_squadron")
    assert t.offers("rapid_strike_fleet")
    assert not t.offers("clone_battalion")
    second(t.pass_()).pick("clone_battalion")
    assert t.offers("termbot_tanks", "bygaros_7")
    assert not t.offers("drone_fighter_squadron")


@pytest.mark.rule("SI-11.7", "SI-R39")
def test_an_assault_troop_that_targets_can_be_targeted() -> None:
    """An Assault Troop that targets can be targeted; one that does not is safe."""
    t = step_one(fight(["jump_battlesuit_company"], ["termbot_tanks"]))
    t.aim("jump_battlesuit_company", "bygaros_7").pass_().until("aim", seat=1)
    assert t.pick("termbot_tanks").offers("jump_battlesuit_company")
    still = step_one(fight(["jump_battlesuit_company"], ["termbot_tanks"])).pass_()
    still.until("withdraw")
    assert not [f for f in still.news("aimed") if f["player"] == 1]


@pytest.mark.rule("SI-7.8", "SI-R40")
def test_defending_troops_target_troops_only() -> None:
    """Fleets and Installations target anybody; Intercept does not let Troops target Fleets."""
    t = fight(
        ["rapid_strike_fleet", "jump_battlesuit_company"],
        ["intercept_hover_drones", "beam_weapon_batteries"],
    )
    step_one(t).aim("jump_battlesuit_company", "bygaros_7").pass_().until("aim", seat=1)
    t.pick("intercept_hover_drones")
    assert t.offers("jump_battlesuit_company")
    assert not t.offers("rapid_strike_fleet")
    t.pass_().pick("beam_weapon_batteries")
    assert t.offers("jump_battlesuit_company", "rapid_strike_fleet")


@pytest.mark.rule("SI-11.11", "SI-R40")
def test_intercept_finds_troops_that_hide() -> None:
    """Intercept Hover Drones may target Troops that do not target in the first Exchange."""
    t = step_one(fight(["clone_battalion", "rapid_strike_fleet"], ["intercept_hover_drones"]))
    t.pass_().until("aim", seat=1)
    assert t.pick("intercept_hover_drones").offers("clone_battalion")


@pytest.mark.rule("SI-7.9", "SI-R41", "SI-11.12")
def test_damaged_cards_leave_in_step_three() -> None:
    """A Hardened one survives one counter, and goes with the second."""
    t = step_one(fight(["light_cruiser_task_force", "rapid_strike_fleet"], ["robot_goliath"]))
    t.pass_().until("aim", seat=1).aim("robot_goliath", "light_cruiser_task_force").pass_()
    t.until("withdraw")
    assert t.unit("light_cruiser_task_force").damage == 1
    second(t).pass_().until("aim", seat=1)
    t.aim("robot_goliath", "light_cruiser_task_force").pass_()
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    assert "light_cruiser_task_force" in t.discards(0)  # [SI-R42] damage adds up


@pytest.mark.rule("SI-R42", "SI-7.13")
def test_damage_stays_over_the_exchanges_and_goes_after_the_action() -> None:
    """A Hardened Cruiser with one Damage counter goes home undamaged."""
    t = step_one(fight(["light_cruiser_task_force"], ["robot_goliath"]))
    t.pass_().until("aim", seat=1).aim("robot_goliath", "light_cruiser_task_force").pass_()
    second(t)
    assert t.unit("light_cruiser_task_force").damage == 1
    t.until("home").pick("aquas_delor")
    assert t.unit("light_cruiser_task_force").damage == 0


@pytest.mark.rule("SI-7.10", "SI-1.8", "SI-R41")
def test_unit_counters_go_at_once_and_do_not_target_back() -> None:
    """Two Drone Fighters are gone before Step 2."""
    t = step_one(fight(["interceptor_squadron"], ["drone_carrier_group"]))
    two = ("counter:drone_fighter#1", "counter:drone_fighter#2")
    t.aim("interceptor_squadron", *two, parts=[4, 4]).pass_().until("aim", seat=1)
    assert t.count("drone_fighter") == 1
    assert not t.offers("counter:drone_fighter#1")


@pytest.mark.rule("SI-7.11", "SI-R46")
def test_the_attacker_withdraws_with_all_or_none() -> None:
    """The Action ends without success, and the Units go home."""
    t = step_one(fight(["rapid_strike_fleet", "clone_battalion"], ["robot_goliath"]))
    t.until("withdraw").answer("yes").until("home")
    assert t.news("withdrew") == [{"player": 0}]
    t.pick("aquas_delor", "delnathos_alpha")
    places = [t.unit(name).at for name in ("rapid_strike_fleet", "clone_battalion")]
    assert places == [t.world("aquas_delor").id, t.world("delnathos_alpha").id]


@pytest.mark.rule("SI-7.11", "SI-R46")
def test_after_the_last_exchange_the_attacker_may_forgo_what_would_be_conquered() -> None:
    """The World card stays whose it was. Without success there is nothing to ask."""
    for answer in ("yes", "no"):
        t = step_one(fight(["main_battle_fleet", "clone_battalion"], []))
        t.aim("main_battle_fleet", "bygaros_7").pass_().until("forgo").answer(answer)
        t.until("home" if answer == "yes" else "garrison")
        assert (t.world("bygaros_7").controller == 1) is (answer == "yes")
    failed = step_one(fight(["rapid_strike_fleet"], ["robot_goliath"]))
    while failed.question != "home":
        assert failed.question != "forgo"
        failed.answer("pass" if "pass" in failed.options else "no")
    assert failed.news("conquest_failed")


@pytest.mark.rule("SI-7.11")
def test_the_defender_may_save_fleets() -> None:
    """The Defender's Fleets go to another World card with their counters."""
    t = step_one(fight(["rapid_strike_fleet"], ["drone_carrier_group", "termbot_tanks"]))
    t.until("retreat")
    assert not t.offers("termbot_tanks")
    t.pick("drone_carrier_group")
    silicas = t.world("silicas").id
    assert t.unit("drone_carrier_group").at == silicas
    assert all(u.at == silicas for u in t.state.units if u.face == "drone_fighter")


@pytest.mark.rule("SI-7.11", "SI-R46")
def test_the_defender_may_save_fleets_after_a_withdrawal_too() -> None:
    """The Attacker's Units go first, then the Defender says of each Fleet whether it goes."""
    t = step_one(fight(["rapid_strike_fleet"], ["drone_carrier_group", "termbot_tanks"]))
    t.until("withdraw").answer("yes").until("home").pick("aquas_delor")
    assert (t.question, t.seat, t.offers("termbot_tanks")) == ("retreat", 1, False)
    t.pick("drone_carrier_group")
    went = [fact["card"] for fact in t.news("unit_went")]
    assert went == [t.unit("rapid_strike_fleet").id, t.unit("drone_carrier_group").id]
    assert t.news("conquest_failed")
    assert t.world("bygaros_7").controller == 1


@pytest.mark.rule("SI-R46")
def test_in_version_1_a_withdrawal_ended_the_action() -> None:
    """The Defender is not asked, and the Attacker's Units go afterwards."""
    t = step_one(fight(["rapid_strike_fleet"], ["drone_carrier_group"], version=1))
    t.until("withdraw").answer("yes")
    while t.question != "home":
        assert t.question != "retreat"
        t.pass_()
    assert t.news("conquest_failed")


@pytest.mark.rule("SI-R27")
def test_a_unit_need_not_target() -> None:
    """A player may pass for a Unit, and choose again before that."""
    t = step_one(fight(["rapid_strike_fleet"], ["termbot_tanks"]))
    t.aim("rapid_strike_fleet", "termbot_tanks").aim("rapid_strike_fleet", "bygaros_7")
    assert [a.target for a in t.state.conquest.aims] == [t.world("bygaros_7").id]  # type: ignore[union-attr]
    t.pick("rapid_strike_fleet").pass_()
    assert t.state.conquest.aims == ()  # type: ignore[union-attr]


@pytest.mark.rule("SI-R47")
def test_an_action_ends_when_nothing_of_the_attacker_is_left() -> None:
    """Without Attackers there is no second Exchange."""
    t = step_one(fight(["rapid_strike_fleet"], ["robot_goliath"]))
    t.pass_()
    t.until("aim", seat=1).aim("robot_goliath", "rapid_strike_fleet").pass_()
    while t.state.conquest is not None:
        t.pass_()
    assert len(t.news("exchange_began")) == 1
    assert len(t.news("conquest_failed")) == 1


@pytest.mark.rule("SI-R47")
def test_nobody_is_asked_for_a_fight_that_is_over() -> None:
    """Masers strike the only Attacker down; after that, players could only undo Damage."""
    t = battle(["bomber_squadron"], ["early_intercept_maser_projectors"], watch=ALWAYS)
    t.until("aim", seat=1).aim("early_intercept_maser_projectors", "bomber_squadron").pass_()
    moments = []
    while t.state.conquest is not None:
        moments.append(t.state.moment)
        t.pass_()
    assert moments == ["step_3", "step_3"]


# Success


def conquered(at: str = "bygaros_7", **more: object) -> Table:
    """Heavy Cruisers take a World card that nobody defends."""
    t = step_one(fight(["heavy_cruiser_assault_force", "clone_battalion"], [], at, **more))
    t.aim("heavy_cruiser_assault_force", at).pass_()
    second(t).aim("heavy_cruiser_assault_force", at).pass_()
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    return t


@pytest.mark.rule("SI-8.1", "SI-8.3", "SI-8.4", "SI-R45", "SI-R48")
def test_a_world_is_conquered() -> None:
    """It goes to the Attacker with the counters of both Exchanges; survivors may stay."""
    t = conquered()
    here = t.world("bygaros_7")
    assert (here.owner, here.controller, here.conquest) == (1, 0, 2)
    assert t.question == "garrison"
    t.pick("clone_battalion", "aquas_delor").pass_()
    assert t.unit("heavy_cruiser_assault_force").at == here.id
    assert t.unit("clone_battalion").at == t.world("aquas_delor").id


@pytest.mark.rule("SI-8.2")
def test_a_throne_world_has_twice_the_def_and_takes_one_more() -> None:
    """Silicas, DEF 4, has 8 and takes two."""
    t = conquered("silicas")
    assert t.world("silicas").controller == 0
    (first, _) = t.news("attacked")
    assert first["against"] == 8
    assert t.world("silicas").throne


@pytest.mark.rule("SI-8.1", "SI-R44")
def test_a_defending_troop_holds_the_world() -> None:
    """Even a Troop counter holds the World card; a Fleet does not."""
    for defender, controller in (("termbot_tanks", 1), ("drone_fighter_squadron", 0)):
        t = step_one(fight(["heavy_cruiser_assault_force"], [defender]))
        t.aim("heavy_cruiser_assault_force", "bygaros_7").pass_()
        while t.state.conquest is not None:
            t.answer("pass" if "pass" in t.options else "no")
        assert t.world("bygaros_7").controller == controller


@pytest.mark.rule("SI-R44", "SI-1.8")
def test_troop_counters_hold_the_world_while_their_card_lives() -> None:
    """Two Robot Infantry counters of Drop Carriers are Troops."""
    t = step_one(fight(["heavy_cruiser_assault_force"], ["shock_robot_drop_carriers"]))
    t.aim("heavy_cruiser_assault_force", "bygaros_7").pass_()
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    assert t.world("bygaros_7").controller == 1


def without_carriers() -> Table:
    """The Drop Carriers are shot; their counters fight on."""
    attackers = ["heavy_cruiser_assault_force", "main_battle_fleet"]
    t = step_one(fight(attackers, ["shock_robot_drop_carriers"]))
    t.aim("heavy_cruiser_assault_force", "shock_robot_drop_carriers")
    return t.aim("main_battle_fleet", "bygaros_7").pass_().until("withdraw")


@pytest.mark.rule("SI-R46", "SI-R43")
def test_counters_that_will_go_hold_nothing_when_it_is_asked_whether_to_conquer() -> None:
    """They are still there in Step 4, and the World card is about to be Conquered anyway."""
    t = without_carriers().until("forgo")
    assert t.count("robot_infantry") == 2


@pytest.mark.rule("SI-R43", "SI-7.13")
def test_counters_without_their_card_go_before_it_is_judged() -> None:
    """The Drop Carriers' counters hold nothing then."""
    t = without_carriers()
    assert not t.has_unit("shock_robot_drop_carriers")
    assert t.count("robot_infantry") == 2
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    assert t.count("robot_infantry") == 0
    assert t.world("bygaros_7").controller == 0


@pytest.mark.rule("SI-8.3")
def test_orbitals_are_eliminated_and_fleets_go_home() -> None:
    """This happens when a World card is Conquered."""
    t = step_one(
        fight(
            ["heavy_cruiser_assault_force"],
            ["galadium_commerce_station", "drone_fighter_squadron"],
        )
    )
    t.aim("heavy_cruiser_assault_force", "bygaros_7").pass_()
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    assert "galadium_commerce_station" in t.discards(1)
    assert t.unit("drone_fighter_squadron").at == t.world("silicas").id


@pytest.mark.rule("SI-8.6", "SI-R45")
def test_after_a_failure_counters_go_and_units_go_home() -> None:
    """That does not deplete, and does not undeplete them."""
    t = step_one(fight(["rapid_strike_fleet"], ["termbot_tanks"]))
    t.aim("rapid_strike_fleet", "bygaros_7").pass_().until("home").pick("aquas_delor")
    assert t.world("bygaros_7").conquest == 0
    assert t.unit("rapid_strike_fleet").depleted


@pytest.mark.rule("SI-8.7", "SI-5.9", "SI-R80")
def test_units_without_a_place_to_go_are_discarded() -> None:
    """Units are discarded if the only World card at home is full."""
    full = ["infantry_battalion", "infantry_battalion", "cyborg_infantry_division"]
    t = fight(
        ["rapid_strike_fleet"],
        ["termbot_tanks"],
        worlds={0: ["aquas_delor"], 1: ["silicas", "bygaros_7"]},
        units={
            "bygaros_7": {0: ["rapid_strike_fleet-"], 1: ["termbot_tanks"]},
            "aquas_delor": {0: full},
        },
    )
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    assert "rapid_strike_fleet" in t.discards(0)


@pytest.mark.rule("SI-8.5", "SI-R49", "SI-9.8")
def test_a_disputed_copy_is_eliminated() -> None:
    """A player who already has a copy gets no reward; all Units there reallocate."""
    t = step_one(
        fight(
            ["heavy_cruiser_assault_force"],
            ["galadium_commerce_station", "drone_fighter_squadron"],
            "damirus_outer",
            worlds={0: ["aquas_delor", "damirus_outer"], 1: ["silicas", "damirus_outer"]},
            units={
                "world:damirus_outer#2": {
                    0: ["heavy_cruiser_assault_force-"],
                    1: ["galadium_commerce_station", "drone_fighter_squadron"],
                }
            },
        )
    )
    t.aim("heavy_cruiser_assault_force", "damirus_outer").pass_().until("home")
    t.pick("aquas_delor")
    assert "damirus_outer" in t.discards(1)
    assert "galadium_commerce_station" in t.discards(1)
    assert t.unit("drone_fighter_squadron").at == t.world("silicas").id
    assert t.news("rewarded") == []


@pytest.mark.rule("SI-8.5", "SI-R50")
def test_a_disputed_world_without_an_own_copy_is_disputed_on() -> None:
    """The Attacker controls it, and disputes it with the third player."""
    t = position(
        3,
        worlds={
            0: ["aquas_delor"],
            1: ["silicas", "shalastra_oogmos"],
            2: ["krinos_mecarios", "shalastra_oogmos"],
        },
        units={"world:shalastra_oogmos#1": {0: ["heavy_cruiser_assault_force-"]}},
    ).pick("shalastra_oogmos")
    step_one(t).aim("heavy_cruiser_assault_force", "shalastra_oogmos").pass_()
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    assert t.world("world:shalastra_oogmos#1").controller == 0
    assert "disputed" in t.zone("place_2", None, owner=0).things[0].marks


@pytest.mark.rule("SI-8.5", "SI-R51", "SI-9.8")
def test_the_owner_liberates_a_world() -> None:
    """No reward, and the conqueror's counters go."""
    t = position(
        worlds={0: ["aquas_delor", "delnathos_alpha"], 1: ["silicas"]},
        conquered={"delnathos_alpha": (1, 1)},
        units={"delnathos_alpha": {0: ["heavy_cruiser_assault_force-"]}},
        options=CAPITAL_V_DRONES,
    ).pick("delnathos_alpha")
    step_one(t).aim("heavy_cruiser_assault_force", "delnathos_alpha").pass_()
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    here = t.world("delnathos_alpha")
    assert (here.controller, here.conquest) == (0, 0)
    assert (t.state.prizes, len(t.news("liberated"))) == ((), 1)


@pytest.mark.rule("SI-7.2", "SI-R83")
def test_actions_come_in_the_order_of_the_attackers_choice() -> None:
    """Each Unit fights where it is; one Action can be skipped."""
    t = position(
        worlds={0: ["aquas_delor"], 1: ["silicas", "bygaros_7"]},
        units={"silicas": {0: ["clone_battalion-"]}, "bygaros_7": {0: ["rapid_strike_fleet-"]}},
        options=CAPITAL_V_DRONES,
    )
    assert t.offers("silicas", "bygaros_7")
    step_one(t.pick("bygaros_7"))
    assert not t.offers("clone_battalion")
    t.until("conquer")
    assert t.options == (t.world("silicas").id, "pass")
    t.pass_()
    assert t.unit("clone_battalion").at == t.world("aquas_delor").id


@pytest.mark.rule("SI-13.11", "SI-R64", "SI-13.6", "SI-R84")
@pytest.mark.parametrize(
    ("option", "needs"),
    [
        ({}, {"bygaros_7": 1, "silicas": 2}),
        ({"two_counters": "on"}, {"bygaros_7": 2, "silicas": 3}),
        ({"game": "extended"}, {"bygaros_7": 2, "silicas": 3}),
    ],
)
def test_variants_need_more_conquest_counters(
    option: dict[str, str], needs: dict[str, int]
) -> None:
    """Two at least, or one more than printed; a Throne World one more each."""
    for at, need in needs.items():
        t = fight(["clone_battalion"], [], at, options={**CAPITAL_V_DRONES, **option})
        things = [thing for zone in t.view().zones for thing in zone.things]
        found = next(thing for thing in things if thing.id == t.world(at).id)
        assert found.counters["need"] == need


@pytest.mark.rule("SI-13.11", "SI-R64", "SI-R84", "SI-8.2")
@pytest.mark.parametrize(
    ("option", "needs"),
    [({}, (2, 3)), ({"two_counters": "on"}, (2, 3)), ({"game": "extended"}, (3, 4))],
)
def test_a_printed_two_stays_where_two_are_needed(
    option: dict[str, str], needs: tuple[int, int]
) -> None:
    """Earth Prime prints two: two counters are at least two, and not one more."""
    for own, need in zip((["silicas", "earth_prime"], ["earth_prime"]), needs, strict=True):
        options = {**CAPITAL_V_DRONES, **option}
        t = position(worlds={0: ["aquas_delor"], 1: own}, phase="allocation", options=options)
        things = [thing for zone in t.view().zones for thing in zone.things]
        found = next(thing for thing in things if thing.id == t.world("earth_prime").id)
        assert found.counters["need"] == need


# Surprise Strike and Support


@pytest.mark.rule("SI-7.14", "SI-11.19", "SI-R36", "SI-R53", "SI-R89")
def test_surprise_strike_comes_first() -> None:
    """An eliminated Unit leaves at once; one that has struck does not target again in this
    Exchange."""
    t = fight(["rapid_strike_fleet"], ["drone_fighter_squadron"])
    t.until("aim")
    assert t.offers("rapid_strike_fleet")
    t.pick("rapid_strike_fleet")
    assert t.offers("bygaros_7")
    t.pick("drone_fighter_squadron").pass_()
    assert not t.has_unit("drone_fighter_squadron")
    second(t)
    assert len(t.news("attacked")) == 1
    assert t.news("attacked")[0]["att"] == 10


@pytest.mark.rule("SI-R37", "SI-R36")
def test_defenders_strike_too() -> None:
    """Both sides' strikes take effect together, and add up only with other strikes."""
    t = fight(["rapid_strike_fleet"], ["early_intercept_maser_projectors"])
    t.until("aim", seat=0).aim("rapid_strike_fleet", "early_intercept_maser_projectors").pass_()
    assert (t.question, t.seat) == ("aim", 1)
    t.aim("early_intercept_maser_projectors", "rapid_strike_fleet").pass_()
    assert not t.has_unit("rapid_strike_fleet")
    assert not t.has_unit("early_intercept_maser_projectors")


@pytest.mark.rule("SI-R90")
def test_a_troop_with_surprise_strike_may_strike() -> None:
    """Orbital Drop Marines strike in the first Exchange, and then can be targeted."""
    t = position(
        worlds={0: ["galvagex_3"], 1: ["silicas"]},
        units={"silicas": {0: ["orbital_drop_marine_teams-"], 1: ["termbot_tanks"]}},
        options={"deck_1": "ground_assault", "deck_2": "drone_onslaught"},
    ).pick("silicas")
    t.until("aim").aim("orbital_drop_marine_teams", "silicas").pass_().until("aim", seat=1)
    assert t.pick("termbot_tanks").offers("orbital_drop_marine_teams")


@pytest.mark.rule("SI-11.18", "SI-R38")
def test_support_hides_a_carrier_until_it_targets() -> None:
    """Not from Intercept, and its counters are not covered."""
    t = position(
        worlds={0: ["krinos_mecarios"], 1: ["silicas"]},
        units={
            "silicas": {
                0: ["fighter_carrier_group-"],
                1: ["robot_goliath", "early_intercept_maser_projectors"],
            }
        },
        options={"deck_1": "fighter_strike", "deck_2": "drone_onslaught"},
    ).pick("silicas")
    step_one(t).pass_().until("aim", seat=1).pick("robot_goliath")
    assert not t.offers("fighter_carrier_group")
    assert t.offers("counter:fighter#1")
    t.pass_().pick("early_intercept_maser_projectors")
    assert t.offers("fighter_carrier_group")


@pytest.mark.rule("SI-R55", "SI-12.2")
def test_attackers_are_depleted_and_can_not_deplete() -> None:
    """Defending Batteries may use their ability, since they are not depleted."""
    t = fight(["rapid_strike_fleet"], ["beam_weapon_batteries"])
    t.moment("before_exchange", seat=1)
    assert t.offers("beam_weapon_batteries")
    t.pick("beam_weapon_batteries")
    assert t.unit("beam_weapon_batteries").depleted


@pytest.mark.rule("SI-8.7", "SI-R123", "SI-R80")
def test_who_must_leave_says_who_finds_room() -> None:
    """Of two Fleets at a World card that was lost one can be kept, and the Defender chooses; with
    room for both, nobody is asked."""
    fleets = ["robot_goliath", "drone_fighter_squadron"]
    for guard, saved in (["termbot_tanks"], "drone_fighter_squadron"), ([], None):
        t = position(
            worlds={0: ["dalken_cendros"], 1: ["silicas", "geladhore_5"]},
            units={"geladhore_5": {0: ["main_battle_fleet-"], 1: fleets}, "silicas": {1: guard}},
        ).pick("geladhore_5")
        t.until("aim", seat=0).aim("main_battle_fleet", "geladhore_5").pass_()
        if saved is None:
            assert t.until("recruit").discards(1) == ()
            continue
        assert t.until("rescue").seat == 1
        ask = t.packet(t.seat).ask
        assert ask is not None
        assert ask.facts["count"] == 1
        assert t.why_not("unit:termbot_tanks#1") == "SI-8.7"
        t.pick(saved)
        assert (t.unit(saved).at, t.discards(1)) == (t.world("silicas").id, ("robot_goliath",))
