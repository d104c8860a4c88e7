"""The kit's report about a game, line by line."""

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Report:
    """What was checked, and what is wrong."""

    lines: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether every promise held and every planted leak was found."""
        return not self.broken

    def note(self, line: str, broken: Iterable[str] = ()) -> None:
        """Add a line, which says so if something is broken."""
        wrong = list(broken)
        self.lines.append(f"{'FAILED' if wrong else 'ok':6} {line}")
        self.lines += [f"       {each}" for each in wrong]
        self.broken += wrong
