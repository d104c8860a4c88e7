"""How phones are called; needs nothing that only some servers have installed."""

from dataclasses import dataclass, field
from pathlib import Path

from palatine.server.push.sending import Way


@dataclass(frozen=True)
class PushSettings:
    """Whom push services may write to, and where the keys and phones are kept."""

    subject: str
    """Where push services reach the operator: mailto:... or https://..."""
    folder: Path
    """Where the keys are kept, and the phones that may be called."""
    patience: float = 5.0
    """Seconds of absence before somebody is called: a page that is loaded anew is no absence."""
    way: Way = field(default_factory=Way)
