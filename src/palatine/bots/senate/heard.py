"""Claims that a player heard: each replaces the speaker's earlier one about the same thing."""

from collections.abc import Iterable

from palatine.bots.senate.history import EVENTS, Event, Facts, History, Mark, Session
from palatine.core.news import Told
from palatine.core.seats import Seat


def player_of(atom: str) -> Seat:
    """The seat that an atom names."""
    return Seat(int(atom.partition(":")[2]))


def loyalist_tiles(atoms: tuple[str, ...]) -> int:
    """How many of these tiles are Loyalist."""
    return atoms.count("policy:loyalist")


def claim_drew(h: History, session: Session | None, speaker: Seat, tiles: int | None) -> None:
    """A president says what the session began with."""
    if session is not None:
        session.drew = tiles
        session.revision += 1
        h.claimed_about |= {session.president, session.chancellor}
        h.last_said[speaker] = ("drew", session)


def claim_received(h: History, session: Session | None, speaker: Seat, tiles: int | None) -> None:
    """A chancellor says what the president passed on."""
    if session is not None:
        session.received = tiles
        session.revision += 1
        h.claimed_about |= {session.president, session.chancellor}
        h.last_said[speaker] = ("received", session)


def said_drew(h: History, facts: Facts) -> None:
    """About the last session that the speaker was president of."""
    speaker = facts["player"]
    claim_drew(h, h.last_session(president=speaker), speaker, loyalist_tiles(facts["atoms"]))


def said_received(h: History, facts: Facts) -> None:
    """About the last session that the speaker was chancellor of."""
    speaker = facts["player"]
    session = h.last_session(chancellor=speaker)
    claim_received(h, session, speaker, loyalist_tiles(facts["atoms"]))


def said_got(h: History, facts: Facts) -> None:
    """What a chancellor claims to have received from this president."""
    speaker, (player, *tiles) = facts["player"], facts["atoms"]
    session = h.last_session(player_of(player), speaker)
    claim_received(h, session, speaker, loyalist_tiles(tuple(tiles)))


def said_gave(h: History, facts: Facts) -> None:
    """What a president claims to have passed on to this chancellor: a claim about the draw too."""
    speaker, (player, *tiles) = facts["player"], facts["atoms"]
    session = h.last_session(speaker, player_of(player))
    if session is not None and session.drew is None:
        claim_drew(h, session, speaker, loyalist_tiles(tuple(tiles)))


def said_peeked(h: History, facts: Facts) -> None:
    """What a player claims to have seen on top of the deck."""
    for peek in reversed(h.peeks):
        if peek.president == facts["player"]:
            peek.claimed = loyalist_tiles(facts["atoms"])
            touch(h, peek.at)
            return


def touch(h: History, start: int) -> None:
    """A draw from this place in a deck needs weighing again."""
    for deck in h.decks:
        for draw in deck.draws:
            if draw.start == start and deck.peek is not None:
                draw.revision += 1


def said_found(h: History, facts: Facts) -> None:
    """What an investigator says of a party."""
    speaker, target = facts["player"], player_of(facts["atoms"][0])
    party = int(facts["atoms"][1] != "party:loyalist")
    unsay_finding(h, speaker, target)
    h.findings[speaker, target] = party
    h.claimed_about.add(target)
    h.marks.append(("found", speaker, target, party, 1.0))
    h.last_said[speaker] = ("found", target)


def unsay_finding(h: History, speaker: Seat, target: Seat) -> None:
    """An earlier finding no longer counts."""
    before = h.findings.pop((speaker, target), None)
    if before is not None:
        h.marks.append(("found", speaker, target, before, -1.0))


def said_accuse(h: History, facts: Facts) -> None:
    """An accusation; once is enough."""
    remark(h, "accuse", facts["player"], player_of(facts["atoms"][0]))


def said_vouch(h: History, facts: Facts) -> None:
    """A vouch for a player; once is enough."""
    remark(h, "vouch", facts["player"], player_of(facts["atoms"][0]))


def remark(h: History, what: str, speaker: Seat, target: Seat) -> None:
    """Keep a remark, and count it the first time."""
    if (what, speaker, target) not in h.remarks:
        h.remarks.add((what, speaker, target))
        h.marks.append((what, speaker, target, 1.0))
    h.last_said[speaker] = (what, target)
    if speaker == h.seat:
        h.has_remarked = True
        h.asked_by.clear()


def said_ask(h: History, facts: Facts) -> None:
    """A player wants to hear an account; of the last session, if there was one."""
    target, session = player_of(facts["atoms"][0]), h.last_session()
    if target == h.seat:
        h.asked_by.append(facts["player"])
    if session is not None:
        h.questioned.add((session.number, target))


def said_retract(h: History, facts: Facts) -> None:
    """The speaker's last claim no longer counts."""
    speaker = facts["player"]
    h.has_remarked |= speaker == h.seat
    last: Mark | None = h.last_said.pop(speaker, None)
    match last:
        case ("drew", session):
            claim_drew(h, session, speaker, None)
        case ("received", session):
            claim_received(h, session, speaker, None)
        case ("found", target):
            unsay_finding(h, speaker, target)
        case ("accuse" | "vouch" as what, target):
            if (what, speaker, target) in h.remarks:
                h.remarks.discard((what, speaker, target))
                h.withdrawn.add((what, speaker, target))
                h.marks.append((what, speaker, target, -1.0))
    h.last_said.pop(speaker, None)


READERS: dict[str, Event] = EVENTS | {
    "said_drew": said_drew,
    "said_received": said_received,
    "said_got": said_got,
    "said_gave": said_gave,
    "said_peeked": said_peeked,
    "said_found": said_found,
    "said_accuse": said_accuse,
    "said_vouch": said_vouch,
    "said_ask": said_ask,
    "said_retract": said_retract,
}


def hear(h: History, news: Iterable[Told]) -> None:
    """Take in what was told."""
    for told in news:
        read = READERS.get(told.event)
        if read is not None:
            read(h, told.facts)
