"""Plain JSON from outside: whatever its bytes are, they give values or one clear sentence."""

from typing import Any

import msgspec

from palatine.core.errors import PalatineError


def read_plain(content: bytes, refusal: type[PalatineError], what: str) -> Any:
    """The values that JSON text stands for, or a refusal that says what is wrong with it."""
    try:
        plain = msgspec.json.decode(content)
        msgspec.json.encode(plain)  # what can't be written again would break us later
    except msgspec.DecodeError as error:
        raise refusal(f"{what} is no complete JSON: {error}") from None
    except UnicodeError:
        raise refusal(f"{what} is no JSON: it is not text in UTF-8") from None
    except (RecursionError, OverflowError, ValueError):
        raise refusal(f"{what} is nested too deep, or has a number that is too large") from None
    return plain
