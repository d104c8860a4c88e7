"""The deck: two numbers to draw tiles from when needed, and a queue of the tiles peeked at."""

from typing import NamedTuple

from palatine.batch.arrays import Array, count, number, only, where
from palatine.batch.chance import Chances, below
from palatine.batch.happened import Happened
from palatine.batch.packing import Table
from palatine.batch.variants import LOYALIST_TILES, PEEK, SEPARATIST_TILES, Variant


class Tiles(NamedTuple):
    """The deck after a draw."""

    first: Array
    """1 if the top tile was a Loyalist one."""
    drawn: Array
    """Loyalist tiles among the top three."""
    loyalist: Array
    separatist: Array
    queue: Array
    queued: Array


def drawn(v: Variant, t: Table, h: Happened, words: Chances) -> Tiles:
    """The top three tiles if a government draws or a player peeks, the top one in chaos."""
    is_short = is_too_short(v, t, h)
    deck_loyalist = where(is_short, LOYALIST_TILES - t.loyalist, t.deck_loyalist)
    deck_separatist = where(is_short, SEPARATIST_TILES - t.separatist, t.deck_separatist)
    queue, queued = only(~is_short, t.queue), only(~is_short, t.queued)
    tops = top_three(v, deck_loyalist, deck_loyalist + deck_separatist, queue, queued, words)
    first, three = tops[0], tops[0] + tops[1] + tops[2]
    loyalist = deck_loyalist - where(h.forms, three, only(h.chaos, first))
    separatist = deck_separatist - where(h.forms, 3 - three, only(h.chaos, 1 - first))
    if v.is_small:
        queue, queued = peeked(t, h, tops, queue, queued)
    return Tiles(first, three, loyalist, separatist, queue, queued)


def is_too_short(v: Variant, t: Table, h: Happened) -> Array:
    """Whether deck and discards are shuffled before a draw.

    Lazy: when the deck has too few tiles for a draw. Eager: at a session's end by a veto, before
    chaos may draw; other ends shuffle when they are over.
    """
    left = t.deck_loyalist + t.deck_separatist
    if v.reshuffle == "eager":
        return h.consents & (left < 3)
    needs_three = h.forms | (t.phase == PEEK) if v.is_small else h.forms
    return (needs_three & (left < 3)) | (h.chaos & (left == 0))


def top_three(
    v: Variant, loyalist: Array, left: Array, queue: Array, queued: Array, words: Chances
) -> list[Array]:
    """1 for each of the top three that is a Loyalist one: the queue first, then by the counts."""
    tops = []
    if v.is_small:
        loyalist, left = loyalist - count(queue), left - queued
    for place, word in enumerate(words[1:]):
        tile = number(below(word, left) < loyalist)
        if v.is_small:
            is_known = queued > place
            loyalist, left = loyalist - only(~is_known, tile), left - ~is_known
            tile = where(is_known, (queue >> place) & 1, tile)
        else:
            loyalist, left = loyalist - tile, left - 1
        tops.append(tile)
    return tops


def peeked(
    t: Table, h: Happened, tops: list[Array], queue: Array, queued: Array
) -> tuple[Array, Array]:
    """What is known of the deck's top: a government uses it up, chaos one tile of it, a peek
    creates it."""
    queue = only(~h.forms, where(h.chaos, queue >> 1, queue))
    queued = only(~h.forms, where(h.chaos & (queued > 0), queued - 1, queued))
    peeks = t.phase == PEEK
    queue = where(peeks, tops[0] | (tops[1] << 1) | (tops[2] << 2), queue)
    return queue, where(peeks, 3, queued)


def put_back(v: Variant, new: Table, tiles: Tiles, h: Happened, ending: Array) -> None:
    """The deck; eager editions shuffle it as soon as too few tiles are left."""
    new.deck_loyalist, new.deck_separatist = tiles.loyalist, tiles.separatist
    if v.is_small:
        new.queue, new.queued = tiles.queue, tiles.queued
    if v.reshuffle == "lazy":
        return
    is_few = tiles.loyalist + tiles.separatist < 3
    is_short = (h.enacts | h.chaos) & is_few & (ending == 0)
    new.deck_loyalist = where(is_short, LOYALIST_TILES - new.loyalist, tiles.loyalist)
    new.deck_separatist = where(is_short, SEPARATIST_TILES - new.separatist, tiles.separatist)
    if v.is_small:
        new.queue, new.queued = only(~is_short, tiles.queue), only(~is_short, tiles.queued)
