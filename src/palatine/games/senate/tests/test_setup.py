"""Chapter 2, setup: the deck, the roles, who knows whom, the first president."""

from collections import Counter

import pytest

from palatine.core.errors import BadMessage, BadSetup
from palatine.core.seats import PUBLIC, Seat, Viewer, seats
from palatine.games.senate import GAME
from palatine.games.senate.knowledge import knowledge
from palatine.games.senate.state import POWERS, SEPARATISTS
from palatine.games.senate.tests.table import BOTH, ROLES, Table, position, table

SIZES = (5, 6, 7, 8, 9, 10)
every_size = pytest.mark.parametrize("players", SIZES)


def by_chance(seed: int, players: int = 7) -> Table:
    """A table with nothing fixed."""
    return Table.opened(GAME, players, seed=str(seed))


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("SE-2.1")
def test_five_to_ten_play(edition: str) -> None:
    """Every size from five to ten can be opened, and no other."""
    for players in SIZES:
        assert len(table(players, edition=edition).state.living) == players
    for players in (4, 11):
        with pytest.raises(BadSetup, match="takes 5 to 10 players"):
            GAME.setup(players, edition)


@every_size
@pytest.mark.rule("SE-2.2")
def test_the_roles_of_each_size(players: int) -> None:
    """Each size has its Loyalists and Separatists, one Palpatine, and a Loyalist majority."""
    separatists = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}[players]
    roles = Counter(by_chance(1, players).state.roles)
    assert roles == {
        "loyalist": players - separatists - 1,
        "separatist": separatists,
        "palpatine": 1,
    }
    assert roles["loyalist"] > players / 2
    assert SEPARATISTS[players] == separatists


@every_size
@pytest.mark.rule("SE-2.3")
def test_the_deck_has_six_loyalist_and_eleven_separatist_tiles(players: int) -> None:
    """All 17 tiles are in the deck, shuffled and face down."""
    t = by_chance(2, players)
    faces = [t.state.faces[tile] for tile in t.state.deck]
    assert Counter(faces) == {"loyalist": 6, "separatist": 11}
    assert faces != sorted(faces)
    assert all(t.zone("deck", seat).things == () for seat in (None, *range(players)))
    assert t.zone("deck").backs == 17


@pytest.mark.rule("SE-2.4")
def test_roles_fall_by_chance() -> None:
    """Over many deals every seat is Palpatine about as often as any other."""
    falls = Counter(by_chance(seed).state.roles.index("palpatine") for seed in range(700))
    assert sorted(falls) == list(range(7))
    assert all(60 < count < 145 for count in falls.values())


@pytest.mark.rule("SE-2.4", "SE-2.10")
def test_each_player_and_nobody_else_is_told_the_own_role() -> None:
    """Before the first question each player has seen their own role, which stays on the screen."""
    t = table(7, "LLLLSSP")
    for seat, role in enumerate(t.state.roles):
        assert t.news("role_dealt", seat) == [{"role": role}]
        assert t.view(seat).seats[seat].secrets == (f"role_{role}",)
    assert t.news("role_dealt") == []
    t.reject(2)
    assert t.view(6).seats[6].secrets == ("role_palpatine",)


def known_to(t: Table, seat: int) -> dict[int, tuple[str, ...]]:
    """The roles that a seat sees on its screen, besides its own."""
    others = [each for each in t.view(seat).seats if each.seat != seat]
    return {each.seat: each.secrets for each in others if each.secrets}


@pytest.mark.parametrize(("players", "roles"), [(5, "LLLSP"), (6, "LLLLSP")])
@pytest.mark.rule("SE-2.5", "SE-R32")
def test_at_a_small_table_separatist_and_palpatine_know_each_other(
    players: int, roles: str
) -> None:
    """With five or six players the two are shown to each other, with their roles."""
    t = table(players, roles)
    separatist, palpatine = players - 2, players - 1
    assert known_to(t, separatist) == {palpatine: ("role_palpatine",)}
    assert known_to(t, palpatine) == {separatist: ("role_separatist",)}
    assert t.news("ally_seen", palpatine) == [{"player": separatist, "role": "separatist"}]


@pytest.mark.parametrize("players", [7, 8, 9, 10])
@pytest.mark.rule("SE-2.6", "SE-R32", "SE-R33")
def test_at_a_large_table_only_the_separatists_see(players: int) -> None:
    """With seven and more the Separatists see each other and Palpatine; Palpatine sees nobody."""
    t = table(players)
    palpatine = players - 1
    plotters = [seat for seat, role in enumerate(t.state.roles) if role == "separatist"]
    for seat in plotters:
        seen = {p: ("role_separatist",) for p in plotters if p != seat}
        assert known_to(t, seat) == seen | {palpatine: ("role_palpatine",)}
    assert known_to(t, palpatine) == {}
    assert t.news("ally_seen", palpatine) == []


@every_size
@pytest.mark.rule("SE-2.7")
def test_loyalists_see_nobody(players: int) -> None:
    """A Loyalist is shown no other role."""
    t = table(players)
    loyalists = [seat for seat, role in enumerate(t.state.roles) if role == "loyalist"]
    assert all(known_to(t, seat) == {} for seat in loyalists)
    assert all(t.news("ally_seen", seat) == [] for seat in loyalists)


@pytest.mark.rule("SE-2.8", "SE-R30")
def test_the_first_president_falls_by_chance() -> None:
    """Every seat begins about as often as any other, and is the first to be asked."""
    firsts = Counter(by_chance(seed).asked for seed in range(700))
    assert sorted(firsts) == [(seat,) for seat in range(7)]
    assert all(60 < count < 145 for count in firsts.values())


@pytest.mark.rule("SE-2.8", "SE-R30")
def test_the_first_president_nominates_in_the_first_round() -> None:
    """The first president nominates at once: the presidency does not move on before round one."""
    t = table(7, first=4)
    assert (t.question, t.asked, t.state.president) == ("nominate", (4,), 4)


TRACKS = {
    (5, 6): ("policy", "policy", "peek", "execution", "execution", "victory"),
    (7, 8): ("policy", "investigate", "special_election", "execution", "execution", "victory"),
    (9, 10): (
        "investigate",
        "investigate",
        "special_election",
        "execution",
        "execution",
        "victory",
    ),
}


@pytest.mark.parametrize(
    ("players", "track"), [(size, track) for sizes, track in TRACKS.items() for size in sizes]
)
@pytest.mark.rule("SE-2.9", "SE-R35")
def test_the_track_of_each_size(players: int, track: tuple[str, ...]) -> None:
    """Each Separatist policy grants what the track of this size says, or nothing."""
    shown = {track.id: track for track in table(players).view().tracks}
    assert shown["separatist"].spaces == track
    assert shown["loyalist"].spaces == ("policy",) * 4 + ("victory",)
    assert shown["election"].spaces == ("election", "election", "chaos")
    for enacted in range(5):
        t = position(players, separatist=enacted, deck="SSS").govern(1, "S")
        granted = [fact["power"] for fact in t.news("power_granted")]
        assert granted == ([] if track[enacted] == "policy" else [track[enacted]])


@pytest.mark.rule("SE-2.9")
def test_the_track_goes_by_the_players_at_the_start() -> None:
    """When players die, the track of the larger table stays."""
    t = position(7, separatist=2, living=(0, 1, 2, 3, 4, 6), executed=(5,), deck="SSS")
    assert t.govern(1, "S").question == "special_election"
    assert POWERS[7] != POWERS[6]


@pytest.mark.rule("SE-2.11")
def test_nobody_can_show_a_role() -> None:
    """No player can show their role to another, and no screen shows it."""
    t = table(7)
    assert [known_to(t, seat) for seat in range(4)] == [{}] * 4
    with pytest.raises(BadMessage, match="can't be said"):
        t.say(0, "role", "loyalist")
    assert all(each.marks in ((), ("president",)) for each in t.view().seats)


@pytest.mark.rule("SE-2.12")
def test_the_script_comes_before_the_first_round_and_leaves_time_to_speak_up() -> None:
    """Everyone sees the players they know before the first question, and anyone can speak up
    then."""
    t = table(7)
    assert {news.event for news in t.match.news} == {"role_dealt", "ally_seen", "reshuffled"}
    for seat in range(7):
        t.say(seat, "ask", f"player:{(seat + 1) % 7}")
    assert (t.question, len(t.news("said_ask"))) == ("nominate", 7)


@pytest.mark.rule("SE-2.13")
def test_each_player_has_two_ballots_and_the_party_card_of_the_role() -> None:
    """Everyone votes with a yes or a no; an investigation shows the card that fits the role."""
    t = position(7, separatist=1, deck="SSS").nominate(1)
    assert all(question.options == ("yes", "no") for question in t.match.asked.values())
    t.vote(yes=7).pass_on("SS").enact("S")
    shown = {}
    for seat in range(1, 7):
        copy = t.match.clone()
        copy.answer(t.asked[0], f"player:{seat}")
        shown[seat] = copy.news[-1].facts["party"]
    assert list(shown.values()) == ["loyalist"] * 3 + ["separatist"] * 3


@pytest.mark.rule("SE-2.6", "SE-2.10")
def test_allies_are_shown_in_the_order_of_seats() -> None:
    """Allies come after the player's own role, in seating order."""
    t = table(9, "SLLSLLSLP")
    assert t.events(0)[:4] == ["role_dealt", "ally_seen", "ally_seen", "ally_seen"]
    assert [seen["player"] for seen in t.news("ally_seen", 0)] == [3, 6, 8]
    assert [seen["player"] for seen in t.news("ally_seen", 6)] == [0, 3, 8]


@pytest.mark.rule("SE-2.4")
def test_before_the_deal_there_is_nothing_to_see() -> None:
    """There is no role and no note, and the deck bar is at zero."""
    start = GAME.start(GAME.setup(7))
    viewers: tuple[Viewer, ...] = (PUBLIC, *seats(7))
    for viewer in viewers:
        view = GAME.view(start, viewer)
        assert (view.notes, {each.secrets for each in view.seats}) == ((), {()})
        assert (view.counters["shuffled_loyalist"], view.counters["shuffled_separatist"]) == (0, 0)


@pytest.mark.rule("SE-2.5", "SE-2.6", "SE-2.7")
@pytest.mark.parametrize(("players", "is_known"), [(5, True), (6, True), (7, False), (10, False)])
def test_what_palpatine_may_know_goes_by_the_size_of_the_table(
    players: int, is_known: bool
) -> None:
    """Whoever the Separatists are, with up to six players he knows them, and with more he does
    not; they know him at every size, and the Loyalists know nobody."""
    plotters, loyalists = ROLES[players].count("S"), ROLES[players].count("L")
    one = table(players, "L" * loyalists + "S" * plotters + "P").state
    other = table(players, "L" + "S" * plotters + "L" * (loyalists - 1) + "P").state
    palpatine = Seat(players - 1)
    assert (knowledge(one, palpatine) != knowledge(other, palpatine)) == is_known
    assert knowledge(one, Seat(0)) == knowledge(other, Seat(0))
    third = table(players, "L" * loyalists + "P" + "S" * plotters).state
    separatist = Seat(players - 2) if plotters > 1 else palpatine
    assert knowledge(one, separatist) != knowledge(third, separatist)
