"""How often players of each role did what they did, counted in games with known roles."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from palatine.bots.senate.assignments import ROLE_NUMBERS
from palatine.bots.senate.history import DANGER
from palatine.bots.senate.likelihoods import PEOPLE
from palatine.core.cards import Handle, faces_of
from palatine.core.match import Match

CAUTION = 0.2
"""How much of each manner comes from how people play: nobody is as regular as a bot."""
ENOUGH = 100
"""Fewer remarks than this say nothing about who makes them."""

Key = tuple[Any, ...]
Facts = dict[str, Any]
BY_ROLE = ("buries_last", "discards_loyalist", "enacts_separatist")
VOTES = ("votes_early", "votes_late")
REMARKS = {"said_accuse": "accuses", "said_vouch": "vouches"}
SINGLE = (
    *("claims_truly", "hides_a_choice", "draws_told", "denies", "receives_told"),
    *("peeks_told", "finds_truly", "slanders", "covers"),
)


class Tally:
    """How often each thing could happen, and did."""

    def __init__(self) -> None:
        self.times: Counter[Key] = Counter()
        self.done: Counter[Key] = Counter()

    def count(self, key: Key, done: bool, times: int = 1) -> None:
        """Count one."""
        self.times[key] += times
        self.done[key] += done

    def read(self, match: Match) -> None:
        """Count all of a finished game."""
        Reading(self, match).read()

    def rate(self, *key: Any, people: float) -> float:
        """How often players did it, with some of how often people do."""
        own = self.done[key] / self.times[key] if self.times[key] else people
        return round((1 - CAUTION) * own + CAUTION * people, 4)

    def manner(self) -> dict[str, Any]:
        """All rates, as a `Behaviour` has them."""
        made: dict[str, Any] = {}
        for name in BY_ROLE:
            made[name] = [self.rate(name, r, people=p) for r, p in enumerate(of_people(name))]
        for name in SINGLE:
            made[name] = self.rate(name, people=of_people(name))
        for name in VOTES:
            made[name] = pairs(lambda i, j, n=name: self.rate(n, i, j, people=of_people(n)[i][j]))
        for name in REMARKS.values():
            made[name] = self.remarks(name)
        return made

    def remarks(self, name: str) -> list[list[float]]:
        """How often players make a remark of each pair, compared with all pairs; the mean is a
        half."""
        keys = [(name, i, j) for i in (0, 1) for j in (0, 1)]
        made = sum(self.done[key] for key in keys)
        if made < ENOUGH:
            return pairs(lambda i, j: of_people(name)[i][j])
        mean = made / sum(self.times[key] for key in keys)

        def rate(i: int, j: int) -> float:
            own = self.done[name, i, j] / self.times[name, i, j] / mean / 2
            share: float = round((1 - CAUTION) * own + CAUTION * of_people(name)[i][j], 4)
            return share

        return pairs(rate)


class Reading:
    """One game, read with known roles."""

    def __init__(self, tally: Tally, match: Match) -> None:
        self.tally, self.match = tally, match
        self.roles = [ROLE_NUMBERS[role] for role in match.state.roles]
        self.plots = [int(role > 0) for role in self.roles]
        self.candidates = (0, 0)
        self.separatist = self.elected = 0
        self.peeked: dict[int, int] = {}
        self.remarked: set[Key] = set()

    def read(self) -> None:
        """Count everything."""
        everyone = range(len(self.plots))
        for name in REMARKS.values():
            for i, j in [(i, j) for i in everyone for j in everyone if i != j]:
                self.tally.count((name, self.plots[i], self.plots[j]), False)
        for session in self.match.state.sessions:
            self.session(session)
        for news in self.match.news:
            if news.event in READ:
                READ[news.event](self, news.facts)
            elif news.event == "tiles_seen":
                policies: Any = news.facts["policies"]
                self.peeked[int(news.audience[0])] = loyal(policies)

    def tiles(self, tiles: Sequence[Handle]) -> int:
        """How many of these tiles are Loyalist."""
        return faces_of(self.match.state, tiles).count("loyalist")

    def session(self, session: Any) -> None:
        """What a president passed on and a chancellor enacted."""
        drawn, passed = self.tiles(session.drawn), self.tiles(session.passed)
        president, chancellor = self.roles[session.president], self.roles[session.chancellor]
        if drawn in (1, 2):
            name = BY_ROLE[drawn - 1]
            self.tally.count((name, president), passed < drawn)
        if passed == 1 and session.enacted:
            self.tally.count((BY_ROLE[2], chancellor), session.enacted == "separatist")

    def nominated(self, facts: Facts) -> None:
        """A government is proposed."""
        self.candidates = facts["president"], facts["chancellor"]

    def voted(self, facts: Facts) -> None:
        """The ballots of outsiders."""
        name = VOTES[self.separatist >= DANGER]
        dirty = max(self.plots[seat] for seat in self.candidates)
        for is_yes, voters in enumerate((facts["no"], facts["yes"])):
            for voter in voters:
                if voter not in self.candidates:
                    self.tally.count((name, self.plots[voter], dirty), bool(is_yes))
        self.elected += facts["elected"]

    def policy_enacted(self, facts: Facts) -> None:
        """From the third Separatist policy on, people vote differently."""
        self.separatist += facts["policy"] == "separatist"

    def said_drew(self, facts: Facts) -> None:
        """What the last president says."""
        session = self.last_session()
        if session is None or session.president != facts["player"]:
            return
        said, drawn = said_loyal(facts), self.tiles(session.drawn)
        if not self.plots[session.president]:
            self.tally.count(("claims_truly",), said == drawn)
        elif session.enacted == "separatist" and drawn:
            self.tally.count(("hides_a_choice",), said == 0)
        else:
            self.tally.count(("draws_told",), said == drawn)

    def said_received(self, facts: Facts) -> None:
        """What the last chancellor says."""
        session = self.last_session()
        if session is None or session.chancellor != facts["player"]:
            return
        said, passed = said_loyal(facts), self.tiles(session.passed)
        if not self.plots[session.chancellor]:
            self.tally.count(("claims_truly",), said == passed)
        elif session.enacted == "separatist":
            self.tally.count(("denies",), said == 0)
        else:
            self.tally.count(("receives_told",), said == passed)

    def last_session(self) -> Any:
        """The session of the last elected government."""
        sessions = self.match.state.sessions
        return sessions[self.elected - 1] if 0 < self.elected <= len(sessions) else None

    def said_peeked(self, facts: Facts) -> None:
        """What a plotter claims to have seen on the deck."""
        speaker = facts["player"]
        if self.plots[speaker] and speaker in self.peeked:
            self.tally.count(("peeks_told",), said_loyal(facts) == self.peeked[speaker])

    def said_found(self, facts: Facts) -> None:
        """What an investigator says."""
        target, says = player(facts["atoms"][0]), facts["atoms"][1] != "party:loyalist"
        plots = bool(self.plots[target])
        if not self.plots[facts["player"]]:
            self.tally.count(("finds_truly",), says == plots)
        else:
            self.tally.count(("covers" if plots else "slanders",), says != plots)

    def remark(self, event: str, facts: Facts) -> None:
        """A remark; the first of its kind counts."""
        speaker, target = facts["player"], player(facts["atoms"][0])
        if (event, speaker, target) not in self.remarked:
            self.remarked.add((event, speaker, target))
            key = (REMARKS[event], self.plots[speaker], self.plots[target])
            self.tally.count(key, True, times=0)


READ: dict[str, Callable[[Reading, Facts], None]] = {
    "nominated": Reading.nominated,
    "voted": Reading.voted,
    "policy_enacted": Reading.policy_enacted,
    "said_drew": Reading.said_drew,
    "said_received": Reading.said_received,
    "said_peeked": Reading.said_peeked,
    "said_found": Reading.said_found,
    "said_accuse": lambda reading, facts: reading.remark("said_accuse", facts),
    "said_vouch": lambda reading, facts: reading.remark("said_vouch", facts),
}


def of_people(name: str) -> Any:
    """How often people do this."""
    return getattr(PEOPLE, name)


def pairs(rate: Callable[..., float]) -> list[list[float]]:
    """For Loyalists, then for plotters, two numbers each."""
    return [[rate(i, j) for j in (0, 1)] for i in (0, 1)]


def player(atom: str) -> int:
    """The seat that an atom names."""
    return int(atom.partition(":")[2])


def said_loyal(facts: Facts) -> int:
    """How many Loyalist tiles a claim mentions."""
    return loyal([atom.partition(":")[2] for atom in facts["atoms"]])


def loyal(policies: Iterable[str]) -> int:
    """How many of these are Loyalist."""
    return list(policies).count("loyalist")
