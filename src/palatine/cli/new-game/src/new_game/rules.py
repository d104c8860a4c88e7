"""The rules: coroutines that ask. Each starts from the state alone."""

from new_game.state import LOYAL, TRAITOR, Chamber
from palatine.core.atoms import PLAYERS
from palatine.core.cards import in_order
from palatine.core.chance import shuffle
from palatine.core.decisions import Reason, ask, pick
from palatine.core.game import Outcome, Scene
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat, seats


def next_scene(t: Chamber) -> Scene | None:
    """Roles are dealt, then the dagger goes round."""
    scenes = {"deal": deal, "pass": pass_on}
    return scenes[t.phase](t) if t.phase != "over" else None


async def deal(t: Chamber) -> None:
    """One traitor among loyal players."""
    roles = (TRAITOR, *[LOYAL] * (t.players - 1))
    t.roles = in_order(roles, await shuffle("roles", roles))  # [NG-1.1] chosen at random
    for player in seats(t.players):
        t.tell((player,), "role_dealt", role=t.roles[player])  # [NG-1.1] your own role, no other
    t.phase = "pass"


async def pass_on(t: Chamber) -> None:
    """The player who holds the dagger passes it on."""
    giver = t.holder
    others = tuple([player for player in seats(t.players) if player != giver])  # [NG-2.1]
    taker = await ask(giver, pick("pass", PLAYERS, others, left, why_not_pass))
    t.path += (taker,)
    t.tell(EVERYONE, "passed", player=giver, target=taker)
    if not t.passes_left:  # [NG-3.1] as many passes as the card says
        t.phase = "over"
        t.tell(EVERYONE, "roles_shown", player=traitor(t))


def left(t: Chamber, seat: Seat) -> dict[str, int]:
    """A fact for the question: how many passes of the dagger are left."""
    return {"passes": t.passes_left}


def why_not_pass(t: Chamber, seat: Seat, atom: str) -> Reason | None:
    """Why the game does not offer a player."""
    if atom == PLAYERS.atom[seat]:
        return Reason("NG-2.1", "not_to_yourself")
    return None


def traitor(t: Chamber) -> Seat:
    """The one who is not loyal."""
    return Seat(t.roles.index(TRAITOR))


def outcome(t: Chamber) -> Outcome | None:
    """The dagger decides. [NG-3.1]"""
    if t.phase != "over":
        return None
    if t.holder == traitor(t):
        return Outcome((t.holder,), TRAITOR, "dagger_in_hand")
    loyal = tuple([player for player in seats(t.players) if t.roles[player] == LOYAL])
    return Outcome(loyal, LOYAL, "dagger_elsewhere")
