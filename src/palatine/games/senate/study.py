"""What a study counts in many senate games."""

from palatine.core.study import Mention, Study, Vote
from palatine.games.senate.state import LOYALIST, PALPATINE, SEPARATIST

LOYALISTS_WIN = {
    "sith-imperative": {5: 0.393, 6: 0.627, 7: 0.457, 8: 0.557, 9: 0.380, 10: 0.493},
    "secret-emperor": {5: 0.430, 6: 0.603, 7: 0.467, 8: 0.577, 9: 0.377, 10: 0.563},
}
"""By edition and number of players, from docs/lab/senate-balance.md."""

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
