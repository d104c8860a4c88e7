"""What the theatre says over HTTP of a record that somebody has sent."""

import msgspec


class OnShelf(msgspec.Struct, frozen=True):
    """`POST /api/theatre` and `GET /api/theatre/CODE`: a record that is there to look at."""

    code: str
    until: int
    """When we delete it, in seconds since 1970."""
    is_owner: bool
    """Whether this browser sent it, and so may delete it."""
