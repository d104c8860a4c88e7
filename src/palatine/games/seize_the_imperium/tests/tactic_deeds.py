"""What Reaction cards do, as the table of their tests names it: each deed is shown for a card by
its id, and perhaps for a Character that depletes for it."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.rules.conquest import needed
from palatine.games.seize_the_imperium.rules.playing import is_playable
from palatine.games.seize_the_imperium.rules.turns import NextTurn, PhaseBegins
from palatine.games.seize_the_imperium.state import Moment
from palatine.games.seize_the_imperium.tests.battle import (
    FIELD,
    attacked,
    battle,
    blow,
    field_of,
    keyword_of,
    numbers,
    step_of,
)
from palatine.games.seize_the_imperium.tests.table import Table, position

Deed = Callable[[str], None]
Pair = tuple[int, int]
Numbers = Mapping[str, Pair]


def side(seat: int, cards: list[str]) -> tuple[list[str], list[str]]:
    """Cards for one seat, none for the other."""
    return (cards, []) if seat == 0 else ([], cards)


def ready(card: str, units: list[str], foes: list[str], seat: int, by: str, **more: Any) -> Table:
    """A battle in which a seat has the card in hand, and perhaps a Character."""
    people = side(seat, [by] if by else [])
    own = (units, foes) if seat == 0 else (foes, units)
    more.setdefault("watch", ("always", "always"))
    return battle(*own, hands=side(seat, [card] if card else []), people=people, **more)


def play(t: Table, card: str, moment: str, seat: int, by: str, *answers: str) -> Table:
    """Play the card at a moment, with the Character, and answer the questions."""
    t.moment(moment, seat).pick(card)
    if t.question == "host":
        t.pick(next(each for each in t.options if t.unit(each).owner == seat))
    assert t.question != "x" or len(t.options) == 3
    for name in [*[each for each in answers if each.startswith("n:")], by]:
        if name and t.question in ("x", "activate"):
            t.pick(name)
    for name in [each for each in answers if not each.startswith("n:")]:
        t.several(*name.split()) if t.question in ("pick", "sacrifice") else t.pick(name)
    assert not by or t.character(by).depleted
    while t.is_at("response"):
        t.pass_()
    return t


def changes(
    units: list[str],
    moment: str,
    after: Numbers,
    *answers: str,
    foes: list[str] | None = None,
    by: str = "",
    seat: int = 0,
    lasts: bool = False,
    **words: Mapping[str, int],
) -> Deed:
    """ATT and DEF of Units after it was played, and keywords as `Piercing={unit: 1}`; in the next
    Exchange everything is as before, unless it lasts."""

    def shown(card: str) -> None:
        t = ready(card, units, foes or [], seat, by)
        t.moment(moment, seat)
        before = {name: numbers(t, name) for name in after if t.has_unit(name)}
        play(t, card, moment, seat, by, *answers)
        plain = ready("", units, foes or [], seat, "").moment(moment, seat)
        for _ in range(2):  # at once, and at the end of the Exchange
            assert {name: numbers(t, name) for name in after} == after
            assert {word: having(t, word, units) for word, units in words.items()} == words
            t.moment("step_3", seat)
        next_exchange(t)
        assert {name: numbers(t, name) for name in before} == (after if lasts else before)
        for word, units_with in words.items():
            assert having(t, word, units_with) == (
                units_with if lasts else having(plain, word, units_with)
            )
        assert (card in t.discards(seat)) != lasts

    return shown


def having(t: Table, word: str, units: Mapping[str, int]) -> Mapping[str, int]:
    """How much of a keyword each of these Units has."""
    return {unit: keyword_of(t, unit, word.replace("_", " ")) for unit in units}


def next_exchange(t: Table) -> Table:
    """Nobody withdraws or retreats."""
    t.until("withdraw").answer("no")
    return t.pass_() if t.question == "retreat" else t


def hits(
    units: list[str],
    moment: str,
    blows: Mapping[str, tuple[int, int, int]],
    *answers: str,
    by: str = "",
    seat: int = 0,
    back: bool = False,
) -> Deed:
    """What an attack of the first Unit does once it was played: on another Unit, or with `back` by
    that one."""

    def shown(card: str) -> None:
        for foe, expected in blows.items():
            t = ready(card, units, [] if foe == FIELD else [foe], seat, by)
            play(t, card, moment, seat, by, *answers)
            ends = (foe, units[0]) if back else (units[0], foe)
            assert blow(t, *ends, seat=1 - seat if back else seat) == expected

    return shown


# Cards with ways of their own


def lies_once_on_a_card(card: str) -> None:
    """A second copy can't lie on the same Unit card."""
    t = battle(["bomber_squadron"], [], hands=([card, card], []))
    t.moment("step_1", 0).pick(card).moment("step_1", 0)
    assert not t.offers(card)


def repairs(by: str, left: int) -> Deed:
    """Before elimination it removes a Damage counter from one Fleet card, or from each."""

    def shown(card: str) -> None:
        fleets = ["fighter_squadron", "bomber_squadron"]
        t = ready(card, fleets, ["heavy_cruiser_assault_force"], 1, by)
        t.until("aim").aim("heavy_cruiser_assault_force", *fleets, parts=(6, 5))
        t.pass_().moment("step_3", 1).pick(card, "fighter_squadron")
        if by:
            t.pick(by)
        t.until("withdraw")
        assert [t.has_unit(name) for name in fleets] == [True, left == 2]

    return shown


def misleads(by: str, total: int) -> Deed:
    """Units that target a Fleet or the World card have half their ATT: one of them, or two."""

    def shown(card: str) -> None:
        t = ready(card, ["destroyer_detachment"], ["light_cruiser_task_force"] * 2, 1, by)
        for each in ("unit:light_cruiser_task_force#1", "unit:light_cruiser_task_force#2"):
            t.until("aim").aim(each, field_of(t))
        t.pass_()
        two = "unit:light_cruiser_task_force#1 unit:light_cruiser_task_force#2"
        play(t, card, "after_targets_1", 1, by, two if by else two.split()[0])
        assert attacked(t, FIELD)[0] == total
        t.moment("step_2", 1)
        assert numbers(t, "light_cruiser_task_force") == (7, 6)

    return shown


def misleads_defenders(card: str) -> None:
    """In Step 2 it misleads a Unit that targets one of the Attacker's Fleets."""
    t = ready(card, ["destroyer_detachment"], ["light_cruiser_task_force"], 0, "")
    t.until("aim", seat=1).aim("light_cruiser_task_force", "destroyer_detachment").pass_()
    play(t, card, "after_targets_2", 0, "")
    assert attacked(t, "destroyer_detachment") == (3, 5, 0)


def hides_fleets_alone(card: str) -> None:
    """A Unit that targets a Troop can't be misled."""
    t = ready(card, ["standard_mech_company"], ["light_cruiser_task_force"], 1, "")
    t.until("aim").aim("light_cruiser_task_force", "standard_mech_company").pass_()
    assert not t.moment("after_targets_1", 1).offers(card)


def collides(by: str, count: int) -> Deed:
    """X Drones are eliminated for an attack with ATT 4 each, with Piercing by an Engineer."""

    def shown(card: str) -> None:
        t = ready(card, ["drone_carrier_group"], ["light_cruiser_task_force"], 0, by)
        drones = "counter:drone_fighter#1 counter:drone_fighter#2"
        play(t, card, "step_1", 0, by, "n:2", drones)
        assert attacked(t, "light_cruiser_task_force") == (8, 6, count)
        assert (t.count("drone_fighter"), t.resources(0)) == (1, 7)
        t.until("withdraw")
        assert t.has_unit("light_cruiser_task_force") == (count == 1)

    return shown


def makes(unit: str, count: int, pair: Pair, by: str, *answers: str, intercepts: int = 0) -> Deed:
    """Units of the card itself defend until the end of the Action; the Attacker has none."""

    def shown(card: str) -> None:
        foe = "interceptor_squadron"
        t = ready(card, [], [foe], 1, by)
        play(t, card, "before_exchange", 1, by, *answers)
        assert (t.count(unit), numbers(t, unit)) == (count, pair)
        assert len([each for each in t.state.units if each.owner == 1]) == count
        assert keyword_of(t, unit, "Intercept") == intercepts
        t.until("aim", seat=0).pick(foe, "none")
        made = t.unit(unit).id
        assert made in t.options
        t.answer([made]).until("system_draw")
        assert not t.has_unit(unit)
        assert card in t.discards(1)

    return shown


def is_not_for_attackers(card: str) -> None:
    """The Attacker can't have its Units on the other side."""
    unit = "destroyer_detachment" if card == "militia_rally" else "imperial_guardian_fleet"
    t = ready(card, [unit], [], 0, "", watch=("always", "able"))
    assert not t.moment("before_exchange", 0).offers(card)


def strikes(card: str) -> None:
    """A Fleet card uses Surprise Strike, with ATT +3 for an Admiral."""
    for by, att in (("", 4), ("bedakarer", 7)):
        t = ready(card, ["interceptor_squadron"], ["light_cruiser_task_force"], 0, by)
        play(t, card, "before_exchange", 0, by)
        assert numbers(t, "interceptor_squadron") == (4, 4)
        assert blow(t, "interceptor_squadron", "light_cruiser_task_force")[0] == att
        assert step_of(t) == (1, "strike")
        next_exchange(t.pass_())
        assert numbers(t, "interceptor_squadron") == (4, 4)
        assert keyword_of(t, "interceptor_squadron", "Surprise Strike") == 1


def drops(by: str, struck: int) -> Deed:
    """A Troop card has Assault, and for an Assassin Surprise Strike as well."""

    def shown(card: str) -> None:
        t = ready(card, ["clone_battalion", "rapid_strike_fleet"], ["infantry_battalion"], 0, by)
        play(t, card, "before_exchange", 0, by)
        assert keyword_of(t, "clone_battalion", "Surprise Strike") == struck
        assert blow(t, "clone_battalion", "infantry_battalion")[0] == 5
        assert step_of(t) == (1, "strike" if struck else "step_1")
        next_exchange(t.pass_())
        words = [keyword_of(t, "clone_battalion", each) for each in ("Assault", "Surprise Strike")]
        assert words == [1, struck]

    return shown


def lies_on(units: list[str], foes: list[str], *hosts: str) -> Deed:
    """It can go on such cards of both sides, and on no others."""

    def shown(card: str) -> None:
        t = ready(card, units, foes, 0, "").moment("before_exchange", 0).pick(card)
        assert t.question == "host"
        assert [t.unit(each).face for each in t.options] == list(hosts)

    return shown


def eliminates_no(other: str, units: list[str]) -> Deed:
    """It only eliminates one kind."""

    def shown(card: str) -> None:
        t = ready(card, [other, *units], ["interceptor_squadron"], 0, "").moment("step_1", 0)
        t.pick(card)
        if t.question == "x":
            t.pick("n:1")
        assert (t.question, t.offers(*units), t.offers(other)) == ("sacrifice", True, False)

    return shown


def is_for_one_exchange(card: str) -> None:
    """In the next Exchange Fighters attack and are attacked as usual."""
    t = ready(card, ["bomber_squadron"], ["light_cruiser_task_force"], 0, "telek")
    next_exchange(play(t, card, "step_1", 0, "telek"))
    assert blow(t, "bomber_squadron", "light_cruiser_task_force") == (5, 6, 0)
    assert keyword_of(t, "bomber_squadron", "Piercing") == 0
    t.pass_()
    assert blow(t, "light_cruiser_task_force", "bomber_squadron", seat=1) == (7, 3, 1)


def repairs_one(card: str) -> None:
    """It removes one of two Damage counters, and none from a Troop card."""
    rows = (
        ("", "main_battle_fleet", "light_cruiser_task_force", 1),
        ("azhar_maikenik", "main_battle_fleet", "light_cruiser_task_force", 1),
        ("azhar_maikenik", "heavy_cruiser_assault_force", "interceptor_squadron", 0),
    )
    for by, foe, fleet, left in rows:
        troop = "infantry_battalion"
        t = ready(card, [fleet, troop], [foe], 1, by)
        t.until("aim").aim(foe, fleet, troop, parts=(6, 6 if left else 5)).pass_()
        t.moment("step_3", 1).pick(card)
        if by:
            t.pick(by)
        t.until("withdraw")
        assert (t.unit(fleet).damage, t.has_unit(troop)) == (left, False)


def borrows_an_admiral(card: str) -> None:
    """Any player may deplete an Admiral for it."""
    t = battle(["robot_goliath"], [], hands=([card], []), people=([], ["bedakarer"]))
    t.moment("step_1", 0).pick(card)
    assert (t.question, t.seat) == ("assist", 1)
    t.pick("bedakarer")
    assert keyword_of(t, "robot_goliath", "Piercing") == 1
    assert numbers(t, "robot_goliath") == (14, 10)


def fortifies(by: str, need: int) -> Deed:
    """The World card has DEF +3, and for an Engineer takes one more Conquest counter."""

    def shown(card: str) -> None:
        t = ready(card, [], ["interceptor_squadron"], 1, by)
        play(t, card, "before_exchange", 1, by)
        assert t.note("sum_def", field_of(t)).facts["numbers"] == (5, 3)
        assert needed(t.state, t.world(field_of(t))) == need
        next_exchange(t)
        assert t.note("sum_def", field_of(t)).facts["numbers"] == (5, 3)

    return shown


def removes(by: str, left: int) -> Deed:
    """This many of three Conquest counters are left, two of them from this Exchange."""

    def shown(card: str) -> None:
        early = ["imperial_guardian_fleet", "long_range_patrol_force"]
        mech = "standard_mech_company"
        t = ready(card, [mech], ["automated_missile_launchships", *early], 1, by)
        for fleet in early:
            blow(t, fleet, FIELD)
        t.pass_().until("withdraw").answer("no")
        blow(t, "automated_missile_launchships", FIELD)
        t.pass_().moment("step_2", 1)
        assert t.state.conquest is not None
        assert t.state.conquest.counters == (1, 2, 2)
        play(t, card, "step_2", 1, by)
        assert t.state.conquest.counters == (1, 2, 2)[:left]
        assert numbers(t, mech) == ((7, 6) if by else (9, 6))

    return shown


def besieges(card: str) -> None:
    """In the next Exchange its player's Units have ATT +2, and then no more."""
    t = ready(card, ["destroyer_detachment"], [], 0, "")
    play(t, card, "step_4", 0, "")
    assert numbers(t, "destroyer_detachment") == (5, 5)
    next_exchange(t)
    assert numbers(t, "destroyer_detachment") == (7, 5)


def lengthens(card: str) -> None:
    """After the last Exchange a General makes it one more, with ATT +2."""
    t = ready(card, ["destroyer_detachment"], [], 0, "bikkaros")
    next_exchange(t)
    play(t, card, "step_4", 0, "bikkaros").until("aim")
    assert step_of(t)[0] == 3
    assert numbers(t, "destroyer_detachment") == (7, 5)


def digs_in(card: str) -> None:
    """An Engineer gives one Unit card Siege +1 in the next Exchange, instead."""
    t = ready(card, ["destroyer_detachment"], [], 0, "shalindris_nu")
    next_exchange(play(t, card, "step_4", 0, "shalindris_nu"))
    assert keyword_of(t, "destroyer_detachment", "Siege") == 1
    assert numbers(t, "destroyer_detachment") == (5, 5)


def doubles(by: str, damage: int) -> Deed:
    """A Unit has twice its ATT in this Step, and takes damage unless an Engineer helps."""

    def shown(card: str) -> None:
        t = ready(card, ["robot_goliath"], [], 0, by)
        play(t, card, "step_1", 0, by)
        assert numbers(t, "robot_goliath") == (22, 10)
        t.until("aim").pass_().until("withdraw")
        assert (t.unit("robot_goliath").damage, numbers(t, "robot_goliath")) == (damage, (11, 10))

    return shown


# Outside of fights


def moments_of(t: Table, card: str, seat: int) -> list[str]:
    """The moments at which a card could be played now."""
    every = get_args(Moment)
    return [each for each in every if is_playable(t.state, Seat(seat), card, each)]


TIRED = ("destroyer_detachment", "bomber_squadron", "standard_mech_company")


def alerts(by: str, units: list[str], count: int) -> Deed:
    """This many depleted Units may React, only Fleet cards or Troop cards too."""

    def shown(card: str) -> None:
        t = position(
            worlds={0: ["silicas"], 1: ["zythenus_calendra", "krinos_mecarios"]},
            units={
                "silicas": {0: ["robot_goliath"]},
                "krinos_mecarios": {1: [f"{unit}-" for unit in TIRED]},
            },
            hands={1: [card]},
            characters={1: [by] if by else []},
            phase="reallocation",
            resources=[0, 1],
            options={"deck_1": "drone_onslaught", "deck_2": "fighter_strike"},
        )
        t.until("attack").pick("robot_goliath", "zythenus_calendra").until("window", seat=1)
        assert moments_of(t, card, 1) == ["after_part_b", "part_c"]
        t.pick(card)
        if by:
            t.pick(by)
        for unit in units:
            t.until("react", seat=1).pick(unit, "zythenus_calendra")
        assert t.question != "react"
        t.until("allocate", seat=1)
        assert (len(t.news("unit_reacted")), t.discards(1)[:1]) == (count, (card,))

    return shown


def alerts_troops_with_an_admiral(card: str) -> None:
    """A player without a depleted Fleet card can only play it with an Admiral, for a Troop card."""
    for people in ([], ["brenzar"]):
        t = position(
            worlds={0: ["silicas"], 1: ["malakar_4", "krinos_mecarios"]},
            units={
                "silicas": {0: ["robot_goliath"]},
                "krinos_mecarios": {1: ["standard_mech_company-"]},
            },
            hands={1: [card]},
            characters={1: people},
            phase="reallocation",
            resources=[0, 1],
            watch=("able", "always"),
            options={"deck_1": "drone_onslaught", "deck_2": "fighter_strike"},
        )
        t.until("attack").pick("robot_goliath", "malakar_4").until("window", seat=1)
        assert t.offers(card) == bool(people)
    t.pick(card)
    assert (t.question, len(t.options)) == ("activate", 1)
    t.pick("brenzar").until("react", seat=1).pick("standard_mech_company", "malakar_4")
    assert len(t.news("unit_reacted")) == 1


AGENDA = (
    NextTurn(Seat(0)),
    PhaseBegins(Seat(0), "military"),
    PhaseBegins(Seat(0), "reallocation"),
)


SENT = ["robot_goliath", "termbot_tanks", "drone_fighter_squadron", "occupation_drone_force"]


def sneaks(by: str, units: list[str]) -> Deed:
    """After others have Reacted, undepleted Units go where another one went; nobody Reacts to
    that."""

    def shown(card: str) -> None:
        t = position(
            worlds={0: ["shalastra_shogmon"], 1: ["zythenus_calendra"]},
            units={"shalastra_shogmon": {0: SENT}},
            hands={0: [card]},
            characters={0: [by] if by else []},
            phase="reallocation",
            resources=[1, 0],
            options={"deck_1": "drone_onslaught", "deck_2": "capital_attack"},
            agenda=AGENDA,
        )
        t.until("attack").pick("robot_goliath", "zythenus_calendra").pass_()
        t.moment("phase_end", 0)
        assert moments_of(t, card, 0) == ["phase_end"]
        t.pick(card)
        if by:
            t.pick(by)
        for unit in units:
            t.pick(unit)
        assert [t.unit(unit).at for unit in units] == [t.world("zythenus_calendra").id] * len(units)
        assert t.question == "conquer"

    return shown


def leaves_a_fare(card: str) -> None:
    """With only a Sub-light Unit left to send, the player must also keep what it costs to go
    there."""
    for purse, is_offered in ((1, False), (2, True)):
        t = position(
            worlds={0: ["krinos_mecarios"], 1: ["ygranus_calendra"]},
            units={"krinos_mecarios": {0: ["leviathan_strider_mechs", "fighter_squadron"]}},
            phase="reallocation",
            resources=[purse, 0],
            watch=("always", "able"),
            options={"deck_1": "fighter_strike", "deck_2": "capital_attack"},
            agenda=AGENDA,
        )
        t.until("attack").pick("fighter_squadron", "ygranus_calendra").pass_()
        t.moment("phase_end", 0)
        assert is_playable(t.state, Seat(0), card, "phase_end") == is_offered
