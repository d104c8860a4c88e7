"""Why not: for what a question does not offer, the rule that says so.

A reason hangs on public facts and the asker's own hand only, as the offer itself does.
"""

from palatine.core.atoms import PLAYERS
from palatine.core.decisions import Reason
from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.components import INSTINCTS
from palatine.games.besides_the_emperor.rules.identity_cards import hidden_places
from palatine.games.besides_the_emperor.state import (
    ABILITIES,
    CONDEMNS,
    INVESTIGATE,
    PLACES,
    Court,
)


def why_not(t: Court, seat: Seat, kind: str, atom: str) -> Reason | None:
    """The reason why this atom is not offered, or with no atom, what a right answer is."""
    if kind == "discard" and t.phase == "trim":
        return why_not_trimmed(t, seat, atom)
    if atom in PLAYERS.value:
        return why_not_player(t, seat, kind, PLAYERS.value[atom])
    if atom in ABILITIES.value and kind in ("act", "instinct", "discard"):
        return why_not_card(t, seat, kind, ABILITIES.value[atom])
    if atom in PLACES.value:
        return why_not_place(kind)
    if atom in CONDEMNS.value and kind == "counter":
        return Reason("BE-R63", "no_such_condemn")
    if kind == "act" and atom == INVESTIGATE:
        return Reason("BE-R26", "nothing_face_down")
    return RIGHT_ANSWERS.get(kind)


RIGHT_ANSWERS = {
    "direction": Reason("BE-2.1", "one_direction"),
    "discard": Reason("BE-3.8", "discard_count"),
    "act": Reason("BE-3.3", "one_act"),
    "instinct": Reason("BE-R23", "instinct_or_pass"),
}


def why_not_trimmed(t: Court, seat: Seat, atom: str) -> Reason:
    """What a right discard after a Shuffle is."""
    card = ABILITIES.value.get(atom)
    if card is not None and card not in t.hands[seat]:
        return Reason("BE-3.6", "not_in_hand", {"card": card})
    return Reason("BE-3.6", "discard_count")


def why_not_card(t: Court, seat: Seat, kind: str, card: str) -> Reason | None:
    """Why a card can't be chosen from the hand."""
    if card not in t.hands[seat]:
        return Reason("BE-3.4", "not_in_hand", {"card": card})
    if kind == "discard":
        return RIGHT_ANSWERS["discard"]
    if kind == "act":
        if card in INSTINCTS:
            return Reason("BE-R60", "instinct_is_no_action", {"card": card})
        return Reason(NOTHING_TO_AIM.get(card, "BE-4.1"), "nothing_to_aim", {"card": card})
    if card not in INSTINCTS:
        return Reason("BE-4.1", "no_instinct", {"card": card})
    if card == "guarding":
        return Reason("BE-R38", "nobody_to_guard")
    return Reason("BE-R63", "nothing_to_clear", {"card": card})


NOTHING_TO_AIM = {"swap": "BE-4.11", "investigation": "BE-R62", "reveal": "BE-R54"}


def why_not_place(kind: str) -> Reason | None:
    """Why a card on the table can't be chosen."""
    if kind in ("look_at", "reveal_card"):
        return Reason("BE-R26" if kind == "look_at" else "BE-R54", "face_up_already")
    return Reason("BE-R29", "not_the_crown") if kind == "swap_own" else None


def why_not_player(t: Court, seat: Seat, kind: str, player: Seat) -> Reason | None:
    """Why this player can't be chosen: for any choice of a player, then for this kind."""
    if kind not in PLAYER_KINDS:
        return RIGHT_ANSWERS.get(kind)
    if player >= t.players:
        return Reason("BE-1.1", "no_such_player", {"players": t.players})
    if player not in t.circle:
        return Reason("BE-R05", "is_dead", {"player": player})
    if player == seat and kind != "reveal":  # [BE-R53]
        return Reason(NOT_YOURSELF.get(kind, "BE-R26"), "not_yourself")
    return why_not_other(t, seat, kind, player)


PLAYER_KINDS = (
    *("transposition", "condemn", "swap", "investigate", "investigation", "investigation_second"),
    *("reveal", "steal", "guarding", "guarding_moved", "accuse"),
)
NOT_YOURSELF = {
    "condemn": "BE-R21",
    "transposition": "BE-4.2",
    "swap": "BE-4.10",
    "steal": "BE-4.17",
    "guarding": "BE-R38",
    "guarding_moved": "BE-R56",
}


def why_not_other(t: Court, seat: Seat, kind: str, player: Seat) -> Reason | None:
    """Why this kind of choice does not reach this living player."""
    if kind == "transposition":
        return Reason("BE-4.2", "no_neighbour", {"player": player})
    if kind == "condemn" and player == t.emperor:
        return Reason("BE-5.3", "not_beside_emperor")
    if kind == "swap" and player == t.emperor:
        return Reason("BE-4.11", "not_the_emperor")
    if kind == "guarding":
        return Reason("BE-4.14", "not_beside", {"player": player})
    if kind == "guarding_moved":
        return Reason("BE-R56", "two_others")
    if not hidden_places(t, player):
        rule = "BE-R54" if kind == "reveal" else "BE-R26"
        return Reason(rule, "all_face_up", {"player": player})
    if kind == "investigation_second":
        return Reason("BE-R62", "no_second_card", {"player": player})
    return None
