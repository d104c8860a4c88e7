"""Cards are handles: a meaningless number, and a face to look up.

Shuffling mints new handles, and so does every hidden move that could reveal the order: otherwise a
player could follow a card through it. `faces[handle]` is the face.
"""

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import NewType, Protocol, TypeVar

from palatine.core.chance import shuffle

Handle = NewType("Handle", int)

T = TypeVar("T")


class HasFaces(Protocol):
    """A state that has cards."""

    faces: tuple[str, ...]


def mint(t: HasFaces, faces: Iterable[str]) -> tuple[Handle, ...]:
    """New handles for these faces, in this order."""
    before = t.faces
    t.faces = after = before + tuple(faces)
    return tuple(range(len(before), len(after)))  # type: ignore[arg-type]


def faces_of(t: HasFaces, handles: Sequence[Handle]) -> tuple[str, ...]:
    """The faces of these cards, in their order."""
    if len(handles) > 1:
        faces: tuple[str, ...] = itemgetter(*handles)(t.faces)  # `in_order`, without the call
        return faces
    return (t.faces[handles[0]],) if handles else ()


def in_order(things: Sequence[T], places: Sequence[int]) -> tuple[T, ...]:
    """The things at these places, in the order of the places."""
    if len(places) > 1:
        found: tuple[T, ...] = itemgetter(*places)(things)  # twice as fast as one by one
        return found
    return (things[places[0]],) if places else ()


def without(things: tuple[T, ...], gone: Iterable[T]) -> tuple[T, ...]:
    """The things without these; each takes away one."""
    left = list(things)
    for thing in gone:
        left.remove(thing)
    return tuple(left)


async def shuffled(t: HasFaces, label: str, handles: Sequence[Handle]) -> tuple[Handle, ...]:
    """The same cards in an order from nature, under new handles."""
    faces = in_order(t.faces, handles)
    order = await shuffle(label, faces)
    return mint(t, in_order(faces, order))
