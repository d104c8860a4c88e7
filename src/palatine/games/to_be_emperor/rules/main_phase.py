"""Chapter 3, the Main phase: turns in which players spend tokens and use one ability each."""

from functools import cache

from palatine.core.atoms import NUMBERS
from palatine.core.decisions import Pick, Reason, amount, ask
from palatine.core.news import EVERYONE, Fact
from palatine.core.seats import Seat
from palatine.games.to_be_emperor.rules.abilities import (
    has_effect,
    least_needed,
    sources_of,
    usable,
)
from palatine.games.to_be_emperor.rules.table import (
    draw,
    places,
    put_tokens,
    tokens_left,
    why_no_place,
)
from palatine.games.to_be_emperor.rules.turns import can_place, end_turn, go_on
from palatine.games.to_be_emperor.state import (
    ACTS,
    DECK,
    END,
    MIGHT,
    PASS,
    PLACES,
    USES,
    Forum,
)


async def act(t: Forum) -> None:
    """Let the active player spend tokens, use an ability, pass or end the turn."""
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
        t.using = USES.value[choice]  # [TE-R54] announced first
        t.step = "spend"


def acts(t: Forum, seat: Seat) -> Pick[str]:
    """What the active player may do now."""
    uses = () if t.has_used else usable(t, seat)  # [TE-3.5] [TE-R07]
    if t.has_placed:
        return use_or("after", uses, END)  # [TE-3.4] before or after the tokens
    if tokens_left(t, seat) and (open_to := places(t, seat)):
        options = open_to + uses  # [TE-3.2] [TE-R05] no pass
        return Pick("bid", ACTS, options, about=tokens_to_spend, why_not=why_not_act)
    return use_or("idle", uses, PASS)  # [TE-R05] [TE-R44]


@cache
def use_or(kind: str, uses: tuple[str, ...], other: str) -> Pick[str]:
    """The question whether to use one of these abilities, or to do nothing more."""
    return Pick(kind, ACTS, (*uses, other), why_not=why_not_act)


def tokens_to_spend(t: Forum, seat: Seat) -> dict[str, Fact]:
    """How many tokens are left for a bid."""
    return {"tokens": tokens_left(t, seat)}


def why_not_act(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Why this can't be done now: a bid, an ability, passing or ending the turn."""
    if atom in PLACES.value:
        return why_not_bid(t, seat, atom)
    if atom in USES.value:
        return why_not_use(t, seat, atom)
    if atom == PASS:
        return Reason("TE-3.4", "end_instead") if t.has_placed else Reason("TE-3.2", "must_spend")
    if atom == END:
        return Reason("TE-3.2", "must_spend" if can_place(t, seat) else "pass_instead")
    return None


def why_not_bid(t: Forum, seat: Seat, place: str) -> Reason | None:
    """Why no tokens can go here now: because of the turn, or of the place."""
    if t.has_placed:
        return Reason("TE-R43", "placed_already")
    if not tokens_left(t, seat):
        return Reason("TE-3.2", "no_tokens")
    return why_no_place(t, seat, place)


def why_not_use(t: Forum, seat: Seat, use: str) -> Reason | None:
    """Why this ability can't be used now, by public facts and the player's own hand."""
    resource = USES.value[use]
    if t.has_used:
        return Reason("TE-3.5", "used_already")
    if not has_effect(t, seat, resource):
        return Reason("TE-R46", f"no_effect_{resource}")
    if resource == MIGHT and sources_of(t, seat, MIGHT):
        return Reason("TE-4.4", "too_little_might", {"need": least_needed(t, seat, MIGHT)})
    return Reason("TE-3.4", "no_source", {"resource": resource})


def is_forced(t: Forum, seat: Seat, question: Pick[str]) -> bool:
    """Whether everybody sees that the player can only end the turn or pass. Nobody sees it if the
    player has cards in hand, so we then ask, whatever they are [TE-R49]."""
    return not t.hands[seat] and question.options in ((END,), (PASS,))


async def spend_tokens(t: Forum, seat: Seat, place: str) -> None:
    """Spend one or more tokens, all on one place [TE-3.2] [TE-R04] [TE-R43]; each at the deck
    draws a card at once [TE-3.3]."""
    most = most_tokens(t, seat, place)
    tokens = await ask(seat, how_many(most)) if most > 1 else 1
    put_tokens(t, place, seat, tokens)
    t.has_placed = True
    t.passes = 0
    t.tell(EVERYONE, "tokens_spent", player=seat, place=place, tokens=tokens)
    if place == DECK:
        draw(t, seat, tokens)
    go_on(t)


def most_tokens(t: Forum, seat: Seat, place: str) -> int:
    """All tokens that are left; at the deck, no more than it has cards [TE-R17]."""
    left = tokens_left(t, seat)
    return min(left, len(t.deck)) if place == DECK else left


@cache
def how_many(most: int) -> Pick[int]:
    """The question for a number of tokens."""
    return amount("tokens", 1, most, why_not=why_not_tokens)


def why_not_tokens(t: Forum, seat: Seat, atom: str) -> Reason | None:
    """Why not this number: none, more than are left, or more than the deck has cards."""
    if atom not in NUMBERS.value:
        return None
    left = tokens_left(t, seat)
    number = NUMBERS.value[atom]
    if number == 0:
        return Reason("TE-3.2", "one_token_at_least")
    if number <= left:
        return Reason("TE-R17", "deck_too_small", {"cards": len(t.deck)})
    return Reason("TE-2.3", "too_few_tokens", {"tokens": left})
