"""Chapters 9 and 10: liberation, victory, rewards, cards; and the Regent Phase."""

import pytest

from palatine.core.decisions import Reason
from palatine.core.seats import Seat
from palatine.games.seize_the_imperium.decks import DECKS
from palatine.games.seize_the_imperium.rules.regent_phase import Regent
from palatine.games.seize_the_imperium.rules.victory_phase import is_free, points
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


@pytest.mark.rule("SI-9.2", "SI-R56")
def test_only_own_worlds_are_liberated() -> None:
    """Nobody holds the other two with Units, but they wait for their owners' Victory Phases."""
    t = victory(
        players=3,
        worlds={
            0: ["aquas_delor", "delnathos_alpha"],
            1: ["silicas", "bygaros_7"],
            2: ["krinos_mecarios", "malakar_4"],
        },
        conquered={"delnathos_alpha": (1, 1), "bygaros_7": (0, 1), "malakar_4": (1, 1)},
        resources=[0, 0, 0],
    )
    assert t.news("liberated") == [{"player": 0, "card": "world:delnathos_alpha#1"}]
    names = ("delnathos_alpha", "bygaros_7", "malakar_4")
    assert [t.world(name).controller for name in names] == [0, 0, 1]
    assert [t.world(name).conquest for name in names] == [0, 1, 1]


@pytest.mark.rule("SI-9.2", "SI-R56", "SI-8.6")
def test_a_liberation_ends_orbitals_and_installations_and_sends_the_rest_home() -> None:
    """Whoever owns them; Troops and Fleets of its owner stay, and counters go with their card."""
    t = victory(
        worlds={0: ["aquas_delor", "delnathos_alpha"], 1: ["silicas", "bygaros_7"]},
        conquered={"delnathos_alpha": (1, 0)},
        units={
            "delnathos_alpha": {
                0: ["clone_battalion", "bombardment_shelter_network"],
                1: ["galadium_commerce_station", "beam_weapon_batteries", "drone_carrier_group"],
            }
        },
    )
    assert t.discards(0) == ("bombardment_shelter_network",)
    assert t.discards(1) == ("galadium_commerce_station", "beam_weapon_batteries")
    assert (t.question, t.seat) == ("home", 1)
    t.pick("bygaros_7")
    assert t.unit("drone_carrier_group").at == t.world("bygaros_7").id
    assert t.unit("clone_battalion").at == t.world("delnathos_alpha").id
    assert (t.count("drone_fighter"), t.question) == (3, "system_draw")


@pytest.mark.rule("SI-9.2")
def test_worlds_are_liberated_one_after_the_other() -> None:
    """In the order in which they lie there; a player with Units at both takes them home in that
    order."""
    t = victory(
        worlds={0: ["aquas_delor", "delnathos_alpha", "dalken_cendros"], 1: ["silicas", "mars"]},
        conquered={"delnathos_alpha": (1, 0), "dalken_cendros": (1, 0)},
        units={"delnathos_alpha": {1: ["termbot_tanks"]}, "dalken_cendros": {1: ["robot_goliath"]}},
    )
    freed = [fact["card"] for fact in t.news("liberated")]
    assert freed == ["world:delnathos_alpha#1", "world:dalken_cendros#1"]
    t.pick("silicas")
    assert t.unit("termbot_tanks").at == "world:silicas#1"


@pytest.mark.rule("SI-9.2")
def test_counters_and_reaction_cards_do_not_hold_a_world() -> None:
    """A Drone Fighter counter is a Fleet, but no Fleet card."""
    t = victory(
        conquered={"delnathos_alpha": (1, 1)},
        units={"delnathos_alpha": {1: ["drone_carrier_group"]}},
    )
    assert t.world("delnathos_alpha").controller == 1
    t.state.units = tuple([one for one in t.state.units if one.face == "drone_fighter"])
    assert is_free(t.state, t.world("delnathos_alpha"))


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


@pytest.mark.rule("SI-9.3", "SI-R85")
@pytest.mark.parametrize(("players", "goal"), [(4, 20), (5, 15), (6, 15)])
def test_five_players_need_fewer_points(players: int, goal: int) -> None:
    """Five players need fewer points, since they have less room."""
    worlds = {0: ["aquas_delor"]}
    t = victory(players=players, worlds=worlds, resources=[0] * players)
    assert t.view().counters["goal"] == goal


@pytest.mark.rule("SI-9.3")
def test_a_point_less_is_not_enough() -> None:
    """4 + 4 + 3 + 3 + 3 + 2 are nineteen."""
    t = victory(worlds={0: [*GREAT, "damirus_inner"], 1: ["silicas"]})
    assert (points(t.state, Seat(0)), t.match.is_over) == (19, False)


@pytest.mark.rule("SI-9.3", "SI-R57")
def test_a_victory_ends_the_game_and_all_hear_of_it() -> None:
    """Nothing of the Turn comes after it, not even the draw of cards."""
    t = victory(worlds={0: [*GREAT, "delnathos_alpha"], 1: ["silicas"]})
    assert t.news("game_won") == [{"winners": (0,), "why": "victory_points"}]
    assert (t.events()[-1], t.hand(0), t.question) == ("game_won", (), None)


@pytest.mark.rule("SI-9.4", "SI-9.7")
def test_each_world_conquered_is_rewarded_by_itself() -> None:
    """Half of three and half of two are one each, in the order of the conquests, and two cards;
    Delanos Vec takes one more for each."""
    t = victory(
        worlds={0: ["granarias_2"], 1: ["earth_prime", "bygaros_7", "silicas"]},
        conquered={"bygaros_7": (0, 1), "silicas": (0, 1)},
        units={
            "bygaros_7": {0: ["hover_tank_squadron"]},
            "silicas": {0: ["scout_tank_deployment"]},
        },
        characters={0: ["delanos_vec"], 1: ["telek"]},
        prizes=(
            Prize("world:silicas#1", "silicas", False),
            Prize("world:bygaros_7#1", "bygaros_7", False),
        ),
        options={"deck_1": "ground_assault", "deck_2": "drone_onslaught"},
    )
    assert t.news("rewarded") == [
        {"player": 0, "card": "world:silicas#1", "count": 2},
        {"player": 0, "card": "world:bygaros_7#1", "count": 2},
    ]
    assert t.resources(0) == 6
    t.until("system_draw").pass_()
    assert len(t.hand(0)) == 8


@pytest.mark.rule("SI-9.4", "SI-9.7")
def test_a_conquest_is_rewarded_once() -> None:
    """A conquest is rewarded once, and not again in the next Turn."""
    prize = Prize("world:bygaros_7#1", "bygaros_7", True)
    t = victory(prizes=(prize,), resources=[0, 0]).pass_()
    assert (t.state.active, t.state.prizes) == (1, ())
    assert [fact["count"] for fact in t.news("rewarded")] == [3]


@pytest.mark.rule("SI-9.4", "SI-9.7", "SI-R58", "SI-R60")
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


def things_of(t: Table, zone: str) -> list[str | None]:
    """What seat 0 sees in one of its own zones."""
    return [thing.face for thing in t.zone(zone, 0, owner=0).things]


@pytest.mark.rule("SI-9.5", "SI-R59")
def test_a_world_card_is_drawn_for_as_many_resources_as_worlds() -> None:
    """Once a Turn; only the player sees which."""
    t = victory()
    assert t.question == "system_draw"
    t.pick("draw")
    assert (t.resources(0), len(t.state.reserves[0])) == (0, 1)
    assert t.news("drew_world") == [{"player": 0, "count": 2}]
    assert t.news("drew_world_card", viewer=0) == [{"card": "reserve:dalken_cendros"}]
    assert t.news("drew_world_card", viewer=1) == t.news("drew_world_card") == []
    assert things_of(t, "reserve") == ["reserve:dalken_cendros"]
    assert t.zone("system_deck", 0, owner=0).backs == 7
    assert t.question != "system_draw"
    poor = victory(resources=[1, 0])
    assert poor.question != "system_draw"


@pytest.mark.rule("SI-9.5", "SI-R09")
def test_nobody_draws_who_does_not_want_to_or_has_no_deck() -> None:
    """A player who passes pays nothing; nobody is asked about an empty System Deck."""
    t = victory().pass_()
    assert (t.resources(0), t.state.reserves[0], t.news("drew_world")) == (2, (), [])
    own = {"aquas_delor", "delnathos_alpha"}
    rest = [card for card in DECKS["capital_attack"].cards("worlds") if card not in own]
    t = victory(reserves={0: rest})
    assert (t.state.system_decks[0], t.state.active) == ((), 1)


@pytest.mark.rule("SI-9.6", "SI-R60")
def test_of_seven_cards_one_is_discarded() -> None:
    """Exactly one card must go, and only cards in hand can."""
    seven = ["clone_battalion"] * 2 + ["infantry_battalion"] * 2 + ["rapid_strike_fleet"] * 2
    t = victory(hands={0: [*seven, "on_high_alert"]}, resources=[0, 0])
    assert (t.question, t.options[-1]) == ("discard", "hand:on_high_alert")
    assert t.refusal([]) == t.refusal(list(t.options[:2])) == "SI-9.6"
    assert t.why_not("hand:main_battle_fleet") == "SI-9.6"
    assert t.several("on_high_alert").discards(0) == ("on_high_alert",)


@pytest.mark.rule("SI-R59")
def test_without_worlds_the_draw_is_free() -> None:
    """The draw is free without World cards, which helps a beaten player."""
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
    cards = ("tactic:on_high_alert#1", "tactic:on_high_alert#2")
    assert t.news("discarded") == [{"player": 0, "cards": cards}]
    assert len(victory(resources=[0, 0]).hand(0)) == 6


@pytest.mark.rule("SI-9.6", "SI-9.7")
@pytest.mark.parametrize(("is_in_system", "size"), [(False, 7), (True, 8)])
def test_geladhore_prime_makes_the_hand_larger(is_in_system: bool, size: int) -> None:
    """By one, or by two if its player controls another world of its System."""
    other = ["geladhore_5"] if is_in_system else ["bygaros_7"]
    t = victory(
        worlds={0: ["aquas_delor", "geladhore_prime"], 1: ["silicas", *other]},
        conquered={other[0]: (0, 1)},
        units={other[0]: {0: ["clone_battalion"]}},
        resources=[0, 0],
    )
    assert len(t.hand(0)) == size


@pytest.mark.rule("SI-9.6")
def test_who_has_six_neither_draws_nor_discards() -> None:
    """A hand of six stays as it is."""
    six = ("clone_battalion",) * 2 + ("infantry_battalion",) * 2 + ("rapid_strike_fleet",) * 2
    t = victory(hands={0: six}, resources=[0, 0])
    assert (t.hand(0), t.discards(0), t.events().count("drew_assets")) == (six, (), 1)
    assert t.state.active == 1


@pytest.mark.rule("SI-R105")
def test_at_the_turn_limit_the_most_points_win() -> None:
    """After three Turns each; equal points are a draw."""
    t = victory(options={"turn_limit": "3"}, resources=[0, 0])
    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.why) == ((0,), "turn_limit")
    even = victory(
        worlds={0: ["aquas_delor"], 1: ["bygaros_7"]},
        options={"turn_limit": "3"},
        resources=[0, 0],
    )
    assert even.match.outcome is not None
    assert (even.match.outcome.winners, even.match.outcome.why) == ((0, 1), "turn_limit_draw")


@pytest.mark.rule("SI-R105")
def test_of_three_the_two_with_most_points_share_a_draw() -> None:
    """The third player has no share in it; everyone hears who has won, and how."""
    t = victory(
        players=3,
        worlds={0: ["krinos_mecarios"], 1: ["silicas"], 2: ["bygaros_7"]},
        options={"turn_limit": "3", "deck_1": "fighter_strike", "deck_3": "drone_onslaught"},
        resources=[0, 0, 0],
        turn=9,
    )
    assert t.news("game_won") == [{"winners": (0, 2), "why": "turn_limit_draw"}]


@pytest.mark.rule("SI-R105")
@pytest.mark.parametrize(("turn", "is_over"), [(5, False), (6, True), (7, True)])
def test_the_turn_limit_counts_the_turns_of_all(turn: int, is_over: bool) -> None:
    """Three Turns of each of two players are six; before that, it is the next player's Turn."""
    t = victory(options={"turn_limit": "3"}, resources=[0, 0], turn=turn)
    assert t.match.is_over == is_over
    assert is_over or t.state.active == 1


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
    """The Regent loses the title, and nothing more happens in the Turn."""
    t = regency(
        conquered={"aquas_delor": (1, 2)},
        units={"aquas_delor": {1: ["android_battalion"]}},
    )
    assert t.state.regent is None
    assert t.news("regent_lost") == [{"player": 0}]
    assert (t.state.active, t.question == "tax") == (1, False)


@pytest.mark.rule("SI-10.1")
def test_without_asset_cards_the_title_is_lost() -> None:
    """An empty Asset Deck is enough to lose the title."""
    t = regency(hands={0: DECKS["capital_attack"].cards("assets")})
    assert t.state.regent is None


@pytest.mark.rule("SI-10.2", "SI-R62", "SI-1.13")
def test_the_regent_eliminates_disputed_characters_but_for_one() -> None:
    """The Regent spares one copy, here their own."""
    t = regency(characters={0: ["nazeen"], 1: ["nazeen"]})
    assert t.question == "censure"
    assert t.match.asked[Seat(0)].most == 1  # type: ignore[attr-defined]
    t.answer(["character:nazeen#2"])
    assert "nazeen" in t.discards(1)
    assert [one.id for one in t.state.characters] == ["character:nazeen#1"]


@pytest.mark.rule("SI-10.1", "SI-10.2", "SI-10.3")
def test_nobody_else_is_judged() -> None:
    """Characters and World cards that nobody disputes are left alone: the Turn is over."""
    t = regency(
        worlds={0: ["aquas_delor", "damirus_outer"], 1: ["silicas", "bygaros_7"]},
        characters={0: ["nazeen"], 1: ["telek"]},
    )
    assert (t.state.active, t.state.regent, t.news("regent_lost")) == (1, 0, [])


DISPUTE = {
    "players": 3,
    "worlds": {
        0: ["aquas_delor", "zythenus_calendra"],
        1: ["krinos_mecarios", "zythenus_calendra"],
        2: ["malakar_4", "zythenus_calendra"],
    },
    "resources": [2, 2, 2],
    "options": {
        "deck_1": "capital_attack",
        "deck_2": "fighter_strike",
        "deck_3": "fighter_strike",
    },
}
"""All three control a copy of Zythenus Calendra."""


@pytest.mark.rule("SI-10.3", "SI-R62")
def test_of_three_who_dispute_a_world_two_are_taxed() -> None:
    """Each pays one, in the order of the seats; the Regent must spare one, and others pay
    nothing."""
    t = regency(**DISPUTE)
    assert t.options == ("player:0", "player:1", "player:2")
    assert t.refusal(["player:0", "player:1", "player:2"]) == "SI-10.3"
    t.answer(["player:1", "player:2"])
    assert t.news("taxed") == [{"player": 1}, {"player": 2}]
    assert t.state.resources[0:3:2] == (2, 1)


@pytest.mark.rule("SI-10.2", "SI-R62")
def test_of_three_copies_of_a_character_two_are_eliminated() -> None:
    """The Regent may choose all but one of them; a player without a copy is not affected."""
    people = {0: ["nazeen", "bedakarer"], 1: ["telek"], 2: ["nazeen"]}
    options = {"deck_2": "drone_onslaught", "deck_3": "drone_onslaught"}
    worlds = {0: ["aquas_delor"], 1: ["silicas"], 2: ["mars"]}
    facts = {"players": 3, "worlds": worlds, "options": options, "resources": [0, 0, 0]}
    t = regency(**{**facts, "characters": {**people, 1: ["nazeen", "telek"]}})
    copies = tuple([f"character:nazeen#{n}" for n in (1, 2, 3)])
    assert t.options == copies
    for name in ("bedakarer", "darken"):
        why = t.match.why_not(Seat(0), f"character:{name}#1")
        assert why == Reason("SI-10.2", "not_this_dispute")
    assert t.refusal(list(copies)) == "SI-10.2"
    t.answer([copies[0], copies[2]])
    assert [one.face for one in t.state.characters] == ["bedakarer", "nazeen", "telek"]
    assert [t.discards(seat) for seat in (0, 1, 2)] == [("nazeen",), (), ("nazeen",)]
    assert [fact["player"] for fact in t.news("character_eliminated")] == [0, 2]


@pytest.mark.rule("SI-10.2", "SI-10.3", "SI-1.15")
def test_talandra_drus_protects_from_the_regent() -> None:
    """Her player pays no tax, and that player's Characters are not eliminated; the others' can be,
    all of them."""
    people = {0: ["bedakarer"], 1: ["talandra_drus", "bedakarer"], 2: ["azhar_maikenik"]}
    t = regency(**DISPUTE, characters=people)
    assert (t.question, t.options) == ("censure", ("character:bedakarer#1",))
    assert t.match.why_not(Seat(0), "character:bedakarer#2") == Reason(
        "SI-1.15", "is_protected", {"player": 1}
    )
    t.answer([])
    assert (t.question, t.options) == ("tax", ("player:0", "player:2"))
    assert t.why_not("player:1") == "SI-1.15"
    t.answer(["player:0", "player:2"])
    assert [fact["player"] for fact in t.news("taxed")] == [0, 2]


@pytest.mark.rule("SI-10.2", "SI-10.3", "SI-1.15")
def test_where_only_the_protected_could_be_chosen_the_regent_is_not_asked() -> None:
    """The Regent has Talandra Drus, and so has the other player: both are Disputed, and still
    protect."""
    people = {0: ["talandra_drus"], 1: ["talandra_drus"]}
    worlds = {0: ["aquas_delor", "zythenus_calendra"], 1: ["malakar_4", "zythenus_calendra"]}
    t = regency(characters=people, worlds=worlds, options={"deck_2": "fighter_strike"})
    assert (t.state.active, len(t.state.characters), t.news("taxed")) == (1, 2, [])


@pytest.mark.rule("SI-10.3", "SI-R124")
def test_who_disputes_a_world_alone_is_not_taxed() -> None:
    """Both copies belong to one player, and the Regent must spare one player."""
    t = regency(
        worlds={0: ["aquas_delor", "damirus_outer"], 1: ["silicas", "damirus_outer"]},
        conquered={"world:damirus_outer#2": (0, 1)},
    )
    assert (t.state.active, t.state.resources[0]) == (1, 1)


@pytest.mark.rule("SI-10.3", "SI-R62")
def test_the_regent_taxes_disputed_worlds_but_for_one_player() -> None:
    """A player without Resource counters pays nothing."""
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
    """One player has both, and they count nothing."""
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
