"""What a study counts in many senate games."""

from palatine.core.study import Mention, Study, Vote
from palatine.games.senate.state import LOYALIST, PALPATINE, SEPARATIST

LOYALISTS_WIN = {
    "sith-imperative": {5: 0.44, 6: 0.60, 7: 0.45, 8: 0.53, 9: 0.42, 10: 0.51},
    "secret-emperor": {5: 0.44, 6: 0.58, 7: 0.44, 8: 0.54, 9: 0.42, 10: 0.51},
}
"""By edition and number of players, from docs/results/senate-bots.md."""

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
