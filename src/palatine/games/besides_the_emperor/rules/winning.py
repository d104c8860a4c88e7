"""Chapter 6, winning: when the game ends, and for which side."""

from palatine.core.cards import faces_of
from palatine.core.news import EVERYONE
from palatine.core.seats import seats
from palatine.games.besides_the_emperor.state import REBEL, Court, Why, identity

SIDE_OF: dict[Why, str] = {
    "emperor_killed": "rebel",  # [BE-6.2] [BE-R03]
    "pincer": "rebel",  # [BE-6.3]
    "rebels_dead": "emperor",  # [BE-6.1] [BE-R02]
    "last_rebel_turned": "emperor",  # [BE-R31]
    "round_limit": "emperor",  # [BE-R67]
}


def is_a_rebel_alive(t: Court) -> bool:
    """Whether any living player is a Rebel now."""
    return any(identity(t, p) == REBEL for p in t.circle)


def end(t: Court, why: Why) -> None:
    """End the game, and turn all identity cards face up [BE-R74]."""
    t.result = why
    t.phase = "over"
    t.announced = None
    t.standing = ()
    t.tell(EVERYONE, "game_won", side=SIDE_OF[why], why=why)
    for p in seats(t.players):
        t.tell(
            EVERYONE,
            "cards_shown",
            player=p,
            identity=identity(t, p),
            identities=faces_of(t, t.slots[p]),
        )
