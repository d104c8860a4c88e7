"""Errors by blame: who has to do something about it, and what.

Each has a stable code (documented in docs/errors.md) and one sentence. None of them has changed
anything: what was before the error is there after it.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, ClassVar, Final

NONE: Final = "none"
"""What stands for no word at all, where words select by it."""
LONGEST_WORD: Final = 80


class PalatineError(Exception):
    """Anything that we tell a person or a program about, in one sentence."""

    code: ClassVar[str] = "error"

    def __init__(self, sentence: str, rule: str | None = None, reason: Any = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule
        self.reason = reason
        """The `Reason` behind a rule's no, so that it can be said in other languages."""


class BadMessage(PalatineError):
    """It can't be read: send it again, well-formed."""

    code = "bad-message"


class BadSetup(PalatineError):
    """No such game, edition, option or number of players."""

    code = "bad-setup"


class BadRecord(PalatineError):
    """A record that is truncated, edited, of another version, or no record at all."""

    code = "bad-record"


class BadPosition(PalatineError):
    """A position that no game could have reached, or no position at all."""

    code = "bad-position"


class NoWorld(PalatineError):
    """A state whose hidden facts no deal explains, so that nobody can dream of it: a forged one."""

    code = "no-world"


class BadDeal(PalatineError):
    """A deal that asks for what the cards can't give."""

    code = "bad-deal"


class BadLesson(PalatineError):
    """A lesson that can't be read, or in which something is done that the rules don't allow."""

    code = "bad-lesson"


class BadCards(PalatineError):
    """A card file with a word that we don't know, a wrong number, or cards that don't add up."""

    code = "bad-cards"


class BadBot(PalatineError):
    """A bot that ends, talks nonsense, is too slow, or answers what is not offered."""

    code = "bad-bot"


class IllegalAnswer(PalatineError):
    """Read and understood, but the rules say no; nothing has changed."""

    code = "illegal-answer"


class NotYourDecision(IllegalAnswer):
    """This seat is not asked anything now."""

    code = "not-your-decision"


class StaleDecision(IllegalAnswer):
    """The answer is for a question that is no longer open."""

    code = "stale-decision"


class NotAnOption(IllegalAnswer):
    """The question is open, but this is not among its answers."""

    code = "not-an-option"


class NotNow(IllegalAnswer):
    """Talk that the rules forbid at this moment."""

    code = "not-now"


class GameIsOver(IllegalAnswer):
    """The game has ended; nothing more can be answered."""

    code = "game-is-over"


class HiddenTruth(PalatineError):
    """The whole state was asked for where nobody may see it."""

    code = "hidden-truth"


class RulesBug(PalatineError):
    """Our own promise broke: stop the table, keep the record, tell us."""

    code = "rules-bug"


def unknown(what: str, given: str, known: Mapping[str, Any] | tuple[str, ...], of: str = "") -> str:
    """A sentence about a word that we don't know, with the nearest one that we do."""
    near = nearest(given, known)
    hint = f"did you mean {near!r}?" if near != NONE else f"known: {', '.join(known) or 'none'}"
    return f"{given!r} is no {what}{of}; {hint}"


def nearest(given: str, known: Mapping[str, Any] | tuple[str, ...]) -> str:
    """The known word that somebody may have meant; none for nonsense, which is not looked into."""
    begun = [word for word in known if word.startswith(given)]
    if len(begun) == 1 or len(given) > LONGEST_WORD:
        return begun[0] if begun else NONE
    return next(iter(get_close_matches(given, list(known), 1)), NONE)
