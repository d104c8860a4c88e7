"""What the table can look up during play: the open window, what was announced in it, and in a fight
each number with its parts."""

from palatine.core.news import Fact
from palatine.core.seats import Seat
from palatine.core.view import Note
from palatine.games.seize_the_imperium.rules.modifiers import Sum, attack, defence, world_defence
from palatine.games.seize_the_imperium.rules.reactions import moment_facts
from palatine.games.seize_the_imperium.rules.table import units_at, world
from palatine.games.seize_the_imperium.rules.targets import Attack, attacks
from palatine.games.seize_the_imperium.state import Galaxy, Play, Unit


def notes(t: Galaxy) -> tuple[Note, ...]:
    """All notes of the table."""
    laid = [lying(each.id, each.host) for each in t.reactions if each.host]
    return (*window_notes(t), *[announced(each) for each in t.plays], *laid, *fight_notes(t))


def window_notes(t: Galaxy) -> list[Note]:
    """The moment at which something can be played; everyone knows that somebody is asked."""
    return [] if t.moment is None else [Note("window", moment_facts(t, Seat(0)), secret=False)]


def announced(play: Play) -> Note:
    """A Reaction card or ability that waits to resolve; the last one resolves first."""
    facts: dict[str, Fact] = {"card": play.source, "player": play.seat, "used": play.ability >= 0}
    return Note("play", facts, secret=False)


def lying(card: str, place: str) -> Note:
    """What a Reaction card is on."""
    return Note("laid", {"card": card, "place": place}, secret=False)


def fight_notes(t: Galaxy) -> tuple[Note, ...]:
    """In a fight, each number with its parts, and the current result of each attack."""
    fight = t.conquest
    if fight is None:
        return ()
    here = units_at(t, fight.world)
    sums = [note for one in here for note in unit_notes(t, one)]
    sums.append(sum_note("sum_def", fight.world, world_defence(t, world(t, fight.world))))
    return (*sums, *[attack_note(each) for each in attacks(t)])


def unit_notes(t: Galaxy, one: Unit) -> list[Note]:
    """ATT and DEF of a Unit, if they differ from the printed ones."""
    both = (("sum_att", attack(t, one, None)), ("sum_def", defence(t, one, None)))
    return [sum_note(id_, one.id, each) for id_, each in both if is_changed(each)]


def is_changed(each: Sum) -> bool:
    """Whether a number is more than the printed one alone."""
    return len(each.adds) > 1 or bool(each.times) or bool(each.over)


def sum_note(id_: str, card: str, each: Sum) -> Note:
    """A number that explains itself, part by part."""
    facts: dict[str, Fact] = {
        "card": card,
        "value": each.value,
        "numbers": tuple([part.n for part in each.adds]),
        "sources": tuple([part.source for part in each.adds]),
        "times": tuple([part.n for part in each.times]),
        "over": tuple([part.n for part in each.over]),
    }
    return Note(id_, facts, secret=False)


def attack_note(found: Attack) -> Note:
    """The attacks on a target, and their result."""
    facts: dict[str, Fact] = {
        "card": found.target,
        "units": tuple([blow.unit for blow in found.blows]),
        "numbers": tuple([blow.att for blow in found.blows]),
        "att": found.att,
        "against": found.against,
        "count": found.counters,
    }
    return Note("attack", facts, secret=False)
