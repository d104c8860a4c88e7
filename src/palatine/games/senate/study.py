"""What is worth counting in many games of the senate."""

from palatine.core.study import Mention, Study
from palatine.games.senate.state import LOYALIST, PALPATINE, SEPARATIST

STUDY = Study(
    role=Mention("role_dealt", "role"),
    sides={LOYALIST: LOYALIST, SEPARATIST: SEPARATIST, PALPATINE: SEPARATIST},
    first=Mention("nominated", "president"),
    round="nominated",
    apart={"policy_enacted": "policy", "power_granted": "power", "voted": "elected"},
)
