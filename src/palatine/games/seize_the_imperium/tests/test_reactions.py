"""Chapter 12: windows, announcing, responding, resolving, and when players are asked."""

import pytest

from palatine.core.seats import PUBLIC, Seat
from palatine.core.view import Note
from palatine.games.seize_the_imperium import GAME
from palatine.games.seize_the_imperium.cards import TACTICS
from palatine.games.seize_the_imperium.rules.playing import sacrifices
from palatine.games.seize_the_imperium.rules.reactions import (
    could_play,
    is_asked,
    is_concerned,
    without_use,
)
from palatine.games.seize_the_imperium.rules.turns import NextTurn, PhaseBegins, Turn
from palatine.games.seize_the_imperium.state import Character, Moment, Play, Reaction
from palatine.games.seize_the_imperium.tests.battle import (
    battle,
    field_of,
    keyword_of,
    numbers,
)
from palatine.games.seize_the_imperium.tests.table import Table, position


def barrage(**more: object) -> Table:
    """The Attacker holds an Armor Piercing Barrage; both have Fighters."""
    facts: dict[str, object] = {
        "worlds": {0: ["krinos_mecarios"], 1: ["silicas"]},
        "units": {"silicas": {0: ["destroyer_detachment-"], 1: ["drone_fighter_squadron"]}},
        "hands": {0: ["armor_piercing_barrage", "armor_piercing_barrage"]},
        "options": {"deck_1": "fighter_strike", "deck_2": "drone_onslaught"},
        "resources": [3, 3],
        **more,
    }
    return position(**facts).pick("silicas")  # type: ignore[arg-type]


@pytest.mark.rule("SI-12.5", "SI-R68")
def test_a_reaction_is_paid_and_takes_effect() -> None:
    """Its cost is set aside when it is announced; it lies there for its time."""
    t = barrage().moment("before_exchange", seat=0)
    t.pick("armor_piercing_barrage", "destroyer_detachment")
    assert t.resources(0) == 2
    assert keyword_of(t, "destroyer_detachment", "Piercing") == 1
    assert [each.face for each in t.state.reactions] == ["armor_piercing_barrage"]


@pytest.mark.rule("SI-12.7", "SI-R69")
def test_one_copy_at_a_time() -> None:
    """The second Barrage can go on another Unit, but not on the same."""
    t = barrage().moment("before_exchange", seat=0)
    t.pick("armor_piercing_barrage", "destroyer_detachment")
    assert t.offers("armor_piercing_barrage")
    t.pick("armor_piercing_barrage")
    assert (t.question, t.seat) == ("leave", 1)


@pytest.mark.rule("SI-12.8", "SI-R70")
def test_on_anothers_card_one_needs_leave() -> None:
    """Without it the card goes back to the hand, and everyone has seen it."""
    t = barrage().moment("before_exchange", seat=0)
    t.pick("armor_piercing_barrage", "drone_fighter_squadron").answer("no")
    assert t.hand(0) == ("armor_piercing_barrage",) * 2
    assert not t.offers("hand:armor_piercing_barrage")
    assert len(t.state.shown) == 1


@pytest.mark.rule("SI-12.10", "SI-R71", "SI-R74", "SI-1.14")
def test_a_card_that_has_lasted_its_time_is_discarded() -> None:
    """A Barrage lasts an Exchange."""
    t = barrage().moment("before_exchange", seat=0)
    t.pick("armor_piercing_barrage", "destroyer_detachment").until("withdraw")
    assert "armor_piercing_barrage" not in t.discards(0)
    t.answer("no")
    assert "armor_piercing_barrage" in t.discards(0)


def cancelling(people: list[str], **more: object) -> Table:
    """The Defender has a Character who can cancel."""
    return barrage(characters={1: people}, **more).moment("before_exchange", seat=0)


@pytest.mark.rule("SI-12.13", "SI-R68", "SI-12.12", "SI-R67")
def test_a_cancelled_card_is_discarded_and_its_cost_comes_back() -> None:
    """The Barrage can't be played again at this moment."""
    t = cancelling(["daterian_nexus"]).pick("armor_piercing_barrage", "destroyer_detachment")
    assert (t.question, t.seat, t.state.moment) == ("window", 1, "response")
    t.pick("daterian_nexus")
    assert t.resources(0) == 3
    assert "armor_piercing_barrage" in t.discards(0)
    assert t.character("daterian_nexus").depleted
    assert not t.offers("hand:armor_piercing_barrage")
    assert keyword_of(t, "destroyer_detachment", "Piercing") == 0


def test_telek_cancels_unless_one_more_is_paid() -> None:
    """Telek cancels a card unless its player agrees to pay one more."""
    t = cancelling(["telek"]).pick("armor_piercing_barrage", "destroyer_detachment", "telek")
    assert (t.question, t.seat) == ("ransom", 0)
    t.answer("yes")
    assert t.resources(0) == 1
    assert keyword_of(t, "destroyer_detachment", "Piercing") == 1


@pytest.mark.rule("SI-12.6", "SI-R72", "SI-12.3")
def test_an_activated_ability_takes_the_place_of_the_instant_one() -> None:
    """With an Engineer the Barrage gives Piercing +2, not +3."""
    t = barrage(characters={0: ["azhar_maikenik"]}).moment("before_exchange", seat=0)
    t.pick("armor_piercing_barrage", "destroyer_detachment", "azhar_maikenik")
    assert keyword_of(t, "destroyer_detachment", "Piercing") == 2
    assert t.character("azhar_maikenik").depleted


@pytest.mark.rule("SI-12.2")
def test_a_depleted_character_can_not_deplete_again() -> None:
    """One depletion pays for one thing."""
    t = barrage(characters={0: ["azhar_maikenik-"]}).moment("before_exchange", seat=0)
    t.pick("armor_piercing_barrage", "destroyer_detachment")
    assert t.question != "activate"


@pytest.mark.rule("SI-1.13", "SI-R75")
def test_a_disputed_character_can_not_deplete() -> None:
    """It does not activate its own text, nor another card's; its passive ability works."""
    people = {0: ["talandra_drus"], 1: ["talandra_drus"]}
    t = position(
        worlds={0: ["aquas_delor"], 1: ["krinos_mecarios"]},
        characters=people,
        phase="resupply",
        start="settle",
        reserves={0: ["damirus_inner"]},
        options={"deck_1": "capital_attack", "deck_2": "fighter_strike"},
    )
    assert t.question == "settle"
    assert not t.offers("talandra_drus")


@pytest.mark.rule("SI-12.6", "SI-R72")
def test_any_player_may_lend_an_admiral() -> None:
    """Piercing Wedge: another player's Admiral gives Piercing too, if that player chooses."""
    t = position(
        3,
        worlds={0: ["aquas_delor"], 1: ["silicas"], 2: ["krinos_mecarios"]},
        units={"silicas": {0: ["rapid_strike_fleet-"], 1: ["termbot_tanks"]}},
        hands={0: ["piercing_wedge_formation"]},
        characters={2: ["bedakarer"]},
        resources=[2, 0, 0],
    ).pick("silicas")
    t.moment("step_1", seat=0).pick("piercing_wedge_formation")
    assert (t.question, t.seat) == ("assist", 2)
    t.pick("bedakarer")
    assert keyword_of(t, "rapid_strike_fleet", "Piercing") == 1
    assert numbers(t, "rapid_strike_fleet")[0] == 9


@pytest.mark.rule("SI-12.4", "SI-12.1")
def test_a_mission_counter_is_eliminated_for_its_effect() -> None:
    """Androids have ATT +3 for an Exchange, twice."""
    t = battle(["clone_battalion"], ["android_battalion"])
    t.moment("before_exchange", seat=1).pick("android_battalion")
    assert (t.unit("android_battalion").missions, numbers(t, "android_battalion")[0]) == (1, 9)


@pytest.mark.rule("SI-R66", "SI-12.11")
def test_attacker_defender_then_the_others_are_asked() -> None:
    """Playing something opens the moment again; it closes when everyone has passed."""
    t = position(
        3,
        worlds={0: ["aquas_delor"], 1: ["silicas"], 2: ["krinos_mecarios"]},
        units={"silicas": {0: ["clone_battalion-"], 1: ["termbot_tanks"]}},
        watch=("always", "always", "always"),
        resources=[1, 1, 1],
    ).pick("silicas")
    asked = []
    while t.state.moment == "before_exchange":
        asked.append(t.seat)
        t.pass_()
    assert asked == [0, 1, 2]


@pytest.mark.rule("SI-R65")
def test_the_moments_are_a_closed_list() -> None:
    """A whole Turn with a Conquest Action goes through them in order."""
    t = position(
        worlds={0: ["aquas_delor"], 1: ["silicas"]},
        units={"aquas_delor": {0: ["rapid_strike_fleet"]}},
        phase="resupply",
        start="turn",
        watch=("always", "concerned"),
    )
    seen: list[str] = []
    while t.state.active == 0:
        if t.question == "window" and t.seat == 0:
            assert t.state.moment is not None
            seen.append(t.state.moment)
        if t.question == "attack":
            t.pick("rapid_strike_fleet", "silicas")
        elif t.question == "conquer":
            t.pick("silicas")
        else:
            t.answer("pass" if "pass" in t.options else "no")
    two = ["phase_start", "phase_end"]
    exchange = ["step_1", "after_targets_1", "step_2", "after_targets_2", "step_3", "step_4"]
    fight = ["before_exchange", "after_strike", *exchange, "before_exchange", *exchange]
    moves = ["phase_start", "after_part_b", "part_c", "phase_end"]
    war = ["phase_start", *fight, "before_success", "phase_end"]
    assert seen == ["turn_start", *two, *two, *moves, *war, *two]


@pytest.mark.rule("SI-R65", "SI-R115")
@pytest.mark.parametrize("owner", [0, 1])
def test_what_is_for_the_own_turn_is_for_nobody_else(owner: int) -> None:
    """The active player may use Shalindris Nu from the end of the Resupply Phase on; nobody uses
    her in another player's Turn."""
    t = position(
        worlds={0: ["mars", "saturn"], 1: ["silicas"]},
        characters={owner: ["shalindris_nu"]},
        options={"deck_1": "ground_assault", "deck_2": "drone_onslaught"},
        phase="resupply",
        watch=("always", "always"),
        agenda=(Turn(Seat(0)),),
    )
    seen = []
    while t.state.phase in ("resupply", "allocation"):
        if t.question == "window" and t.seat == owner:
            seen.append((t.state.phase, t.state.moment, t.offers("shalindris_nu")))
        t.pass_()
    early = [("resupply", "turn_start"), ("resupply", "phase_start")]
    late = [("resupply", "phase_end"), ("allocation", "phase_start"), ("allocation", "phase_end")]
    assert seen == [(*each, owner == 0 and each in late) for each in (*early, *late)]


def maneuvers(seat: int) -> Table:
    """A player has gone to Silicas with one of two Fleets, and one player holds Secret
    Maneuvers."""
    t = position(
        worlds={0: ["mars"], 1: ["silicas"]},
        units={"mars": {0: ["destroyer_detachment"] * 2}, "silicas": {1: ["termbot_tanks"]}},
        hands={seat: ["secret_maneuvers"]},
        options={"deck_1": "ground_assault", "deck_2": "drone_onslaught"},
        resources=[2, 2],
        phase="reallocation",
        watch=("always", "always"),
        agenda=(
            NextTurn(Seat(0)),
            *[PhaseBegins(Seat(0), phase) for phase in ("victory", "military", "reallocation")],
        ),
    )
    return t.until("attack").pick("destroyer_detachment", "silicas")


@pytest.mark.rule("SI-R65")
def test_secret_maneuvers_are_for_the_end_of_the_own_reallocation_phase() -> None:
    """The attacked player can't play them; nor can the active player at the end of a later phase,
    although a Fleet could still go."""
    card = "hand:secret_maneuvers"
    t = maneuvers(1).moment("phase_end", seat=1)
    assert (t.offers(card), t.why_not(card)) == (False, "SI-R65")
    t = maneuvers(0).moment("phase_end", seat=0)
    assert (t.state.phase, t.offers(card)) == ("reallocation", True)
    t.pass_().until("conquer").pass_().moment("phase_end", seat=0)
    assert (t.state.phase, t.offers(card), t.why_not(card)) == ("military", False, "SI-R65")


@pytest.mark.rule("SI-R65", "SI-R23")
def test_what_is_for_who_reacts_is_for_those_whose_worlds_were_entered() -> None:
    """Seat 1 was entered, seat 2 was not. After that everyone may respond, the next player
    first."""
    t = position(
        3,
        worlds={
            0: ["silicas"],
            1: ["krinos_mecarios", "ipernex_minor"],
            2: ["aquas_delor", "delnathos_alpha"],
        },
        units={
            "silicas": {0: ["termbot_tanks"]},
            "ipernex_minor": {1: ["destroyer_detachment-"]},
            "delnathos_alpha": {2: ["rapid_strike_fleet-"]},
        },
        hands={1: ["on_high_alert"], 2: ["on_high_alert"]},
        resources=[1, 1, 1],
        phase="reallocation",
        watch=("always",) * 3,
        options={
            "deck_1": "drone_onslaught",
            "deck_2": "fighter_strike",
            "deck_3": "capital_attack",
        },
    )
    t.until("attack").pick("termbot_tanks", "krinos_mecarios").moment("after_part_b", seat=2)
    assert (t.offers("on_high_alert"), t.why_not("hand:on_high_alert")) == (False, "SI-R65")
    t.moment("part_c", seat=1).pick("on_high_alert")
    asked = []
    while t.state.moment == "response":
        asked.append(t.seat)
        t.pass_()
    assert asked == [2, 0, 1]


# Where one is asked


@pytest.mark.rule("SI-12.9", "SI-R106")
def test_who_is_asked_does_not_depend_on_the_hand() -> None:
    """The Defender is asked the same, whether the hand holds a card for this moment or not."""
    asked = []
    for card in ("ai_coordinated_offensive", "termbot_tanks"):
        t = barrage(hands={1: [card]}, watch=("concerned", "able"))
        t.until("window", seat=1)
        asked.append((t.state.moment, len(t.match.log)))
    assert asked[0] == asked[1]


@pytest.mark.rule("SI-12.9", "SI-R106")
def test_without_resources_or_cards_nobody_is_asked() -> None:
    """Everyone can see that nothing can be played."""
    t = barrage(hands={}, resources=[0, 0])
    assert t.question == "aim"


@pytest.mark.rule("SI-12.9")
def test_a_player_can_ask_for_quiet() -> None:
    """A third player who only wants to be asked about their own cards is not asked in others'
    fights."""
    facts = {
        "worlds": {0: ["aquas_delor"], 1: ["silicas"], 2: ["krinos_mecarios"]},
        "units": {"silicas": {0: ["clone_battalion-"], 1: ["termbot_tanks"]}},
        "hands": {2: ["population_mobilization"]},
        "resources": [0, 0, 3],
    }
    for watch, asked in (("able", True), ("concerned", False), ("always", True)):
        t = position(3, watch=("concerned", "concerned", watch), **facts).pick("silicas")  # type: ignore[arg-type]
        assert (t.question == "window" and t.seat == 2) == asked


@pytest.mark.rule("SI-12.9")
def test_this_action_only() -> None:
    """Asked at every moment of this Conquest Action, then only when it concerns the player."""
    t = barrage().moment("before_exchange", seat=0).pick("watch:action")
    assert t.state.watch[0] == "action"
    while t.state.conquest is not None:
        t.answer("pass" if "pass" in t.options else "no")
    assert t.view().seats[0].marks[-1] == "watch_concerned"


@pytest.mark.rule("SI-12.9")
def test_this_action_is_only_to_be_chosen_in_one() -> None:
    """Elsewhere there is no Conquest Action to ask throughout."""
    t = position(worlds={0: ["dalken_cendros"], 1: ["silicas"]}, phase="allocation")
    assert t.until("allocate").offers("watch:always", "watch:concerned")
    assert not t.offers("watch:action")


@pytest.mark.rule("SI-R73")
def test_x_is_chosen_and_counts_as_one_for_others() -> None:
    """Militia for three; Telek, who cancels cards for one, may cancel it."""
    t = position(
        worlds={0: ["silicas"], 1: ["krinos_mecarios"]},
        units={"krinos_mecarios": {0: ["termbot_tanks-"], 1: []}},
        hands={1: ["militia_rally"]},
        characters={0: ["telek"]},
        resources=[0, 3],
        options={"deck_1": "drone_onslaught", "deck_2": "fighter_strike"},
    ).pick("krinos_mecarios")
    t.moment("before_exchange", seat=1).pick("militia_rally").answer("n:3")
    assert (t.seat, t.offers("telek")) == (0, True)
    t.pass_()
    assert (t.count("militia"), t.resources(1)) == (3, 0)


@pytest.mark.rule("SI-R99")
def test_population_mobilization_removes_the_newest_counter() -> None:
    """Of those applied in this Action; with a General, all of this Exchange."""
    t = position(
        worlds={0: ["silicas"], 1: ["krinos_mecarios", "malakar_4"]},
        units={"malakar_4": {0: ["automated_missile_launchships-"], 1: []}},
        hands={1: ["population_mobilization"]},
        characters={1: ["first_general_paledos"]},
        resources=[0, 3],
        options={"deck_1": "drone_onslaught", "deck_2": "fighter_strike"},
    ).pick("malakar_4")
    t.until("aim").aim("automated_missile_launchships", "malakar_4").pass_()
    t.moment("step_2", seat=1)
    assert t.state.conquest.counters == (1, 1)  # type: ignore[union-attr]
    t.pick("population_mobilization", "first_general_paledos")
    assert t.state.conquest.counters == ()  # type: ignore[union-attr]


@pytest.mark.rule("SI-12.14", "SI-1.15")
def test_a_card_is_about_itself_and_overrules_the_rules() -> None:
    """Zero-entry Platforms are Orbitals, and may still React."""
    t = position(
        worlds={0: ["silicas"], 1: ["zythenus_calendra", "aquas_delor"]},
        units={
            "silicas": {0: ["termbot_tanks"]},
            "aquas_delor": {1: ["zero_entry_mobile_platforms", "orbital_mega_city"]},
        },
        phase="reallocation",
        options={"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
    )
    t.until("attack").pick("termbot_tanks", "zythenus_calendra").until("react")
    assert t.options == ("unit:zero_entry_mobile_platforms#1", "pass")
    t.pick("zero_entry_mobile_platforms", "zythenus_calendra")
    assert not t.unit("zero_entry_mobile_platforms").depleted


@pytest.mark.rule("SI-R77")
def test_nothing_is_handed_over() -> None:
    """No question lets a player give cards or counters to another."""
    t = barrage()
    kinds = {question.kind for question in t.match.asked.values()}
    assert kinds <= {"window", "aim"}
    assert t.state.resources == (3, 3)
    assert Seat(1) not in t.match.asked


@pytest.mark.rule("SI-R117")
@pytest.mark.parametrize(
    ("card", "unit"),
    [
        ("emergency_picket_fleet", "long_range_patrol_force"),
        ("militia_rally", "destroyer_detachment"),
    ],
)
def test_what_makes_defending_units_is_not_for_the_attacker(card: str, unit: str) -> None:
    """The Defender plays it; the Attacker gets a refusal."""
    t = battle([unit], [unit], hands=([card], [card]), watch=("always", "always"))
    t.moment("before_exchange", seat=0)
    assert (t.offers(card), t.why_not(f"hand:{card}")) == (False, "SI-12.5")
    assert t.moment("before_exchange", seat=1).offers(card)


@pytest.mark.rule("SI-R117", "SI-12.8")
def test_a_third_player_may_send_a_picket_fleet_with_leave() -> None:
    """A third player may send a Picket Fleet with permission, and chooses its targets."""
    t = position(
        3,
        worlds={0: ["krinos_mecarios"], 1: ["silicas"], 2: ["aquas_delor"]},
        units={"silicas": {0: ["destroyer_detachment-"]}},
        hands={2: ["emergency_picket_fleet"]},
        resources=[0, 0, 2],
        options={"deck_1": "fighter_strike", "deck_3": "capital_attack"},
    ).pick("silicas")
    t.moment("before_exchange", seat=2).pick("emergency_picket_fleet")
    assert (t.question, t.seat) == ("leave", 1)
    t.answer("yes").until("aim", seat=0).pick("destroyer_detachment", "silicas").pass_()
    assert t.until("aim", seat=2).offers("emergency_picket_fleet")


@pytest.mark.rule("SI-R117")
def test_a_third_players_characters_lead_what_that_player_sent() -> None:
    """Militia of a third player, who has Dar'ken, has ATT +1; the Defender's Units don't."""
    t = position(
        3,
        worlds={0: ["silicas"], 1: ["krinos_mecarios"], 2: ["galvagex_3"]},
        units={"krinos_mecarios": {0: ["termbot_tanks-"], 1: ["mechanized_infantry_division"]}},
        hands={2: ["militia_rally"]},
        resources=[0, 0, 1],
        options={
            "deck_1": "drone_onslaught",
            "deck_2": "fighter_strike",
            "deck_3": "ground_assault",
        },
    ).pick("krinos_mecarios")
    t.moment("before_exchange", seat=2).pick("militia_rally").answer("yes")
    assert numbers(t, "militia") == (2, 2)
    t.state.characters += (Character("character:darken#1", "darken", Seat(2)),)
    assert numbers(t, "militia") == (3, 2)
    assert numbers(t, "mechanized_infantry_division") == (6, 6)


@pytest.mark.rule("SI-12.9")
def test_who_has_sent_a_picket_fleet_is_concerned() -> None:
    """A third player's card fights, so that player is asked despite having wanted quiet."""
    t = position(
        3,
        worlds={0: ["krinos_mecarios"], 1: ["silicas"], 2: ["aquas_delor"]},
        units={"silicas": {0: ["destroyer_detachment-"]}},
        hands={2: ["emergency_picket_fleet", "piercing_wedge_formation"]},
        resources=[0, 0, 4],
        options={"deck_1": "fighter_strike", "deck_3": "capital_attack"},
    ).pick("silicas")
    t.moment("before_exchange", seat=2).pick("emergency_picket_fleet").answer("yes")
    t.moment("before_exchange", seat=2).pick("watch:concerned")
    assert t.moment("step_1", seat=2).offers("piercing_wedge_formation")


SIEGE = "prolonged_planetary_siege"


@pytest.mark.rule("SI-R119")
@pytest.mark.parametrize(
    ("person", "is_offered"), [("bikkaros", True), ("shalindris_nu", False), ("", False)]
)
def test_a_siege_is_prolonged_after_the_last_exchange_by_a_general_only(
    person: str, is_offered: bool
) -> None:
    """He must deplete for it; an Engineer's Siege would be for an Exchange that never comes."""
    people: tuple[list[str], list[str]] = ([person] if person else [], [])
    watch = ("always", "concerned")
    t = battle(["destroyer_detachment"], [], hands=([SIEGE], []), people=people, watch=watch)
    t.until("withdraw").answer("no").moment("step_4", seat=0)
    assert t.offers(SIEGE) == is_offered
    if is_offered:
        assert t.pick(SIEGE).options == (t.character(person).id,)


@pytest.mark.rule("SI-R119")
def test_a_siege_is_prolonged_once() -> None:
    """After the third Exchange even a General does not help."""
    t = battle(
        ["destroyer_detachment"],
        hands=([SIEGE, SIEGE], []),
        people=(["bikkaros", "first_general_paledos"], []),
        watch=("always", "concerned"),
    )
    t.until("withdraw").answer("no").moment("step_4", seat=0).pick(SIEGE, "bikkaros")
    t.until("aim").moment("step_4", seat=0)
    assert not t.offers(SIEGE)


def collision(**more: object) -> Table:
    """Defending Drones may collide with Fighters whose Carrier stays back."""
    card = "drone_collision_attack"
    watch = ("able", "always")
    facts: dict[str, object] = {"hands": ([], [card]), "watch": watch, "resources": [0, 1], **more}
    t = battle(["fighter_carrier_group"], ["drone_carrier_group"], **facts)  # type: ignore[arg-type]
    return t.moment("step_2", seat=1).pick(card)


@pytest.mark.rule("SI-R122", "SI-11.18")
def test_a_collision_does_not_reach_who_stays_back() -> None:
    """Support covers the Carrier, not its Fighters."""
    t = collision()
    assert t.options == tuple([f"counter:fighter#{n}" for n in (1, 2, 3)])
    assert t.why_not("unit:fighter_carrier_group#1") == "SI-11.18"


@pytest.mark.rule("SI-R122", "SI-7.7")
@pytest.mark.parametrize("is_second", [False, True])
def test_a_collision_reaches_troops_in_the_second_exchange(is_second: bool) -> None:
    """In the first, those that don't target stay back."""
    hands: tuple[list[str], list[str]] = ([], ["drone_collision_attack"])
    t = battle(["clone_battalion"], ["drone_carrier_group"], hands=hands, watch=("able", "always"))
    if is_second:
        t.until("withdraw").answer("no")
    assert t.moment("step_2", seat=1).offers("drone_collision_attack") == is_second


@pytest.mark.rule("SI-R68", "SI-12.13")
@pytest.mark.parametrize(("is_cancelled", "left"), [(True, 3), (False, 2)])
def test_what_a_cancelled_card_would_eliminate_stays(is_cancelled: bool, left: int) -> None:
    """Units are set aside with the cost, and go when the card resolves; everyone knows which."""
    t = collision(people=(["telek"], [])).several("counter:fighter#1")
    t.several("counter:drone_fighter#1")
    assert (t.question, t.seat, t.count("drone_fighter")) == ("window", 0, 3)
    assert t.news("sacrifice_named")[0]["cards"] == ("counter:drone_fighter#1",)
    t.pick("telek") if is_cancelled else t.pass_().pass_()
    assert (t.count("drone_fighter"), t.resources(1)) == (left, int(is_cancelled))


@pytest.mark.rule("SI-R28")
def test_a_target_can_be_given_up_after_it_was_chosen() -> None:
    """Disposable Forces eliminate the targeted Troop: the attack is no longer shown and does
    nothing."""
    hands: tuple[list[str], list[str]] = ([], ["disposable_forces"])
    facts: dict[str, object] = {"hands": hands, "watch": ("able", "always"), "resources": [0, 1]}
    tanks = ["main_battle_tank_company", "behemoth_tank_company"]
    t = battle(["destroyer_detachment"], tanks, **facts)  # type: ignore[arg-type]
    t.until("aim").aim("destroyer_detachment", "behemoth_tank_company").pass_()
    t.moment("after_targets_1", seat=1)
    assert [note.facts["card"] for note in attack_notes(t)] == ["unit:behemoth_tank_company#1"]
    t.pick("disposable_forces").several("behemoth_tank_company").pass_()
    assert (t.count("behemoth_tank_company"), attack_notes(t)) == (0, [])
    assert t.until("withdraw").news("attacked") == []


def attack_notes(t: Table) -> list[Note]:
    """What everyone sees of attacks that are aimed."""
    return [note for note in GAME.view(t.state, PUBLIC).notes if note.id == "attack"]


@pytest.mark.rule("SI-R24")
def test_a_fleet_uses_the_leave_that_is_for_fleets_first() -> None:
    """On High Alert with an Admiral allows two Fleets or Troops, Brenzar one Fleet: two Fleets and
    then a Troop may React."""
    away = ["destroyer_detachment-", "bomber_squadron-", "standard_mech_company-"]
    t = position(
        worlds={0: ["silicas"], 1: ["shalastra_shogmon", "krinos_mecarios"]},
        units={"silicas": {0: ["termbot_tanks"]}, "krinos_mecarios": {1: away}},
        hands={1: ["on_high_alert"]},
        characters={1: ["bedakarer", "brenzar"]},
        resources=[0, 1],
        phase="reallocation",
        options={"deck_1": "drone_onslaught", "deck_2": "fighter_strike"},
    )
    t.until("attack").pick("termbot_tanks", "shalastra_shogmon").moment("part_c", seat=1)
    t.pick("on_high_alert", "bedakarer").moment("part_c", seat=1).pick("brenzar").until("react")
    for name in away:
        t.pick(name.removesuffix("-"), "shalastra_shogmon")
    here = t.world("shalastra_shogmon").id
    assert [u.at for u in t.state.units if u.owner == 1] == [here] * 3


def third(**more: object) -> Table:
    """Three players, all with cards and Resource counters; seat 0 goes from Silicas to one of the
    two World cards of seat 1."""
    facts: dict[str, object] = {
        "worlds": {
            0: ["silicas"],
            1: ["krinos_mecarios", "ipernex_minor"],
            2: ["aquas_delor", "delnathos_alpha"],
        },
        "units": {"silicas": {0: ["termbot_tanks", "robot_goliath"]}},
        "hands": {0: ["termbot_tanks"], 1: ["on_high_alert"], 2: ["on_high_alert"]},
        "resources": [2, 2, 2],
        "phase": "reallocation",
        "options": {
            "deck_1": "drone_onslaught",
            "deck_2": "fighter_strike",
            "deck_3": "capital_attack",
        },
        **more,
    }
    return position(3, **facts)  # type: ignore[arg-type]


def concerned(t: Table) -> list[bool]:
    """Whether it concerns each player."""
    return [is_concerned(t.state, Seat(seat)) for seat in range(t.state.players)]


@pytest.mark.rule("SI-12.9")
def test_whom_it_concerns() -> None:
    """It concerns the active player and players who were entered, even at one of several World
    cards. In a fight it concerns both sides, also a Defender without Units, and nobody else."""
    t = third().until("attack")
    assert concerned(t) == [True, False, False]
    t.pick("termbot_tanks", "ipernex_minor")
    assert concerned(t) == [True, True, False]
    t.until("conquer").pick("ipernex_minor")
    assert concerned(t) == [True, True, False]
    t.state.active = Seat(2)
    assert concerned(t) == [True, True, False]


@pytest.mark.rule("SI-12.9", "SI-R106")
def test_who_could_play_something() -> None:
    """A player who has a card in hand and a Resource counter, and may hide a card that fits the
    moment."""
    t = third(watch=("able",) * 3).until("attack").pick("termbot_tanks", "ipernex_minor")
    state = t.until("conquer").pick("ipernex_minor").state
    assert could_play(state, Seat(0), "before_exchange")
    assert not could_play(state, Seat(0), "turn_start")
    for field in ("hands", "resources"):
        poor = state.copy()
        setattr(poor, field, ((), *state.hands[1:]) if field == "hands" else (0, 2, 2))
        assert not could_play(poor, Seat(0), "before_exchange")


@pytest.mark.rule("SI-12.9")
@pytest.mark.parametrize(
    ("watch", "outside", "inside"),
    [("always", True, True), ("action", False, True), ("able", False, False)],
)
def test_where_a_player_is_asked_who_can_do_nothing(
    watch: str, outside: bool, inside: bool
) -> None:
    """At every moment, throughout a Conquest Action, or never."""
    t = third(watch=(watch, "able", "able"), hands={}).until("attack")
    assert is_asked(t.state, Seat(0), "phase_end") == outside
    t.pick("termbot_tanks", "ipernex_minor").until("conquer").pick("ipernex_minor")
    assert is_asked(t.state, Seat(0), "step_4") == inside


@pytest.mark.rule("SI-12.9")
def test_what_can_be_used_at_any_time_is_asked_for_at_few_moments() -> None:
    """Ajee Delere: at the start of a Turn or an Exchange. Shalindris Nu is on offer in her player's
    own phases, so nobody is asked about her."""
    people = {0: ["telek"], 2: ["ajee_delere"]}
    t = third(hands={}, characters=people, watch=("able",) * 3)
    moments: tuple[Moment, ...] = ("turn_start", "phase_start", "phase_end", "after_part_b")
    assert [is_asked(t.state, Seat(2), moment) for moment in moments] == [True, False, False, False]
    t = third(hands={}, characters={0: ["shalindris_nu"]}, watch=("able",) * 3)
    assert [is_asked(t.state, Seat(0), moment) for moment in moments] == [False] * 4


@pytest.mark.rule("SI-R47")
def test_when_the_attacker_has_nothing_left_only_damage_can_be_undone() -> None:
    """Nobody is asked in any further Step, except the third, and for responses."""
    t = battle(["clone_battalion"], ["termbot_tanks"], watch=("always", "always"))
    t.moment("before_exchange")
    t.state.units = tuple([one for one in t.state.units if one.owner == 1])
    moments = []
    while t.state.conquest is not None and t.state.conquest.exchange == 1:
        if t.question == "window" and t.state.moment not in moments:
            moments.append(t.state.moment)
        t.answer(t.quiet_answer())
    assert moments == ["before_exchange", "step_3"]


def test_between_windows_none_is_open() -> None:
    """A player who chooses targets is in no window, and the screen shows none."""
    t = battle(["long_range_patrol_force"], ["termbot_tanks"], watch=("always", "always"))
    t.until("aim")
    assert (t.state.moment, [note.id for note in t.view().notes].count("window")) == (None, 0)


def window_facts(t: Table) -> object:
    """What an open window says."""
    ask = t.packet(t.seat).ask
    assert ask is not None
    return ask.facts


@pytest.mark.rule("SI-R65")
def test_a_window_says_whose_turn_or_fight_it_is() -> None:
    """Outside a fight it names the active player; in one, the Attacker and the World card fought
    for."""
    t = third(watch=("able", "able", "always"), active=Seat(0)).until("window")
    said = {"moment": "after_part_b", "phase": "reallocation", "card": "", "player": 0}
    assert window_facts(t) == {**said, "effect": ""}
    t = battle(["long_range_patrol_force"], ["termbot_tanks"], watch=("able", "always"))
    said = {"moment": "before_exchange", "phase": "military", "card": "world:geladhore_5#1"}
    assert window_facts(t.until("window", seat=1)) == {**said, "player": 0, "effect": ""}


BARRAGE, PHALANX = "armor_piercing_barrage", "phalanx_battle_formation"


@pytest.mark.rule("SI-R68", "SI-12.8")
@pytest.mark.parametrize("is_rich", [True, False])
def test_a_refused_card_is_barred_for_its_player_alone_and_for_this_moment(is_rich: bool) -> None:
    """The player may play another card, and another player the same card; in the next moment the
    player may play the card itself."""
    t = battle(
        ["destroyer_detachment"],
        ["fighter_squadron"],
        hands=([BARRAGE, PHALANX, "militia_rally"], [BARRAGE]),
        watch=("always", "always"),
        resources=[9, int(is_rich)],
    )
    t.moment("before_exchange", seat=0).pick(BARRAGE, "fighter_squadron").answer("no")
    t.moment("before_exchange", seat=0)
    assert (t.offers(BARRAGE), t.why_not(f"hand:{BARRAGE}")) == (False, "SI-R68")
    assert t.offers(PHALANX)
    assert why(t, "militia_rally") == ("SI-12.5", "not_your_side")
    assert t.moment("before_exchange", seat=1).offers(BARRAGE) == is_rich
    assert is_rich or why(t, BARRAGE) == ("SI-12.5", "too_costly")
    assert t.moment("after_strike", seat=0).offers(BARRAGE)


@pytest.mark.rule("SI-12.5", "SI-12.7", "SI-R65")
def test_why_a_card_can_not_be_played_now() -> None:
    """It is for another moment or the other side, a copy is already there, or nobody fits."""
    hands = (["heavy_bombardment_ordnance"], ["planetary_defensive_ring"] * 2)
    t = battle(["clone_battalion"], ["termbot_tanks"], hands=hands, watch=("always", "always"))
    t.moment("before_exchange", seat=1).pick("planetary_defensive_ring")
    t.moment("before_exchange", seat=1)
    assert why(t, "planetary_defensive_ring") == ("SI-12.7", "copy_lies_there")
    t.moment("step_1", seat=0)
    assert why(t, "heavy_bombardment_ordnance") == ("SI-12.5", "nothing_to_do")
    t = battle(["clone_battalion"], ["termbot_tanks"], hands=([], ["secret_maneuvers"]),
               watch=("always", "always"))  # fmt: skip
    assert why(t.moment("before_exchange", seat=1), "secret_maneuvers") == ("SI-R65", "not_now")
    hands = ([], ["decoy_hologram_fleet"])
    t = battle(["fighter_squadron"], ["fighter_squadron"], hands=hands, watch=("always", "always"))
    t.until("aim", seat=0).aim("fighter_squadron", "unit:fighter_squadron#2")
    t.moment("after_targets_2", seat=1)
    assert why(t, "decoy_hologram_fleet") == ("SI-12.5", "not_your_side")


def why(t: Table, card: str) -> tuple[str, str]:
    """The rule and the sentence why a card in the hand is not offered."""
    reason = t.match.why_not(t.seat, f"hand:{card}")
    assert reason is not None
    return reason.rule, reason.id


@pytest.mark.rule("SI-R67", "SI-12.11", "SI-R65")
def test_a_response_may_be_any_card_that_fits_the_moment_underneath() -> None:
    """To Orders announced before the first Exchange the other player can respond with a Picket
    Fleet, which is for that moment, but not with a Wedge, which is for targeting. Everyone hears
    what was announced."""
    orders, picket = "special_operation_orders", "emergency_picket_fleet"
    hands = ([orders], [picket, "piercing_wedge_formation"])
    t = battle(["infantry_battalion"], ["termbot_tanks"], hands=hands, watch=("always", "always"))
    t.moment("before_exchange", seat=0).pick(orders, "infantry_battalion")
    assert t.news("reaction_announced") == [{"player": 0, "card": f"tactic:{orders}#1"}]
    t.moment("response", seat=1)
    assert t.offers(picket)
    assert why(t, "piercing_wedge_formation") == ("SI-R65", "not_now")
    t.pick(picket)
    assert [play.face for play in t.state.plays] == [orders, picket]
    assert (t.moment("response", seat=1).options[0], t.state.moment) == ("pass", "response")


@pytest.mark.rule("SI-R119", "SI-12.6", "SI-R75", "SI-12.2")
@pytest.mark.parametrize("others", [[], ["bikkaros"]])
def test_a_general_who_can_not_deplete_helps_no_siege(others: list[str]) -> None:
    """He is depleted, or Disputed with another player's copy."""
    own = ["bikkaros" if others else "bikkaros-"]
    t = battle(
        ["destroyer_detachment"],
        ["infantry_suppression_hovers"] if others else [],
        hands=([SIEGE], []),
        people=(own, others),
        watch=("always", "concerned"),
    )
    t.until("withdraw").answer("no").moment("step_4", seat=0)
    assert not t.offers(SIEGE)


@pytest.mark.rule("SI-12.9")
def test_where_else_one_could_be_asked_is_offered() -> None:
    """Everything except the current choice; throughout this fight only while there is one."""
    t = third(watch=("able", "able", "always")).until("window")
    assert t.options[-2:] == ("watch:able", "watch:concerned")
    assert "watch:action" not in t.options
    t = battle(["long_range_patrol_force"], ["termbot_tanks"], watch=("able", "always"))
    t.until("window", seat=1)
    assert {*t.options} == {"pass", "watch:able", "watch:concerned", "watch:action"}


@pytest.mark.rule("SI-12.5")
def test_a_decoy_is_for_who_is_targeted() -> None:
    """The Defender plays it after Step 1, against Units that aim at the World card or at the
    Defender's Fleets, not at Tanks. The Attacker plays it after Step 2, and nobody else ever
    does."""
    decoy = "decoy_hologram_fleet"
    fleets = ["destroyer_detachment", "bomber_squadron", "fighter_squadron"]
    hands = ([decoy], [decoy])
    defenders = ["standard_mech_company", "torpedo_bomber_squadron"]
    t = battle(fleets, defenders, hands=hands, watch=("always", "always"))
    t.until("aim", seat=0).aim("destroyer_detachment", "standard_mech_company")
    t.aim("bomber_squadron", "torpedo_bomber_squadron")
    t.aim("fighter_squadron", field_of(t)).pass_()
    t.moment("after_targets_1", seat=0)
    assert why(t, decoy) == ("SI-12.5", "not_your_side")
    t.moment("after_targets_1", seat=1).pick(decoy)
    picked = ("unit:bomber_squadron#1", "unit:fighter_squadron#1")
    assert [name for name in t.options if name.startswith("unit:")] == list(picked)


@pytest.mark.rule("SI-R66")
def test_of_four_the_others_are_asked_clockwise_from_the_attacker() -> None:
    """Attacker, Defender, then the players who sit after the Attacker."""
    t = position(
        4,
        worlds={0: ["aquas_delor"], 1: ["silicas"], 2: ["krinos_mecarios"], 3: ["galvagex_3"]},
        units={"krinos_mecarios": {0: ["clone_battalion-"], 2: ["fighter_squadron"]}},
        watch=("always",) * 4,
    ).pick("krinos_mecarios")
    asked = []
    while t.state.moment == "before_exchange":
        asked.append(t.seat)
        t.pass_()
    assert asked == [0, 2, 1, 3]


@pytest.mark.rule("SI-12.5", "SI-R68")
def test_who_has_nothing_to_eliminate_can_not_play_for_it() -> None:
    """A Drone Collision needs Drones of the player's own."""
    card = "drone_collision_attack"
    facts: dict[str, object] = {"hands": ([card], []), "watch": ("always", "able")}
    t = battle(["imperial_guardian_fleet"], ["termbot_tanks"], **facts)  # type: ignore[arg-type]
    t.moment("step_1", seat=0)
    assert (t.offers(card), why(t, card)) == (False, ("SI-12.5", "nothing_to_do"))


@pytest.mark.rule("SI-12.5", "SI-12.8")
def test_no_card_lies_on_what_a_reaction_card_made() -> None:
    """A Barrage may lie on Unit cards of both sides, and not on a Picket Fleet."""
    t = battle(
        ["destroyer_detachment"],
        ["long_range_patrol_force"],
        hands=(["armor_piercing_barrage"], ["emergency_picket_fleet"]),
        watch=("always", "always"),
    )
    t.moment("before_exchange", seat=1).pick("emergency_picket_fleet")
    t.moment("step_1", seat=0).pick("armor_piercing_barrage")
    assert t.options == ("unit:destroyer_detachment#1", "unit:long_range_patrol_force#1")


@pytest.mark.rule("SI-R28", "SI-12.5")
def test_a_decoy_knows_that_a_target_is_gone() -> None:
    """Disposable Forces have eliminated it: nobody aims at any of the Defender's Fleets."""
    hands: tuple[list[str], list[str]] = ([], ["disposable_forces", "decoy_hologram_fleet"])
    facts: dict[str, object] = {"hands": hands, "watch": ("able", "always")}
    tanks = ["main_battle_tank_company", "behemoth_tank_company"]
    t = battle(["destroyer_detachment"], tanks, **facts)  # type: ignore[arg-type]
    t.until("aim").aim("destroyer_detachment", "behemoth_tank_company").pass_()
    t.moment("after_targets_1", seat=1).pick("disposable_forces")
    t.several("behemoth_tank_company").moment("after_targets_1", seat=1)
    assert not t.offers("decoy_hologram_fleet")


@pytest.mark.rule("SI-12.5")
def test_a_third_player_has_no_decoy_to_play() -> None:
    """It is for the targeted side."""
    t = position(
        3,
        worlds={0: ["silicas"], 1: ["aquas_delor"], 2: ["galvagex_3"]},
        units={"aquas_delor": {0: ["robot_goliath-"], 1: ["rapid_strike_fleet"]}},
        hands={2: ["decoy_hologram_fleet"]},
        resources=[0, 0, 2],
        watch=("able", "able", "always"),
        options={
            "deck_1": "drone_onslaught",
            "deck_2": "capital_attack",
            "deck_3": "ground_assault",
        },
    ).pick("aquas_delor")
    for moment in ("after_targets_1", "after_targets_2"):
        t.moment(moment, seat=2)
        assert why(t, "decoy_hologram_fleet") == ("SI-12.5", "not_your_side")


@pytest.mark.rule("SI-R68")
def test_what_is_set_aside_for_one_card_is_not_given_for_another() -> None:
    """A Fighter Squadron already waits to be eliminated for one card; only the other one is
    left."""
    card = TACTICS["drone_collision_attack"]
    drones = ["drone_fighter_squadron", "drone_fighter_squadron"]
    state = battle(drones, ["long_range_patrol_force"]).state
    both = tuple([f"unit:drone_fighter_squadron#{n}" for n in (1, 2)])
    assert sacrifices(state, Seat(0), card) == both
    state.plays += (Play("tactic:disposable_forces#1", "x", Seat(0), sacrificed=both[:1]),)
    assert sacrifices(state, Seat(0), card) == both[1:]


@pytest.mark.rule("SI-12.7")
def test_a_copy_that_lies_on_nothing_is_in_nobodys_way() -> None:
    """A copy that is only announced lies nowhere: then the card has nothing to do, but no copy is
    in the way."""
    t = battle(["destroyer_detachment"], ["fighter_squadron"]).until("aim")
    card = TACTICS["armor_piercing_barrage"]
    for host, found in (("", "nothing_to_do"), ("unit:destroyer_detachment#1", "copy_lies_there")):
        lying = Reaction("tactic:armor_piercing_barrage#1", card.id, Seat(0), host)
        t.state.reactions = (Reaction("tactic:hull_dancing_run#1", "x", Seat(0)), lying)
        reason = without_use(t.state, Seat(0), f"hand:{card.id}", card, "step_1")
        assert reason.id == found


@pytest.mark.rule("SI-12.5", "SI-R117")
def test_a_decoy_is_for_ones_own_fleets() -> None:
    """A third player's Picket Fleet is the target: the Defender has nothing to put in its place."""
    picket, decoy = "emergency_picket_fleet", "decoy_hologram_fleet"
    t = position(
        3,
        worlds={0: ["krinos_mecarios"], 1: ["galvagex_3"], 2: ["aquas_delor"]},
        units={"galvagex_3": {0: ["destroyer_detachment-"]}},
        hands={1: [decoy], 2: [picket]},
        resources=[0, 1, 2],
        watch=("able", "always", "always"),
        options={
            "deck_1": "fighter_strike",
            "deck_2": "ground_assault",
            "deck_3": "capital_attack",
        },
    ).pick("galvagex_3")
    t.moment("before_exchange", seat=2).pick(picket).answer("yes")
    t.until("aim", seat=0).aim("destroyer_detachment", f"tactic:{picket}#1").pass_()
    t.moment("after_targets_1", seat=1)
    assert (t.offers(decoy), why(t, decoy)) == (False, ("SI-12.5", "nothing_to_do"))


@pytest.mark.rule("SI-R119")
def test_before_the_last_exchange_a_general_adds_none() -> None:
    """The Siege itself may be played after the first Exchange, for the second; nobody depletes for
    it."""
    t = battle(
        ["destroyer_detachment"],
        hands=([SIEGE], []),
        people=(["bikkaros"], []),
        watch=("always", "concerned"),
    )
    t.moment("step_4", seat=0).pick(SIEGE)
    assert t.question != "activate"
    assert not t.character("bikkaros").depleted
