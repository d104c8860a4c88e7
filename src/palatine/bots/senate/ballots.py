"""Senators' votes compared with the truth: whom does a government serve?"""

from palatine.bots.ballots import Ballot
from palatine.core.match import Match
from palatine.games.senate.state import LOYALIST, Senate, party


def ballots(match: Match) -> tuple[Ballot, ...]:
    """All votes of a game that is over.

    A Loyalist does well to vote for a government of Loyalists alone and against every other; a
    Separatist, the other way round. This does not measure cunning: a plotter in hiding votes as the
    others do.
    """
    t: Senate = match.state
    found = []
    for election in t.elections:
        offices = (election.president, election.chancellor)
        is_clean = all(party(t.roles[seat]) == LOYALIST for seat in offices)
        for seat in (*election.yes, *election.no):
            wants = is_clean == (party(t.roles[seat]) == LOYALIST)
            found.append(Ballot(seat, wants == (seat in election.yes)))
    return tuple(found)
