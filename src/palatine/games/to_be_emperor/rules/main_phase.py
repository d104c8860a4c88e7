"""Chapter 3, the Main phase: turns in which players spend tokens and use one ability each."""

from palatine.core.decisions import Pick, amount, ask
from palatine.core.news import EVERYONE
from palatine.core.seats import Seat
from palatine.games.to_be_emperor.rules.abilities import usable
from palatine.games.to_be_emperor.rules.table import draw, places, put_tokens, tokens_left
from palatine.games.to_be_emperor.rules.turns import can_place, end_turn, go_on
from palatine.games.to_be_emperor.state import ACTS, DECK, END, PASS, PLACES, Forum


async def act(t: Forum) -> None:
    """The active player spends tokens, uses an ability, passes or ends the turn."""
    seat = t.active
    question = acts(t, seat)
    choice = question.options[0] if is_forced(t, seat, question) else await ask(seat, question)
    if choice in PLACES.value:
        await spend_tokens(t, seat, choice)
    elif choice == PASS:
        t.passes += 1
        t.tell(EVERYONE, "passed", player=seat)
        end_turn(t)
    elif choice == END:
        end_turn(t)
    else:
        t.using = choice.partition(":")[2]  # type: ignore[assignment]  # [TE-R54] announced first
        t.step = "spend"


def acts(t: Forum, seat: Seat) -> Pick[str]:
    """What the active player may do now."""
    uses = () if t.has_used else tuple([f"use:{r}" for r in usable(t, seat)])  # [TE-3.5] [TE-R07]
    if t.has_placed:
        return Pick("after", ACTS, (*uses, END))  # [TE-3.4] before or after the tokens
    if can_place(t, seat):
        return Pick("bid", ACTS, (*places(t, seat), *uses))  # [TE-3.2] [TE-R05] no pass
    return Pick("idle", ACTS, (*uses, PASS))  # [TE-R05] [TE-R44]


def is_forced(t: Forum, seat: Seat, question: Pick[str]) -> bool:
    """Whether everybody sees that the player can only end the turn or pass. With cards in hand
    nobody can, so that the question is asked whatever they are [TE-R49]."""
    return not t.hands[seat] and question.options in ((END,), (PASS,))


async def spend_tokens(t: Forum, seat: Seat, place: str) -> None:
    """One or more tokens, all on one place [TE-3.2] [TE-R04] [TE-R43]; each at the deck draws a
    card at once [TE-3.3]."""
    most = most_tokens(t, seat, place)
    tokens = await ask(seat, amount("tokens", 1, most)) if most > 1 else 1
    put_tokens(t, place, seat, tokens)
    t.has_placed = True
    t.passes = 0
    t.tell(EVERYONE, "tokens_spent", player=seat, place=place, tokens=tokens)
    if place == DECK:
        draw(t, seat, tokens)
    go_on(t)


def most_tokens(t: Forum, seat: Seat, place: str) -> int:
    """All that are left; at the deck no more than it has cards [TE-R17]."""
    left = tokens_left(t, seat)
    return min(left, len(t.deck)) if place == DECK else left
