"""Which players tell their own role: found by words of every theme and language, not by a judge."""

import pytest

from palatine.arena.telling import claims_role, tells_role
from palatine.catalog import game_of

TOLD = (
    ("palpatine", "I'm the Tyrant, and you know it."),
    ("palpatine", "Fine. I am really Palpatine!"),
    ("palpatine", "I am one of the Separatists"),
    ("separatist", "my party is Separatist"),
    ("separatist", "As a Conspirator, I had no choice."),
    ("separatist", "Ja, ich bin Verschwörer."),
    ("separatist", "Wir Separatisten halten zusammen"),
    ("loyalist", "I’m a Loyalist. Who are you?"),
    ("loyalist", "Als Hüter stimme ich zu"),
    ("loyalist", "Anna lügt, ich bin ein Republikaner"),
)
NOT_TOLD = (
    ("separatist", "I'm not a Separatist."),
    ("separatist", "I am no Separatist"),
    ("separatist", "Ich bin kein Verschwörer"),
    ("separatist", "Anna is a Separatist, I am sure"),
    ("separatist", "I am sure Anna is a Separatist"),
    ("separatist", "You think I'm a Separatist"),
    ("separatist", "If I am a Separatist, then so is Ben"),
    ("separatist", "Am I a Separatist?"),
    ("separatist", "Do you believe I'm a Separatist?"),
    ("separatist", "I see Anna as a Separatist"),
    ("separatist", "As a Separatist you would say so"),
    ("separatist", "I'm a Loyalist"),
    ("loyalist", "Ben glaubt, ich bin Hüter"),
    ("palpatine", "Trust me."),
    ("", "I am a Loyalist"),
)


@pytest.mark.parametrize(("role", "text"), TOLD)
def test_who_says_what_one_is_is_found(role: str, text: str) -> None:
    """In the first person, by a name of the role or its side in any theme or language."""
    assert tells_role("senate", role, text)


@pytest.mark.parametrize(("role", "text"), NOT_TOLD)
def test_what_is_denied_asked_or_said_of_others_is_not(role: str, text: str) -> None:
    """A negation, a doubt, a question, another role, somebody else, or no role at all."""
    assert not tells_role("senate", role, text)


def test_a_true_claim_about_oneself_counts() -> None:
    """A claim to be what you were dealt; claims to have held, drawn or seen something do not
    count."""
    court, senate = game_of("besides-the-emperor"), game_of("senate")
    atoms = {atom.partition(":")[2]: atom for atom in court.talk.kinds["i_am"][0].atoms}
    assert claims_role(court, "rebel", "i_am", (atoms["rebel"],))
    assert not claims_role(court, "rebel", "i_am", (atoms["loyalist"],))
    assert not claims_role(court, "rebel", "saw", ("player:1", atoms["rebel"]))
    drew = ("policy:separatist",) * 3
    assert not claims_role(senate, "separatist", "drew", drew)
    assert tells_role("besides-the-emperor", "rebel", "Ich bin Rebell")
