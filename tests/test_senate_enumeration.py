"""Belief curves of senate games, compared with every deal of the roles and every order of the deck.

The test follows two short games, worked out by hand, event by event, and weighs each deal of the
roles by a likelihood that is written here a second time. Decks are counted one by one.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations, permutations, product
from math import prod
from typing import Any

import pytest

from palatine.bots.beliefs import Curves, Layer
from palatine.bots.senate.curves import PALPATINE, PLOTS, curves
from palatine.bots.senate.likelihoods import Behaviour
from palatine.bots.senate.reader import Habits, fitted
from palatine.core.match import Match
from palatine.core.news import EVERYONE
from palatine.core.seats import PUBLIC, Seat, Viewer, viewers
from palatine.games.senate.tests.table import BOTH, ROLES, table, tiles

Deal = str
"""The roles in order of seats: L, S and P."""
DECK = tuple(combinations(range(17), 6))
"""Where the six Loyalist tiles may lie."""
PARTY = {"loyalist": "L", "separatist": "S"}


@cache
def of_five(edition: str) -> Match:
    """A whole game: claims, lies, chaos, a peek, remarks taken back, an execution, and the end."""
    t = table(5, "LLLSP", deck="LSSLLSSLSSLSSSSSL", edition=edition)
    t.elect(3).pass_on("LS").enact("S")
    t.say(3, "received", *tiles("SS")).say(0, "gave", "player:3", *tiles("LS"))
    t.nominate(4).vote([0, 1, 3, 4]).pass_on("LS").enact("L")
    t.say(1, "drew", *tiles("LLS")).say(4, "received", *tiles("LS")).say(0, "accuse", "player:3")
    t.nominate(0).vote([2]).nominate(2).vote([3, 4]).nominate(1).vote([])  # chaos
    t.nominate(3).vote([0, 3, 4]).pass_on("LS").enact("S").peek()
    t.say(0, "peeked", *tiles("LSS")).say(0, "drew", *tiles("LSS")).say(3, "received", *tiles("SS"))
    t.nominate(2).vote([0, 1, 2]).pass_on("LS").enact("L").say(2, "received", *tiles("LS"))
    t.say(0, "retract").nominate(3).vote([2, 3, 4]).pass_on("SS").enact("S").execute(1)
    t.say(2, "drew", *tiles("SSS")).nominate(4).vote([0, 3, 4])
    return t.match


@cache
def of_seven(edition: str) -> Match:
    """The first four governments, with an investigation and what three players say of it."""
    t = table(7, "LLLLSSP", deck="LSSLLSLSSSSS", edition=edition)
    t.elect(4).pass_on("LS").enact("S").say(4, "received", *tiles("SS"))
    t.nominate(5).vote([0, 1, 4, 5]).pass_on("LS").enact("S").say(5, "received", *tiles("LS"))
    t.investigate(5).say(1, "found", "player:5", "party:separatist").say(5, "accuse", "player:1")
    t.nominate(6).vote([2, 3, 5, 6]).pass_on("LS").enact("L").say(2, "drew", *tiles("LSS"))
    t.nominate(0).vote([0, 1, 2, 3]).pass_on("SS").enact("S").call(1)
    t.say(1, "retract").say(1, "found", "player:5", "party:loyalist").nominate(2).vote([1, 2])
    return t.match


class Enumerated:
    """Every deal of the roles for one viewer, with all that this viewer has heard and held."""

    def __init__(self, match: Match, viewer: Viewer, layer: Layer) -> None:
        self.match, self.viewer, self.is_reader = match, viewer, layer == "reader"
        self.deals = sorted({"".join(deal) for deal in permutations(ROLES[match.setup.players])})
        self.pair = (0, 0)
        self.separatist = 0
        self.open: dict[str, Any] = {}
        self.draws: list[dict[str, Any]] = []
        """Sessions and tiles of chaos, in the order in which they left the deck."""
        self.votes: list[tuple[Any, ...]] = []
        self.found: dict[tuple[int, int], str] = {}
        self.peek: dict[str, Any] = {}
        self.said: dict[int, tuple[dict[Any, Any], Any]] = {}
        self.weighed, self.drawn = "", dict[tuple[Behaviour, Deal], float]()

    # What the viewer hears

    def keep(self, seat: int, roles: str) -> None:
        """This seat has one of these roles."""
        self.deals = [deal for deal in self.deals if deal[seat] in roles]

    def role_dealt(self, role: str, **_: Any) -> None:
        self.keep(self.viewer, role[0].upper())  # type: ignore[arg-type]

    def ally_seen(self, player: int, role: str, **_: Any) -> None:
        self.keep(player, role[0].upper())

    def party_seen(self, player: int, party: str, **_: Any) -> None:
        self.keep(player, "L" if party == "loyalist" else "SP")

    def cleared(self, player: int, **_: Any) -> None:
        self.keep(player, "LS")

    executed = cleared

    def nominated(self, president: int, chancellor: int, **_: Any) -> None:
        self.pair = president, chancellor

    def voted(self, yes: tuple[int, ...], no: tuple[int, ...], elected: bool, **_: Any) -> None:
        self.votes.append((self.pair, yes, no, self.separatist > 2))
        if elected:
            self.open = {"pair": self.pair, "number": sum("pair" in each for each in self.draws)}

    def policy_enacted(self, policy: str, by: str, **_: Any) -> None:
        self.separatist += policy == "separatist"
        made = self.open if by == "government" else {}
        self.draws.append(made | {"enacted": PARTY[policy]})

    def peeked(self, president: int, **_: Any) -> None:
        self.peek = {"by": president, "at": len(self.draws)}

    def tiles_seen(self, policies: tuple[str, ...], **_: Any) -> None:
        self.peek["saw"] = policies.count("loyalist")

    # What players say: a claim counts until it is replaced or taken back

    def say(self, player: int, about: dict[Any, Any], key: Any, value: Any) -> None:
        about[key] = value
        self.said[player] = about, key

    def session(self, office: int, player: int) -> dict[str, Any]:
        """The last session in which a player held the office."""
        return next(d for d in self.draws[::-1] if "pair" in d and d["pair"][office] == player)

    def said_drew(self, player: int, atoms: tuple[str, ...]) -> None:
        self.say(player, self.session(0, player), "drew", atoms.count("policy:loyalist"))

    def said_gave(self, player: int, atoms: tuple[str, ...]) -> None:
        self.said_drew(player, atoms)

    def said_received(self, player: int, atoms: tuple[str, ...]) -> None:
        self.say(player, self.session(1, player), "received", atoms.count("policy:loyalist"))

    def said_peeked(self, player: int, atoms: tuple[str, ...]) -> None:
        self.say(player, self.peek, "claimed", atoms.count("policy:loyalist"))

    def said_found(self, player: int, atoms: tuple[str, ...]) -> None:
        target, party = (atom.partition(":")[2] for atom in atoms)
        self.say(player, self.found, (player, int(target)), PARTY[party])

    def said_accuse(self, player: int, atoms: tuple[str, ...]) -> None:
        """A remark counts for nothing, but what is taken back is the last thing said."""
        self.say(player, {}, "", "")

    def said_retract(self, player: int, **_: Any) -> None:
        about, key = self.said.pop(player)
        del about[key]

    # What follows

    def chances(self) -> tuple[list[float], list[float]]:
        """For each seat, the probability that it plots, and that it is Palpatine."""
        weights = dict.fromkeys(self.deals, 1 / len(self.deals))
        if self.is_reader:
            doubt = self.doubt(fitted())
            read = self.read(fitted())
            weights = {deal: (1 - doubt) * read[deal] + doubt * weights[deal] for deal in read}
        sides = ("SP", "P")
        plots, leads = (
            [
                sum(weight for deal, weight in weights.items() if deal[seat] in side)
                for seat in range(self.match.setup.players)
            ]
            for side in sides
        )
        return plots, leads

    def read(self, habits: Habits) -> dict[Deal, float]:
        """Each manner of play explains what happened, each kind of evidence believed in part."""
        parts = habits.parts
        weights: Counter[Deal] = Counter()
        for people, deal in product(habits.manners, self.deals):
            drawn = self.of_draws(people, deal) ** parts.sessions
            votes = self.of_votes(people, deal) ** parts.votes
            found = self.of_findings(people, deal) ** parts.findings
            weights[deal] += drawn * votes * found  # type: ignore[assignment]
        whole = sum(weights.values())
        return {deal: weight / whole for deal, weight in weights.items()}

    def doubt(self, habits: Habits) -> float:
        """The chance that nothing was shown: whole up to the third policy, half at the fourth."""
        return habits.doubts.get(self.match.setup.players, 0.0) * {3: 1, 4: 0.5}.get(
            max(3, len(self.draws)), 0
        )

    def of_draws(self, people: Behaviour, deal: Deal) -> float:
        """The chance of all policies and claims about tiles, over every deck.

        Most events change nothing of it: then it is what it was.
        """
        if (now := repr((self.draws, self.peek))) != self.weighed:
            self.weighed = now
            self.drawn.clear()
        if (people, deal) not in self.drawn:
            self.drawn[people, deal] = self.over_decks(people, deal)
        return self.drawn[people, deal]

    def over_decks(self, people: Behaviour, deal: Deal) -> float:
        """The sum over every order of the deck."""
        decks = counted(tuple([3 if "pair" in each else 1 for each in self.draws]))
        chances = [
            [self.of_draw(people, deal, place, each, tiles) for tiles in range(4)]
            for place, each in enumerate(self.draws)
        ]
        return sum(
            orders * prod(chances[place][tiles] for place, tiles in enumerate(drawn))
            for drawn, orders in decks.items()
        )

    def of_draw(
        self, people: Behaviour, deal: Deal, place: int, draw: dict[str, Any], tiles: int
    ) -> float:
        """The chance of one policy and what was said of it, if so many Loyalist tiles came."""
        if "pair" not in draw:
            return float(tiles == (draw["enacted"] == "L"))
        chance = sum(self.of_session(people, deal, draw, tiles, passed) for passed in range(3))
        if self.peek.get("at") == place:  # what was peeked at counts when those tiles are drawn
            chance *= self.of_peek(people, deal, tiles)
        return chance

    def of_peek(self, people: Behaviour, deal: Deal, tiles: int) -> float:
        if "saw" in self.peek:
            return float(tiles == self.peek["saw"])
        if "claimed" not in self.peek:
            return 1.0
        honest = deal[self.peek["by"]] == "L"
        rate = people.claims_truly if honest else people.peeks_told
        return told(rate, tiles == self.peek["claimed"], 4)

    def of_session(
        self, people: Behaviour, deal: Deal, draw: dict[str, Any], tiles: int, passed: int
    ) -> float:
        """Passing on, enacting and both claims; the viewer knows his own part in it."""
        (president, chancellor), enacted = draw["pair"], draw["enacted"]
        one, two = deal[president], deal[chancellor]
        real = self.match.state.sessions[draw["number"]]
        if self.viewer == president and tiles != loyalist_of(self.match, real.drawn):
            return 0.0
        if self.viewer in (president, chancellor) and passed != loyalist_of(
            self.match, real.passed
        ):
            return 0.0
        passing = passes(people, one, tiles, passed)
        ending = enacts(people, two, passed, enacted)
        if self.viewer == president:
            passing = 1.0
        elif "drew" in draw:
            passing *= claims_draw(people, one, tiles, draw["drew"], enacted)
        if self.viewer == chancellor:
            ending = 1.0
        elif "received" in draw:
            ending *= claims_passed(people, two, passed, draw["received"], enacted)
        return passing * ending

    def of_votes(self, people: Behaviour, deal: Deal) -> float:
        """The chance of everyone else's ballots but the candidates'."""
        chance = 1.0
        for pair, yes, no, is_late in self.votes:
            rates = people.votes_late if is_late else people.votes_early
            dirty = any(deal[seat] != "L" for seat in pair)
            for voter in {*yes, *no} - {*pair, self.viewer}:
                rate = rates[deal[voter] != "L"][dirty]
                chance *= rate if voter in yes else 1 - rate
        return chance

    def of_findings(self, people: Behaviour, deal: Deal) -> float:
        """The chance of what investigators say."""
        chance = 1.0
        for (by, about), party in self.found.items():
            plots = deal[about] != "L"
            is_true = plots == (party == "S")
            rate = people.covers if plots else people.slanders
            lie = 1 - people.finds_truly if deal[by] == "L" else rate
            chance *= 1 - lie if is_true else lie
        return chance


@cache
def counted(sizes: tuple[int, ...]) -> Counter[tuple[int, ...]]:
    """How many orders of the deck bring these numbers of Loyalist tiles, by draws of such sizes."""
    starts = [sum(sizes[:place]) for place in range(len(sizes))]
    spans = [set(range(start, start + size)) for start, size in zip(starts, sizes, strict=True)]
    return Counter(tuple(len(span.intersection(deck)) for span in spans) for deck in DECK)


@cache
def made(match: Match) -> Curves:
    """The curves of a game, made once for all viewers."""
    return curves(match)


def loyalist_of(match: Match, those: Iterable[int]) -> int:
    """How many of these tiles are Loyalist."""
    return [match.state.faces[tile] for tile in those].count("loyalist")


def passes(people: Behaviour, role: str, tiles: int, passed: int) -> float:
    """A president keeps what he has, or buries one Loyalist tile if he has one of each party."""
    rates = {1: people.buries_last, 2: people.discards_loyalist}
    buries = rates[tiles]["LSP".index(role)] if tiles in rates else 0.0
    kept = min(tiles, 2)
    return (1 - buries) * (passed == kept) + buries * (passed == tiles - 1)


def enacts(people: Behaviour, role: str, passed: int, enacted: str) -> float:
    """A chancellor with a tile of each party has a choice."""
    separatist = {0: 1.0, 1: people.enacts_separatist["LSP".index(role)], 2: 0.0}[passed]
    return separatist if enacted == "S" else 1 - separatist


def claims_draw(people: Behaviour, role: str, tiles: int, says: int, enacted: str) -> float:
    """A plotter hides that there was a choice."""
    if role == "L":
        return told(people.claims_truly, says == tiles, 4)
    if enacted == "S" and tiles:
        hides = people.hides_a_choice
        return {0: hides, 1: 0.6 * (1 - hides), 2: 0.3 * (1 - hides), 3: 0.1 * (1 - hides)}[says]
    return told(people.draws_told, says == tiles, 4)


def claims_passed(people: Behaviour, role: str, passed: int, says: int, enacted: str) -> float:
    """A plotter says that he had no choice."""
    if role == "L":
        return told(people.claims_truly, says == passed, 3)
    if enacted == "S":
        return told(people.denies, says == 0, 3)
    return told(people.receives_told, says == passed, 3)


def told(rate: float, is_it: bool, answers: int) -> float:
    """One answer at this rate; the others share the rest."""
    return rate if is_it else (1 - rate) / (answers - 1)


def enumerated(match: Match, viewer: Viewer, layer: Layer) -> list[tuple[list[float], list[float]]]:
    """What the viewer could think after each public event and the private news before the next."""
    every = Enumerated(match, viewer, layer)
    found: list[tuple[list[float], list[float]]] = []
    for place, news in enumerate(match.news):
        if news.event == "roles_revealed":
            break
        if news.audience == EVERYONE and any(n.audience == EVERYONE for n in match.news[:place]):
            found.append(every.chances())
        follow = getattr(every, news.event, None)
        if news.is_for(viewer) and follow is not None:
            follow(**news.facts)
    return found


def test_the_games_have_all_that_is_weighed() -> None:
    """Every kind of evidence is in them, so that each is really compared."""
    five = Counter(news.event for news in of_five(BOTH[0]).news)
    seven = Counter(news.event for news in of_seven(BOTH[0]).news)
    assert of_five(BOTH[0]).is_over
    assert {"peeked", "said_peeked", "chaos", "executed", "cleared", "said_gave"} <= set(five)
    assert {"investigated", "said_found", "said_retract"} <= set(seven)
    assert five["policy_enacted"] == 6


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("layer", ["proved", "reader"])
@pytest.mark.parametrize("viewer", viewers(5))
def test_a_curve_of_five_is_what_enumeration_makes_of_it(
    viewer: Viewer, layer: Layer, edition: str
) -> None:
    """For every player and the public, at every point of a whole game."""
    compare(of_five(edition), viewer, layer, least=40)


@pytest.mark.parametrize("layer", ["proved", "reader"])
@pytest.mark.parametrize("viewer", [PUBLIC, Seat(1), Seat(3), Seat(4), Seat(6)])
def test_a_curve_of_seven_is_what_enumeration_makes_of_it(viewer: Viewer, layer: Layer) -> None:
    """For the public, the investigator, another Loyalist, a Separatist and Palpatine."""
    compare(of_seven(BOTH[0]), viewer, layer, least=25)


def compare(match: Match, viewer: Viewer, layer: Layer, least: int) -> None:
    """Both curves of this viewer, point by point."""
    every = enumerated(match, viewer, layer)
    assert len(every) >= least
    for role, place in ((PLOTS, 0), (PALPATINE, 1)):
        curve = made(match).of(viewer, layer, role)
        for point, counted in enumerate(every):
            assert curve[point] == pytest.approx(counted[place], abs=1e-9), (role, point)
