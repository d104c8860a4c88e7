"""Plain JSON from outside: any bytes give either values or one clear sentence."""

from typing import Any

import msgspec

from palatine.core.errors import PalatineError


def read_plain(content: bytes, refusal: type[PalatineError], what: str) -> Any:
    """The values in a JSON text, or an error that says what is wrong with it."""
    try:
        plain = msgspec.json.decode(content)
        msgspec.json.encode(plain)  # what we can't write again would break us later
    except msgspec.DecodeError as error:
        raise refusal(f"{what} is not valid JSON ({error})") from None
    except UnicodeError:
        raise refusal(f"{what} is not JSON: it is not text in UTF-8") from None
    except (RecursionError, OverflowError, ValueError):
        raise refusal(f"{what} is nested too deep, or has a number that is too large") from None
    return plain
