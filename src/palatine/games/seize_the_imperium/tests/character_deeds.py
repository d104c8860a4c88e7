"""What Characters do, as the table of their tests names it: each deed is shown for a card by its
id."""

from collections.abc import Callable
from typing import Any, get_args

from palatine.core.cards import faces_of
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.cards import UNITS
from palatine.games.seize_the_imperium.rules.abilities import own_abilities, usable
from palatine.games.seize_the_imperium.rules.allocation_phase import halves_from
from palatine.games.seize_the_imperium.state import Moment
from palatine.games.seize_the_imperium.tests.battle import (
    FIELD,
    QUIET,
    battle,
    blow,
    deck_with,
    keyword_of,
    numbers,
)
from palatine.games.seize_the_imperium.tests.table import Table, position

Deed = Callable[[str], None]
Pair = tuple[int, int]


# In a fight


def led(who: str, attackers: list[str], defenders: list[str], seat: int = 0, **more: Any) -> Table:
    """A battle with a Character on the side of a seat."""
    people = ((who,), ()) if seat == 0 else ((), (who,))
    return battle(attackers, defenders, people=people, **more)


def gives(attacker: str, mine: Pair, defender: str = "", theirs: Pair = (0, 0)) -> Deed:
    """While it is there, a Unit of its side has this ATT and DEF attacking, another defending."""

    def shown(card: str) -> None:
        assert numbers(led(card, [attacker], []), attacker) == mine
        if defender:
            foe = "interceptor_squadron"
            assert numbers(led(card, [foe], [defender], 1), defender) == theirs

    return shown


def depletes(unit: str, moment: str, mine: Pair, word: str = "", others: str = "") -> Deed:
    """It depletes at a moment: a Unit of its side has ATT, DEF and a keyword in this Exchange,
    while another is as before."""

    def shown(card: str) -> None:
        t = led(card, [unit, others] if others else [unit], [], watch=("always", "able"))
        t.moment(moment, seat=0)
        before = {name: numbers(t, name) for name in (unit, others) if name}
        elsewhere: tuple[Moment, ...] = ("turn_start", "step_4")
        assert not any(usable(t.state, Seat(0), each) for each in elsewhere)
        t.pick(card)
        if t.question == "pick":
            assert not t.offers(others)
            t.pick(unit)
        for _ in range(2):  # at once, and at the end of the Exchange
            assert (numbers(t, unit), t.character(card).depleted) == (mine, True)
            assert not word or keyword_of(t, unit, word) == 1
            assert not others or numbers(t, others) == before[others]
            t.moment("step_3", seat=0)
        t.until("withdraw").answer("no")
        assert not word or keyword_of(t, unit, word) == 0
        assert numbers(t, unit) == before[unit]

    return shown


def picks_no_counter(card: str) -> None:
    """It picks a Unit card, not its counters."""
    t = led(card, ["fighter_carrier_group"], []).moment("step_1", seat=0).pick(card)
    assert t.question != "pick"


def is_for_attackers(card: str) -> None:
    """Siege is of no use to the Defender, who is not asked."""
    t = led(card, ["interceptor_squadron"], ["scout_tank_deployment"], 1, watch=("able", "always"))
    assert not t.moment("step_1", seat=1).offers(card)


def weakens(card: str) -> None:
    """It depletes for DEF -2 of an opposing Troop or Fighter, never of another Fleet."""
    foes = ["drone_carrier_group", "infantry_battalion"]
    watch = ("always", "able")
    t = led(card, ["bomber_squadron"], [foes[0]], watch=watch).moment("step_1", seat=0).pick(card)
    assert {each.face for each in t.state.units if t.offers(each.id)} == {"drone_fighter"}
    t.pick("drone_fighter").moment("step_3", seat=0)
    assert numbers(t, "drone_fighter") == (3, 1)
    t.until("withdraw").answer("no").pass_()  # nor does the Carrier retreat
    assert numbers(t, "drone_fighter") == (3, 3)
    t = led(card, ["bomber_squadron"], [foes[1]]).moment("step_1", seat=0).pick(card)
    assert numbers(t, foes[1]) == (5, 3)


def assaults(card: str) -> None:
    """It depletes before the first Exchange: a Troop card, not a Fleet or a counter, has Assault
    for the Action. Later it can't be used."""
    troop = "occupation_drone_force"
    t = led(card, [troop, "shock_robot_drop_carriers"], [])
    t.moment("before_exchange", seat=0).pick(card)
    assert blow(t, troop, FIELD)[0] == 5
    t.pass_().until("withdraw").answer("no")
    assert keyword_of(t, troop, "Assault") == 1
    t = led(card, [troop], [], watch=("always", "able")).moment("step_1", seat=0)
    assert not t.offers(card)
    t.until("withdraw").answer("no")
    assert not t.moment("before_exchange", seat=0).offers(card)


def is_fierce_at_the_end(card: str) -> None:
    """Its Troops have ATT +1 in the second Exchange."""
    t = led(card, ["termbot_tanks", "robot_goliath"], [])
    assert numbers(t, "termbot_tanks") == (8, 5)
    t.until("withdraw").answer("no")
    assert (numbers(t, "termbot_tanks"), numbers(t, "robot_goliath")) == ((9, 5), (11, 10))


def saves(unit: str, lost: str, foe: str = "heavy_cruiser_assault_force") -> Deed:
    """It depletes before elimination: a Unit card of some kinds loses a Damage counter."""

    def shown(card: str) -> None:
        for each, is_saved in ((unit, True), (lost, False)):
            t = led(card, [foe], [each], 1, watch=("able", "always"))
            blow(t, foe, each)
            t.pass_().moment("step_2", seat=1)
            assert not t.offers(card)
            damage = t.unit(each).damage
            t.moment("step_3", seat=1)
            assert t.offers(card) == is_saved
            if is_saved:
                assert t.pick(card).unit(each).damage == damage - 1
            t.until("withdraw")
            assert t.has_unit(each) == is_saved

    return shown


def calls_back(card: str) -> None:
    """It depletes before elimination: an Infantry card that is eliminated then goes to the hand."""
    t = led(card, ["bomber_squadron"], ["infantry_battalion"], 1)
    blow(t, "bomber_squadron", "infantry_battalion")
    t.pass_().moment("step_3", seat=1).pick(card).until("withdraw")
    assert (t.hand(1), t.discards(1)) == (("infantry_battalion",), ())
    for unit, moment in (("infantry_battalion", "step_2"), ("interceptor_squadron", "step_3")):
        t = led(card, ["bomber_squadron"], [unit], 1, watch=("able", "always"))
        blow(t, "bomber_squadron", unit)
        assert not t.pass_().moment(moment, seat=1).offers(card)


def refills(card: str) -> None:
    """It depletes to bring a counter back onto a Unit card."""
    t = led(card, ["interceptor_squadron"], ["fighter_carrier_group"], 1)
    t.until("aim").aim(
        "interceptor_squadron", "counter:fighter#1", "counter:fighter#2", parts=(4, 4)
    )
    t.pass_().moment("step_2", seat=1)
    assert t.count("fighter") == 1
    t.pick(card)
    assert (t.count("fighter"), t.character(card).depleted) == (2, True)
    t = led(card, ["android_battalion"], []).moment("step_1", seat=0).pick("android_battalion")
    t.moment("step_1", seat=0).pick(card)
    assert t.unit("android_battalion").missions == 2


def cancels(tactic: str, unit: str, paid: int = 0) -> Deed:
    """It depletes to cancel a Reaction card, unless its player pays this much more."""

    def shown(card: str) -> None:
        for answer in ("no", "yes") if paid else ("",):
            t = led(card, [unit], [], 1, hands=((tactic,), ()))
            t.moment("step_1", seat=0).pick(tactic).moment("response", seat=1).pick(card)
            if paid:
                t.answer(answer)
            is_cancelled = answer != "yes"
            assert t.character(card).depleted
            assert (tactic in t.discards(0)) == is_cancelled
            assert t.resources(0) == (9 if is_cancelled else 8 - paid)

    return shown


def spares_dear_cards(card: str) -> None:
    """It can't cancel a Reaction card that costs two."""
    t = led(card, ["rapid_strike_fleet"], [], 1, hands=(("piercing_wedge_formation",), ()))
    t.moment("step_1", seat=0).pick("piercing_wedge_formation")
    assert t.question == "aim"  # nobody was asked
    assert not t.character(card).depleted
    assert numbers(t, "rapid_strike_fleet") == (9, 4)


def raids(card: str) -> None:
    """Each World card that its player Conquers gives one more Resource counter: half of three, and
    one."""
    t = led(card, ["destroyer_detachment"], [], resources=[0, 0])
    blow(t, "destroyer_detachment", FIELD)
    t.pass_().until("system_draw")
    assert (t.news("rewarded")[0]["count"], t.resources(0)) == (2, 2)


def depletes_others(victim: str) -> Deed:
    """It depletes another player's Character, at any moment."""

    def shown(card: str) -> None:
        t = battle(["interceptor_squadron"], [], people=((card,), (victim,)))
        t.moment("before_exchange", seat=0)
        assert is_ever_ready(t, card)
        t.pick(card)
        assert t.character(victim).depleted
        assert t.character(card).depleted
        assert not t.character(victim).stays

    return shown


def is_ever_ready(t: Table, card: str) -> bool:
    """Whether it can be used at any moment except in response to a Reaction card."""
    every = [each for each in get_args(Moment) if each != "response"]
    return all(t.character(card).id in usable(t.state, Seat(0), each) for each in every)


def has_three_missions(card: str) -> None:
    """It has three Mission counters, each depletes a Character or a Unit card of another player,
    and they are not replaced."""
    t = battle(["interceptor_squadron"], ["termbot_tanks"], people=((card,), ("telek",)))
    t.moment("before_exchange", seat=0)
    assert is_ever_ready(t, card)
    for victim in ("termbot_tanks", "telek"):
        t.pick(card)
        if t.question == "victim":
            t.pick(victim)
    assert (t.unit("termbot_tanks").depleted, t.character("telek").depleted) == (True, True)
    assert not t.character("telek").stays
    assert (t.character(card).missions, t.character(card).depleted) == (1, False)
    t.until("allocate", seat=0)
    assert t.character(card).missions == 1


# Outside of fights


def turn(phase: str, who: str, **more: Any) -> Table:
    """A phase of seat 0, who has a Character; seat 1 has others."""
    deck = deck_with([who, *more.get("hands", {}).get(0, ())])
    foes = more.pop("foes", [])
    foe_deck = deck_with(foes)
    return position(
        worlds={0: [QUIET[deck][0]], 1: [QUIET[foe_deck][1]]},
        characters={0: [who], 1: foes},
        phase=phase,
        options={"deck_1": deck, "deck_2": foe_deck},
        **more,
    )


def pass_on(t: Table, kind: str, seat: int) -> Table:
    """Let everybody decline, and discard if they must, until a seat is asked this."""
    while not (t.question == kind and t.seat == seat):
        if t.question in ("discard", "pool"):
            t.answer(t.options[-1:])
        else:
            t.answer("pass" if "pass" in t.options else "no")
    return t


def shadows(card: str) -> None:
    """It depletes a Character of an Adjacent player, who does not undeplete next time."""
    t = turn("allocation", card, foes=["khamera"]).until("allocate", seat=0).pick(card)
    assert t.character("khamera").depleted
    t.until("allocate", seat=1)
    assert t.character("khamera").depleted
    pass_on(t.pass_(), "allocate", 1)
    assert not t.character("khamera").depleted


def reaches_neighbours(card: str) -> None:
    """With four players, the one opposite is out of reach."""
    t = position(
        4,
        worlds={0: ["silicas"], 1: ["aquas_delor"], 2: ["malakar_4"], 3: ["saturn"]},
        characters={0: [card], 1: ["ajee_delere"], 2: ["telek"], 3: ["bikkaros"]},
        phase="allocation",
        options={"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
    )
    t.until("allocate").pick(card)
    assert t.offers("ajee_delere", "bikkaros")
    assert not t.offers("telek")


def murders(card: str) -> None:
    """It depletes to eliminate a Character whose cost its player pays."""
    foes = ["bikkaros", "shalma_questin"]
    t = turn("allocation", card, foes=foes, resources=[2, 0]).until("allocate").pick(card)
    assert (t.resources(0), t.discards(1)) == (0, ("shalma_questin",))
    assert t.character("bikkaros")


def comes_back(card: str) -> None:
    """When it would be eliminated, it turns facedown."""
    t = turn("allocation", "andala_marenas", foes=[card], resources=[3, 0])
    t.until("allocate").pick("andala_marenas")
    assert (faces_of(t.state, t.state.areas[1]), t.discards(1)) == ((card,), ())


def builds(card: str) -> None:
    """It depletes: a World card gives twice its points for one Orbital or Installation."""
    both = ["siege_bunker_fortifications", "zero_entry_mobile_platforms"]
    t = turn("allocation", card, hands={0: [*both, "bomber_squadron"]}).until("allocate")
    assert not any(t.offers(each) for each in both)
    assert own_abilities(t.state, Seat(0), "own_turn") == ()
    t.pick(card)
    assert t.offers(*both)
    assert not t.offers("bomber_squadron")
    here = t.world("krinos_mecarios")
    assert halves_from(t.state, Seat(0), here, UNITS[both[0]]) == 2 * 2 * 3
    t.pick("siege_bunker_fortifications", "krinos_mecarios").pass_()
    assert t.state.doubled == ()


def builds_from_part_a_on(card: str) -> None:
    """Its effect while Characters are faced up lasts the whole phase."""
    hands = {0: ["siege_bunker_fortifications"]}
    t = turn("allocation", card, hands=hands, areas={0: ["telek"]})
    assert t.question == "recruit"
    t.pick(card).until("allocate")
    assert t.offers("siege_bunker_fortifications")


def alerts(card: str) -> None:
    """It depletes so that one depleted Fleet card may React."""
    tired = ("destroyer_detachment", "bomber_squadron", "standard_mech_company")
    t = position(
        worlds={0: ["aquas_delor"], 1: ["malakar_4", "krinos_mecarios"]},
        units={
            "aquas_delor": {0: ["rapid_strike_fleet"]},
            "krinos_mecarios": {1: [f"{unit}-" for unit in tired]},
        },
        characters={1: [card]},
        phase="reallocation",
        options={"deck_1": "capital_attack", "deck_2": "fighter_strike"},
    )
    t.until("attack").pick("rapid_strike_fleet", "malakar_4")
    t.until("window", seat=1).pick(card).until("react", seat=1)
    assert [t.offers(unit) for unit in tired] == [True, True, False]
    t.pick("bomber_squadron", "malakar_4")
    assert t.question != "react"
    t.until("allocate", seat=1)
    assert len(t.news("unit_reacted")) == 1


def sorts(card: str) -> None:
    """It depletes to look at the top three Asset cards and put them back in any order."""
    t = turn("allocation", card).until("allocate").pick(card)
    seen = t.options
    t.answer(seen[::-1])
    top = faces_of(t.state, t.state.asset_decks[0][:3])
    assert [f"top:{face}" for face in top] == list(seen[::-1])
    assert t.character(card).depleted


def earns(card: str) -> None:
    """It depletes in its owner's Resupply Phase for a Resource counter: two of the Throne World,
    and one."""
    t = turn("resupply", card).until("settle")
    assert own_abilities(t.state, Seat(0), "own_turn") == ()
    t.pick(card)
    assert (t.resources(0), t.character(card).depleted) == (3, True)


def settles_cheaply(card: str) -> None:
    """It depletes in its owner's Resupply Phase: one World card costs one less, and no other."""
    reserves = {0: ["zythenus_calendra", "damirus_inner"]}
    more: dict[str, Any] = {"reserves": reserves, "resources": [6, 0], "foes": ["khamera"]}
    t = turn("resupply", card, **more).until("settle")
    assert t.resources(0) == 8
    assert own_abilities(t.state, Seat(0), "own_turn") == ()
    t.pick(card, "damirus_inner")
    assert t.resources(0) == 7
    t.pick("zythenus_calendra")
    assert t.resources(0) == 3


def is_untouchable(card: str) -> None:
    """The Regent may not choose its player."""
    t = position(
        3,
        worlds={0: ["silicas"], 1: ["aquas_delor"], 2: ["malakar_4"]},
        characters={1: [card, "azhar_maikenik"], 2: ["azhar_maikenik"]},
        phase="regent",
        regent=Seat(0),
        options={f"deck_{n + 1}": deck for n, deck in enumerate(DECKS_OF_THREE)},
    )
    assert t.question == "censure"
    assert [t.character(one).owner for one in t.options] == [2]
    t = position(
        3,
        worlds={
            0: ["silicas"],
            1: ["aquas_delor", "zythenus_calendra"],
            2: ["malakar_4", "zythenus_calendra"],
        },
        characters={1: [card]},
        phase="regent",
        regent=Seat(0),
        options={f"deck_{n + 1}": deck for n, deck in enumerate(DECKS_OF_THREE)},
    )
    assert (t.question, t.options) == ("tax", ("player:2",))


DECKS_OF_THREE = ("drone_onslaught", "capital_attack", "fighter_strike")
