"""What is worth counting in many games of the senate."""

from palatine.core.study import Mention, Study, Vote
from palatine.games.senate.state import LOYALIST, PALPATINE, SEPARATIST

LOYALISTS_WIN = {
    "sith-imperative": {5: 0.397, 6: 0.600, 7: 0.450, 8: 0.573, 9: 0.410, 10: 0.510},
    "secret-emperor": {5: 0.453, 6: 0.623, 7: 0.447, 8: 0.577, 9: 0.420, 10: 0.533},
}
"""By edition and number of players: docs/lab/senate-balance.md."""

STUDY = Study(
    role=Mention("role_dealt", "role"),
    sides={LOYALIST: LOYALIST, SEPARATIST: SEPARATIST, PALPATINE: SEPARATIST},
    balance={
        (edition, players): {LOYALIST: share, SEPARATIST: 1 - share}
        for edition, shares in LOYALISTS_WIN.items()
        for players, share in shares.items()
    },
    first=Mention("nominated", "president"),
    round="nominated",
    vote=Vote("voted", put="nominated"),
    apart={"policy_enacted": "policy", "power_granted": "power", "voted": "elected"},
)
