"""How we call phones; needs nothing that only some servers have installed."""

from dataclasses import dataclass, field
from pathlib import Path

from palatine.server.push.sending import Way


@dataclass(frozen=True)
class PushSettings:
    """Whom push services may write to, and where we keep the keys and phones."""

    subject: str
    """Where push services reach the operator: mailto:... or https://..."""
    folder: Path
    """Where we keep the keys, and the phones that we may call."""
    patience: float = 5.0
    """Seconds of absence before we call somebody: reloading a page is not absence."""
    way: Way = field(default_factory=Way)
