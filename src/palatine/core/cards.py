"""Cards are handles: a number that says nothing, and a face that is looked up.

Shuffling mints new handles, and so does every hidden move in which the order may be told:
otherwise a player could follow a card through it. `faces[handle]` is the face.
"""

from collections.abc import Iterable
from typing import NewType, Protocol

from palatine.core.chance import shuffle

Handle = NewType("Handle", int)


class HasFaces(Protocol):
    """A state that has cards."""

    faces: tuple[str, ...]


def mint(t: HasFaces, faces: Iterable[str]) -> tuple[Handle, ...]:
    """New handles for these faces, in this order."""
    first = len(t.faces)
    t.faces += tuple(faces)
    return tuple(range(first, len(t.faces)))  # type: ignore[arg-type]


def faces_of(t: HasFaces, handles: Iterable[Handle]) -> tuple[str, ...]:
    """The faces of these cards, in their order."""
    return tuple(map(t.faces.__getitem__, handles))


async def shuffled(t: HasFaces, label: str, handles: Iterable[Handle]) -> tuple[Handle, ...]:
    """The same cards in an order that nature gives, under new handles."""
    faces = faces_of(t, handles)
    order = await shuffle(label, faces)
    return mint(t, map(faces.__getitem__, order))
