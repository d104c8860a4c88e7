"""The ledger: what one player has heard at a senate table, and who looks suspicious to them.

Suspicion is a sum of small weights: 0 is a stranger, above 0 looks like a Separatist. The ledger is
a fold over the news, so a bot that comes back to a saved table is the same bot.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from palatine.core.news import Told
from palatine.core.seats import Seat

SURE = 9.0
LOYALIST, SEPARATIST, PALPATINE = "loyalist", "separatist", "palpatine"

Scores = dict[Seat, float]


@dataclass
class Government:
    """A government: who held it, who wanted it, what it enacted and what it said it held."""

    president: Seat
    chancellor: Seat
    yes: tuple[Seat, ...]
    enacted: str | None = None
    drew: tuple[str, ...] | None = None
    received: tuple[str, ...] | None = None


@dataclass
class Ledger:
    """Everything of the news that matters for a choice."""

    heard: int = 0
    """The number of news so far."""
    role: str = ""
    known: dict[Seat, str] = field(default_factory=dict)
    """Others' role or party, if this player has seen it."""
    seen: dict[Seat, str] = field(default_factory=dict)
    """The parties that this player's own investigations have shown."""
    candidates: tuple[Seat, Seat] = (Seat(0), Seat(0))
    governments: list[Government] = field(default_factory=list)
    cleared: list[Seat] = field(default_factory=list)
    findings: dict[tuple[Seat, Seat], str] = field(default_factory=dict)
    accusations: list[tuple[Seat, Seat]] = field(default_factory=list)
    said: Counter[tuple[Seat, str]] = field(default_factory=Counter)


def read(ledger: Ledger, news: Iterable[Told]) -> None:
    """Keep what was heard."""
    for told in news:
        ledger.heard += 1
        if told.event.startswith("said_"):
            note_claim(ledger, told.event.removeprefix("said_"), told.facts)
        else:
            note_event(ledger, told.event, told.facts)


def note_event(ledger: Ledger, event: str, facts: dict[str, Any]) -> None:
    """Keep what has happened."""
    match event:
        case "role_dealt":
            ledger.role = facts["role"]
        case "ally_seen":
            ledger.known[facts["player"]] = facts["role"]
        case "party_seen":
            ledger.seen[facts["player"]] = facts["party"]
            ledger.known.setdefault(facts["player"], facts["party"])
        case "nominated":
            ledger.candidates = (facts["president"], facts["chancellor"])
        case "voted" if facts["elected"]:
            ledger.governments.append(Government(*ledger.candidates, facts["yes"]))
        case "policy_enacted" if facts["by"] == "government":
            ledger.governments[-1].enacted = facts["policy"]
        case "cleared":
            ledger.cleared.append(facts["player"])


def note_claim(ledger: Ledger, what: str, facts: dict[str, Any]) -> None:
    """Keep what a player has said: of a government, the last one that the speaker was in."""
    speaker: Seat = facts["player"]
    words = tuple(atom.partition(":")[2] for atom in facts["atoms"])
    ledger.said[speaker, what] += 1
    if what == "accuse":
        ledger.accusations.append((speaker, Seat(int(words[0]))))
    elif what == "found":
        ledger.findings[speaker, Seat(int(words[0]))] = words[1]
    for government in reversed(ledger.governments):
        if what == "drew" and government.president == speaker:
            government.drew = words
            return
        if what == "received" and government.chancellor == speaker:
            government.received = words
            return


def public_suspicion(ledger: Ledger, players: Iterable[Seat]) -> Scores:
    """Whom the table should suspect, by what everybody has seen and heard."""
    scores: Scores = dict.fromkeys(players, 0.0)
    for government in ledger.governments:
        weigh_government(scores, government)
    for (speaker, target), party in ledger.findings.items():
        scores[target] += 1.4 if party == SEPARATIST else -0.6
        scores[speaker] += 0.5 if party == SEPARATIST else 0.0
    for _, target in ledger.accusations:
        scores[target] += 0.3
    return scores


def weigh_government(scores: Scores, government: Government) -> None:
    """A Separatist policy speaks against both; how much depends on what they say they held."""
    president, chancellor = government.president, government.chancellor
    if government.enacted == LOYALIST:
        scores[president] -= 0.6
        scores[chancellor] -= 0.8
    if government.enacted != SEPARATIST:
        return
    for voter in government.yes:
        scores[voter] += 0.15
    had_choice = LOYALIST in (government.drew or ())
    was_forced = government.received is not None and LOYALIST not in government.received
    scores[president] += 1.0 if was_forced else 0.7
    scores[chancellor] += 1.3 if had_choice else 0.7
    if had_choice and was_forced:  # one of the two lies
        scores[president] += 0.5
        scores[chancellor] += 0.5


def own_suspicion(ledger: Ledger, players: Iterable[Seat]) -> Scores:
    """Whom this player should suspect, including what only this player saw.

    It leaves out the tiles that it held itself: it forgets those, and is easy to fool.
    """
    scores = public_suspicion(ledger, players)
    for seat, shown in ledger.known.items():
        scores[seat] += -SURE if shown == LOYALIST else SURE
    return scores
