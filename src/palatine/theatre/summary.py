"""An analysis in plain sentences, for the terminal."""

from collections.abc import Iterator, Sequence

from palatine.bots.draws import Drawn
from palatine.bots.fights import Fight
from palatine.bots.lies import Lie, in_truth
from palatine.core.decisions import Answer
from palatine.core.seats import Seat
from palatine.core.words import Speaker
from palatine.theatre.analysis import Analysis, Award, Chances, Choice, Moment
from palatine.theatre.telling import telling

STEP = 5
"""We tell chances in steps of this many percent: we don't know them better."""


def summary(made: Analysis, speaker: Speaker) -> Iterator[str]:
    """All that we can tell without pictures."""
    yield speaker.outcome(made.outcome)
    yield speaker.say("analyse-opinion", bot=made.bot, made=made.made_by)
    yield from section(
        speaker.say("analyse-moments"), [moment_told(each, speaker) for each in made.moments]
    )
    yield from section(
        speaker.say("analyse-fights"), [fight_told(each, speaker) for each in made.fights]
    )
    lies = [lie for lie in made.lies if lie.verdict in ("lie", "half")]
    yield from section(speaker.say("analyse-lies"), [lie_told(each, speaker) for each in lies])
    yield from section(
        speaker.say("analyse-better"), [better_told(each, speaker) for each in made.better]
    )
    yield from section(
        speaker.say("analyse-awards"), [award_told(each, speaker) for each in made.awards]
    )


def section(title: str, lines: list[str]) -> Iterator[str]:
    """A title and its lines; nothing if there are none."""
    if lines:
        yield from ("", title, *[f"  {line}" for line in lines])


def percent(chance: float) -> int:
    """A chance as we tell it."""
    return STEP * round(100 * chance / STEP)


def moved_most(before: Chances, after: Chances) -> list[Seat]:
    """The seats whose chance moved most, if several equally."""
    moves = [b - a for a, b in zip(before, after, strict=True)]
    most = max(moves, key=abs)
    return [Seat(seat) for seat, move in enumerate(moves) if abs(move - most) < 1e-9]


def moment_told(moment: Moment, speaker: Speaker) -> str:
    """When, by what, and how far the chances moved; then what happened."""
    whose = moved_most(moment.before, moment.after)
    message = "analyse-choice-of" if moment.seat is not None else f"analyse-{moment.cause}"
    head = speaker.say(
        message,
        at=moment.at,
        name="" if moment.seat is None else speaker.name(moment.seat),
        names=speaker.all_of(map(speaker.name, whose)),
        before=percent(moment.before[whose[0]]),
        after=percent(moment.after[whose[0]]),
    )
    news = telling(moment, speaker.game.history.matters)
    parts = [head, *[drawn_told(each, speaker) for each in moment.drawn], *map(speaker.news, news)]
    if moment.choice is not None:
        if not news and not any(type(part) is int for part in moment.choice.given):
            parts.append(chose_told(moment.choice, speaker))
        parts.append(judged_told(moment.choice, speaker))
    if moment.votes:
        parts.append(votes_told(moment.votes, speaker))
    return " ".join(parts)


def drawn_told(drawn: Drawn, speaker: Speaker) -> str:
    """Who drew what."""
    cards = speaker.all_of([speaker.atom(each) for each in drawn.atoms])
    return speaker.say("analyse-drew", name=speaker.name(drawn.seat), cards=cards)


def chose_told(choice: Choice, speaker: Speaker) -> str:
    """What a player chose, if no news say it."""
    answer = chosen(choice.given, choice.kind, speaker)
    return speaker.say("analyse-chose", name=speaker.name(choice.seat), answer=answer)


def votes_told(votes: Sequence[Choice], speaker: Speaker) -> str:
    """How good the votes were that decided, given all that each voter could know."""
    missed = [each for each in votes if each.missed]
    if not missed:
        names = speaker.all_of([speaker.name(each.seat) for each in votes])
        return speaker.say("analyse-votes-fine", names=names, count=len(votes))
    voters = [
        speaker.say("analyse-voter", name=speaker.name(each.seat), points=round(100 * each.cost))
        for each in missed
    ]
    best = chosen(missed[0].tried[0].answer, missed[0].kind, speaker)
    return speaker.say("analyse-votes-cost", names=speaker.all_of(voters), best=best)


def judged_told(choice: Choice, speaker: Speaker) -> str:
    """How good a choice was, given all that its player could know."""
    points, name = round(100 * choice.cost), speaker.name(choice.seat)
    if not choice.missed:
        return speaker.say("analyse-fine", name=name)
    best = chosen(choice.tried[0].answer, choice.kind, speaker)
    said = speaker.say("analyse-cost", name=name, points=points, best=best)
    if choice.advised in (None, choice.tried[0].answer):
        return said
    wiser = chosen(choice.advised, choice.kind, speaker)
    return f"{said} {speaker.say('analyse-advised', best=wiser)}"


def chosen(answer: Answer, kind: str, speaker: Speaker) -> str:
    """An answer in words."""
    parts = [answer] if isinstance(answer, str) else list(answer)
    words = [speaker.atom(p, kind) if isinstance(p, str) else str(p) for p in parts]
    return all_or_nothing(words, speaker)


def all_or_nothing(words: list[str], speaker: Speaker) -> str:
    """A list in words, or "nothing"."""
    return speaker.all_of(words) if words else speaker.say("analyse-nothing")


def fight_told(fight: Fight, speaker: Speaker) -> str:
    """Who attacked whom, how it went, and how likely that was."""
    return speaker.say(
        "analyse-fight-won" if fight.won else "analyse-fight-lost",
        at=fight.at,
        name=speaker.name(fight.attacker),
        defender=speaker.name(fight.defender),
        card=speaker.atom(fight.where),
        odds=percent(fight.odds),
    )


def lie_told(lie: Lie, speaker: Speaker) -> str:
    """What a player said, what was true, and who acted on it."""
    said = speaker.say(f"news-said_{lie.what}", player=lie.seat, atoms=lie.atoms)
    truth = all_or_nothing([speaker.atom(atom) for atom in in_truth(lie)], speaker)
    parts = [said, speaker.say(f"analyse-{lie.verdict}", truth=truth)]
    if lie.provable:
        parts.append(speaker.say("analyse-provable"))
    if lie.believed:
        names = speaker.all_of(map(speaker.name, lie.believed))
        parts.append(speaker.say("analyse-believed", names=names, count=len(lie.believed)))
    return " ".join(parts)


def better_told(choice: Choice, speaker: Speaker) -> str:
    """What the player did, and what would have been better."""
    return speaker.say(
        "analyse-instead",
        at=choice.at,
        name=speaker.name(choice.seat),
        given=chosen(choice.given, choice.kind, speaker),
        best=chosen(choice.tried[0].answer, choice.kind, speaker),
        points=round(100 * choice.cost),
    )


def award_told(award: Award, speaker: Speaker) -> str:
    """A kind word."""
    facts = dict(award.facts)
    if "player" in facts:
        facts["player"] = speaker.name(Seat(int(facts["player"])))
    return speaker.say(f"award-{award.id}", name=speaker.name(award.seat), **facts)
