"""What Unit cards do, as the table of their tests names it: each deed is shown for a card by its
id. Those with numbers say ATT, DEF, and how many counters come of it."""

from collections.abc import Callable

from palatine.core.seats import Seat, seats
from palatine.games.seize_the_imperium.cards import PROFILES, UNITS
from palatine.games.seize_the_imperium.rules.abilities import own_abilities, usable
from palatine.games.seize_the_imperium.rules.adjacency import capacity
from palatine.games.seize_the_imperium.rules.faceup_cards import replace_counters
from palatine.games.seize_the_imperium.rules.filters import kinds_of
from palatine.games.seize_the_imperium.rules.modifiers import attack, keyword
from palatine.games.seize_the_imperium.state import Moment
from palatine.games.seize_the_imperium.tests.battle import (
    FIELD,
    QUIET,
    battle,
    blow,
    deck_with,
    field_of,
    keyword_of,
    numbers,
    step_of,
)
from palatine.games.seize_the_imperium.tests.table import Table, position

Deed = Callable[[str], None]
WEALTHY = {
    "capital_attack": ("geladhore_prime", "zythenus_calendra", "aquas_delor"),
    "drone_onslaught": ("bygaros_7", "shalastra_shogmon", "silicas"),
    "fighter_strike": ("krinos_mecarios", "zythenus_calendra", "malakar_4"),
    "ground_assault": ("geladhore_prime", "earth_prime", "galvagex_3"),
}
"""World cards that can pay for anything but a Main Battle Fleet."""


# In a fight


def hits(other: str, att: int, against: int, count: int) -> Deed:
    """It attacks another Unit, or the World card."""

    def shown(card: str) -> None:
        t = battle([card], [] if other == FIELD else [other])
        assert blow(t, card, other) == (att, against, count)

    return shown


def attacked_by(other: str, att: int, against: int, count: int) -> Deed:
    """It is attacked; Units that never attack do so while defending."""

    def shown(card: str) -> None:
        is_fixed = other == "beam_weapon_batteries"
        t = battle([card], [other]) if is_fixed else battle([other], [card])
        assert blow(t, other, card, seat=int(is_fixed)) == (att, against, count)

    return shown


def defends(other: str, att: int, against: int, count: int) -> Deed:
    """It defends against an attacking Unit."""

    def shown(card: str) -> None:
        t = battle([other], [card])
        while step_of(t)[1] != "step_2":
            t.until("aim").pass_() if t.question != "aim" else t.pass_()
        assert blow(t, card, other, seat=1) == (att, against, count)

    return shown


def strikes(other: str, att: int, against: int, count: int, seat: int = 0) -> Deed:
    """It uses Surprise Strike, and a Unit that is hit leaves before Step 1."""

    def shown(card: str) -> None:
        t = battle([card], [other]) if seat == 0 else battle([other], [card])
        assert blow(t, card, other, seat) == (att, against, count)
        assert step_of(t) == (1, "strike")
        t.pass_()
        assert not t.has_unit(other)

    return shown


def splits(*parts: int) -> Deed:
    """With Firing Arcs it splits its ATT over Fighter or Infantry counters, all of it."""

    def shown(card: str) -> None:
        is_troop = UNITS[card].type == "Troop"
        token = "infantry" if is_troop else "fighter"
        t = battle([card], ["marine_hover_transports" if is_troop else "fighter_carrier_group"])
        goals = [f"counter:{token}#{n + 1}" for n in range(len(parts))]
        t.until("aim").aim(card, *goals, parts=parts)
        assert t.state.conquest is not None
        assert [each.part for each in t.state.conquest.aims] == list(parts)

    return shown


def assaults(att: int) -> Deed:
    """Of an Attacking Troop: it targets in the first Exchange, and can then be targeted."""

    def shown(card: str) -> None:
        t = battle([card], ["infantry_battalion"])
        while step_of(t)[1] != "step_1":
            t.until("aim").pass_() if t.question == "aim" else t.moment("step_1")
        assert blow(t, card, "infantry_battalion")[0] == att
        assert step_of(t) == (1, "step_1")
        t.pass_().until("aim", seat=1).pick("infantry_battalion")
        assert t.offers(card)

    return shown


def intercepts(card: str) -> None:
    """In the first Exchange it may target a Troop that does not target."""
    t = battle(["infantry_battalion"], [card])
    blow(t, card, "infantry_battalion", seat=1)
    assert step_of(t)[0] == 1


def is_hardened(card: str) -> None:
    """One Damage counter does not eliminate it, a second one does."""
    foe = "robot_goliath" if card != "robot_goliath" else "heavy_cruiser_assault_force"
    t = battle([foe], [card])
    assert blow(t, foe, card) == (11, UNITS[card].defence[0], 1)
    t.pass_().until("withdraw")
    assert t.unit(card).damage == 1
    blow(t, foe, card)
    t.pass_().until("system_draw")
    assert not t.has_unit(card)


def stays_behind(card: str) -> None:
    """With Support it can't be targeted until it targets; its counters can be."""
    t = battle([card], ["beam_weapon_batteries"]).until("aim", seat=0)
    while step_of(t)[1] == "strike":
        t.pass_()
    t.pass_().until("aim", seat=1).pick("beam_weapon_batteries")
    assert not t.offers(card)
    t = battle([card], ["beam_weapon_batteries"])
    blow(t, card, FIELD)
    while step_of(t)[1] == "strike":
        t.pass_()
    t.pass_().until("aim", seat=1).pick("beam_weapon_batteries")
    assert t.offers(card)


def shelters(card: str) -> None:
    """Its other Troops and Installations are Reinforced, and nobody else's."""
    t = battle(["infantry_battalion"], ["powered_armor_platoons", card, "marine_hover_transports"])
    words = [keyword_of(t, name, "Reinforced") for name in ("infantry", "powered_armor_platoons")]
    assert words == [1, 1]
    launch = "high_velocity_launch_facility"
    assert keyword_of(battle(["bomber_squadron"], [launch, card]), launch, "Reinforced") == 1
    assert keyword_of(t, "infantry_battalion", "Reinforced") == 0
    assert keyword_of(t, "marine_hover_transports", "Reinforced") == 0


def stops_assault(card: str) -> None:
    """Attacking Troops have no Assault where it is."""
    t = battle(["jump_battlesuit_company"], [card])
    blow(t, "jump_battlesuit_company", FIELD)
    assert step_of(t) == (2, "step_1")


def depletes_for_fire(card: str) -> None:
    """It depletes for ATT +2 and Firing Arcs +1 in this Exchange, not in the next."""
    t = battle(["marines_dropship_group"], [card], watch=("able", "always"))
    t.moment("before_exchange", seat=1)
    asked: tuple[Moment, ...] = ("turn_start", "step_1", "step_3", "step_4")
    found = [bool(usable(t.state, Seat(1), each)) for each in asked]
    assert found == [False, True, True, False]
    t.pick(card).moment("step_3", seat=1)
    assert t.unit(card).depleted
    assert numbers(t, card) == (8, 6)
    assert keyword_of(t, card, "Firing Arcs") == 1
    t.until("withdraw").answer("no")
    assert numbers(t, card) == (6, 6)
    assert keyword_of(t, card, "Firing Arcs") == 0


def has_missions(count: int) -> Deed:
    """It allocates with Mission counters, and one is gone when it is used."""

    def shown(card: str) -> None:
        t = allocated(card)
        assert t.unit(card).missions == count
        t = battle([card], ["infantry_battalion"]).moment("step_1", seat=0).pick(card)
        if t.question == "choose":
            t.pick("Piercing")
        assert t.unit(card).missions == count - 1
        replace_counters(t.state, t.unit(card))
        assert t.unit(card).missions == count

    return shown


def spends_a_mission(other: str, att: int, against: int, count: int, kind: str = "") -> Deed:
    """A Mission counter makes it stronger in this Exchange, perhaps in a way that its player
    chooses."""

    def shown(card: str) -> None:
        t = battle([card], [other])
        t.moment("before_exchange", seat=0) if UNITS[card].type == "Fleet" else second(t)
        t.pick(card)
        if kind:
            t.pick(kind)
            assert keyword_of(t, card, kind) == 1
        assert blow(t, card, other) == (att, against, count)

    return shown


def forgets_a_mission(word: str, *kinds: str) -> Deed:
    """A Unit, here a defending one, has what a Mission counter gives it in this Exchange alone."""

    def shown(card: str) -> None:
        for kind in kinds or ("",):
            t = battle(["interceptor_squadron"], [card], watch=("able", "always"))
            printed = numbers(t, card)
            t.moment("before_exchange", seat=1).pick(card)
            if kind:
                t.pick(kind)
            foe = t.unit("interceptor_squadron")
            t.moment("step_3", seat=1)
            assert attack(t.state, t.unit(card), foe).value == printed[0] + 3
            assert not word or keyword(t.state, t.unit(card), kind or word, foe) == 1
            t.until("withdraw").answer("no")
            if t.question == "retreat":
                t.pass_()
            assert attack(t.state, t.unit(card), foe).value == printed[0]
            assert not word or keyword(t.state, t.unit(card), kind or word, foe) == 0

    return shown


def second(t: Table) -> Table:
    """Before the second Exchange."""
    return t.until("withdraw").answer("no").moment("before_exchange", seat=0)


def is_halved_alone(card: str) -> None:
    """An Installation attacks a Fleet beside it with all its ATT."""
    t = battle([card, "rapid_strike_fleet"], ["beam_weapon_batteries"])
    assert blow(t, "beam_weapon_batteries", "rapid_strike_fleet", seat=1) == (6, 4, 1)


def chooses_a_foe(card: str) -> None:
    """ATT +3 and DEF +3 against Troops of the chosen sub-type, and only those."""
    t = battle([card], ["robot_infantry_battalion"]).pick("Drone")
    assert blow(t, card, "robot_infantry_battalion") == (8, 4, 1)
    t = battle([card], ["robot_infantry_battalion"]).pick("Vehicles")
    assert blow(t, card, "robot_infantry_battalion") == (5, 4, 1)
    t = battle(["robot_infantry_battalion"], [card]).pick("Infantry")
    assert blow(t, "robot_infantry_battalion", card) == (4, 8, 0)
    t = battle(["robot_infantry_battalion"], [card]).pick("Vehicles")
    assert blow(t, "robot_infantry_battalion", card) == (4, 5, 0)
    t = battle(["drone_fighter_squadron"], [card]).pick("Drone")  # a Drone, but no Troop
    assert blow(t, "drone_fighter_squadron", card) == (4, 5, 0)


def changes_to_a_fleet(card: str) -> None:
    """In each Exchange it fights as a Troop of Mechs or as a Fleet of Fighters."""
    t = battle([card], ["interceptor_squadron", "infantry_battalion"]).pick("Fleet")
    t.until("aim", seat=0).pick(card)
    assert t.offers("interceptor_squadron", "infantry_battalion")
    t.pass_().pass_().until("aim", seat=1)
    assert blow(t, "interceptor_squadron", card, seat=1) == (8, 5, 1)
    t = battle([card], ["interceptor_squadron", "infantry_battalion"]).pick("Troop")
    t.until("aim", seat=0).pick(card)
    assert t.offers("infantry_battalion")
    assert not t.offers("interceptor_squadron")


def holds_as_a_troop(card: str) -> None:
    """A Unit that was a Fleet in the last Exchange is a Troop when success is judged, and holds the
    World card; as a Fleet it may retreat."""
    t = battle(["robot_goliath"], [card]).pick("Fleet")
    blow(t, "robot_goliath", FIELD)
    t.pass_().until("withdraw").answer("no")
    assert (t.question, t.offers(card)) == ("retreat", True)
    t.pass_().pick("Fleet").until("system_draw")
    assert len(t.news("conquest_failed")) == 1


def buys_itself_back(card: str) -> None:
    """When it is eliminated, a Resource counter brings it to the hand."""
    t = battle(["bomber_squadron"], [card])
    blow(t, "bomber_squadron", card)
    t.pass_().until("buy_back", seat=1).answer("yes")
    assert (t.hand(1), t.resources(1), t.has_unit(card)) == ((card,), 8, False)
    t = battle(["bomber_squadron"], [card], resources=[9, 0])
    blow(t, "bomber_squadron", card)
    t.pass_().until("withdraw")
    assert t.discards(1) == (card,)


# Outside of fights


def allocated(card: str) -> Table:
    """The card is allocated at the first World card of its deck."""
    deck = deck_with([card])
    t = position(
        worlds={0: WEALTHY[deck], 1: QUIET["capital_attack"][1:]},
        hands={0: [card]},
        phase="allocation",
        options={"deck_1": deck, "deck_2": "capital_attack"},
    )
    t.until("allocate").pick(card, WEALTHY[deck][0])
    return t.answer(t.options) if t.question == "payers" else t


def carries(token: str, count: int, att: int, defence: int, kinds: str, word: str = "") -> Deed:
    """It allocates with Unit counters that fight, of some kinds and perhaps with a keyword, and go
    where it goes."""

    def shown(card: str) -> None:
        t = allocated(card)
        assert t.unit(card).depleted
        assert t.count(token) == count
        t = battle([card])
        assert numbers(t, token) == (att, defence)
        assert " ".join(kinds_of(t.state, t.unit(token))) == kinds
        assert dict(PROFILES[token].keywords) == ({word: (1, "ours")} if word else {})
        assert t.unit(token).at == t.world(field_of(t)).id
        t.state.units = tuple([each for each in t.state.units if each.face != token])
        replace_counters(t.state, t.unit(card))
        assert t.count(token) == count

    return shown


def arrives_ready(card: str) -> None:
    """Deployed, it is allocated undepleted."""
    assert not allocated(card).unit(card).depleted


def entered(card: str) -> Table:
    """Seat 0 goes to a World card of seat 1, who has the card depleted at another one."""
    deck = deck_with([card])
    throne, far = QUIET[deck][1:]
    return (
        position(
            worlds={0: ["aquas_delor"], 1: [throne, far]},
            units={"aquas_delor": {0: ["rapid_strike_fleet"]}, far: {1: [f"{card}-"]}},
            phase="reallocation",
            options={"deck_1": "capital_attack", "deck_2": deck},
        )
        .until("attack")
        .pick("rapid_strike_fleet", throne)
    )


def reacts(card: str) -> None:
    """Reactive, it Reacts although depleted, which others can't."""
    t = entered(card).until("react", seat=1)
    goal = t.state.entered[0]
    t.pick(card).answer(goal)
    assert t.unit(card).at == goal
    t = entered("standard_mech_company").until("system_draw")
    assert not t.news("unit_reacted")


def pays_to_go(card: str) -> None:
    """Sub-light, it pays a Resource counter to go to an Uncontrolled World card."""
    t = leaving(card, 2).until("attack").pick(card, "silicas")
    assert t.resources(0) == 1
    t = leaving(card, 0).until("system_draw")
    assert not t.news("unit_launched")


def leaving(card: str, resources: int) -> Table:
    """A Unit that may go to a World card of seat 1."""
    deck = deck_with([card])
    home = QUIET[deck][0]
    return position(
        worlds={0: [home], 1: ["bygaros_7", "silicas"]},
        units={home: {0: [card]}},
        phase="reallocation",
        options={"deck_1": deck, "deck_2": "drone_onslaught"},
        resources=[resources, 0],
    )


def travels(card: str) -> None:
    """Of four players, it may go to the one opposite; other Units may not."""
    for unit, far in ((card, True), ("interceptor_squadron", False)):
        t = position(
            4,
            worlds={0: ["aquas_delor"], 1: ["silicas"], 2: ["malakar_4"], 3: ["saturn"]},
            units={"aquas_delor": {0: [unit]}},
            phase="reallocation",
        )
        t.until("attack").pick(unit)
        assert t.offers("silicas", "saturn")
        assert t.offers("malakar_4") == far


def launches(card: str) -> None:
    """It depletes to undeplete a Fighter or Starship that was allocated here this Turn."""
    rows = (
        ("interceptor_squadron", True),
        ("imperial_guardian_fleet", True),
        ("light_cruiser_task_force", False),
        ("infantry_battalion", False),
    )
    for unit, is_ready in rows:
        t = position(
            worlds={0: ["geladhore_prime", "zythenus_calendra"], 1: ["silicas"]},
            units={"geladhore_prime": {0: [card, "rapid_strike_fleet-"]}},
            hands={0: [unit]},
            phase="allocation",
            options={"deck_1": "capital_attack", "deck_2": "drone_onslaught"},
        ).until("allocate")
        assert not t.offers(card)
        t.pick(unit, "geladhore_prime")
        if t.question == "payers":
            t.several("zythenus_calendra")
        assert t.offers(card) == is_ready
        assert own_abilities(t.state, Seat(0), "own_turn") == ()
        if is_ready:
            t.pick(card)
        assert (t.unit(card).depleted, t.unit(unit).depleted) == (is_ready, not is_ready)
        assert t.unit("rapid_strike_fleet").depleted


def earns(card: str) -> None:
    """It depletes in its player's Resupply Phase for a Resource counter."""
    t = position(
        worlds={0: ["bygaros_7", "silicas"], 1: ["malakar_4"]},
        units={"silicas": {0: [card]}},
        phase="resupply",
        options={"deck_1": "drone_onslaught", "deck_2": "fighter_strike"},
    ).until("settle")
    had = t.resources(0)
    assert own_abilities(t.state, Seat(0), "own_turn") == ()
    t.pick(card)
    assert (t.resources(0), t.unit(card).depleted) == (had + 1, True)


def enlarges(card: str) -> None:
    """Its World card has DEF +2, once however many there are, and Capacity +1."""
    t = battle(["rapid_strike_fleet"], [card, card])
    assert t.note("sum_def", field_of(t)).facts["numbers"] == (5, 2)
    here = t.world(field_of(t))
    assert [capacity(t.state, here, seat) for seat in seats(2)] == [3, 5]
    t.until("system_draw")  # and all see it when nobody fights there
    assert t.zone("place_2", owner=1).things[0].counters["def"] == 7
