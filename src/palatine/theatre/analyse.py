"""Makes the analysis of a finished match: it depends only on the record, our bots and the seed."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from palatine.bots.beliefs import Curves, beliefs_of
from palatine.bots.draws import drawn
from palatine.bots.fights import Fight, Happened, Progress, fights_of
from palatine.bots.lies import Instant, Lie, lies_of
from palatine.bots.roster import find_bot
from palatine.core.errors import BadRecord
from palatine.core.game import Game, Outcome
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.record import Record, replay
from palatine.core.study import named, whose
from palatine.theatre.advice import Place, advised
from palatine.theatre.analysis import FORMAT, VERSION, Analysis, Choice, Moment, Point
from palatine.theatre.awards import awards
from palatine.theatre.choices import JUDGED, better, decisions, judge
from palatine.theatre.maker import maker
from palatine.theatre.odds import Odds
from palatine.theatre.reel import Frame, claims, reel
from palatine.theatre.swings import Swing, curve, largest, swings
from palatine.theatre.votes import votes

SEED: Final = "theatre"


def analyse(
    game: Game, record: Record, seed: str = SEED, progress: Progress = lambda done: None
) -> Analysis:
    """What the theatre shows of a finished game; an error if the record is of none."""
    match = replay(game, record)
    if not match.is_over:
        raise BadRecord("the match is not over: its secrets stay hidden")
    outcome = match.outcome
    assert outcome is not None
    frames, odds = reel(match), Odds(game, match)
    points = curve(frames, odds)
    progress(0.2)
    found = swings(frames, points, odds)
    choices = judged(frames, found, odds, seed, progress)
    progress(0.6)
    fought = fights(game, frames, seed, lambda done: progress(0.6 + 0.25 * done))
    bare = first_draft(game, record, match, frames, points, outcome, seed)
    progress(0.9)
    told = largest(found)
    turning = {swing.answered for swing in told}
    candidates = better(choices, len(record.players))
    looked_at = [each for each in choices if each.at in turning or each in candidates]
    common = {each.answered for each in told if each.cause == "choice"}
    looked_at += [vote for at in sorted(common) for vote in votes(frames, at, odds, seed)]
    wiser = advised(match, looked_at, seed)
    doubtful = [wiser[each.at, each.seat] for each in candidates]
    progress(1.0)
    return msgspec.structs.replace(
        bare,
        fights=fought,
        moments=tuple([moment(swing, match, frames, odds, wiser) for swing in told]),
        better=tuple([each for each in doubtful if each.missed]),
        awards=awards(bare, found, choices),
    )


def first_draft(
    game: Game,
    record: Record,
    match: Match,
    frames: list[Frame],
    points: tuple[Point, ...],
    outcome: Outcome,
    seed: str,
) -> Analysis:
    """Everything that needs no judgement of choices."""
    roles = roles_of(match)
    return Analysis(
        format=FORMAT,
        format_version=VERSION,
        record=record.checksum,
        setup=record.setup,
        players=record.players,
        seed=seed,
        bot=find_bot(game)[0],
        made_by=maker(game.id),
        outcome=outcome,
        roles=roles,
        sides=tuple([game.study.sides.get(role, "") for role in roles]),
        length=len(frames),
        chances=points,
        beliefs=curves_of(match, frames),
        lies=lies(game, frames),
    )


def judged(
    frames: Sequence[Frame], found: Sequence[Swing], odds: Odds, seed: str, progress: Progress
) -> list[Choice]:
    """The choices after which the chances moved most, judged."""
    sizes: dict[int, float] = {}
    for swing in found:
        sizes[swing.answered] = max(swing.size, sizes.get(swing.answered, 0.0))
    ranked = sorted(
        decisions(frames, odds.asides), key=lambda each: (-sizes.get(each[1].at, 0.0), each[1].at)
    )
    choices: list[Choice] = []
    for number, (before, after, given) in enumerate(ranked[:JUDGED]):
        choice = judge(before, after, given, odds, seed)
        if choice is not None:
            choices.append(choice)
        progress(0.2 + 0.4 * number / JUDGED)
    return sorted(choices, key=lambda each: each.at)


def moment(
    swing: Swing,
    match: Match,
    frames: Sequence[Frame],
    odds: Odds,
    choices: Mapping[Place, Choice],
) -> Moment:
    """A swing as the theatre shows it."""
    frame = frames[swing.at]
    news = tuple([told for told in frame.news if told.event not in odds.routine])
    bare = Moment(swing.at, swing.cause, swing.before, swing.after, swing.seat, news)
    if swing.cause == "luck":
        heard = match.news[frames[swing.at - 1].told : frame.told]
        return msgspec.structs.replace(bare, drawn=drawn(frame.match, heard))
    if swing.seat is not None:
        return msgspec.structs.replace(bare, choice=choices.get((swing.answered, swing.seat)))
    judged = [choice for (at, _), choice in choices.items() if at == swing.answered]
    return msgspec.structs.replace(bare, votes=tuple(judged))


def roles_of(match: Match) -> tuple[str, ...]:
    """Each seat's role as dealt; empty if the game has no roles."""
    mention = match.game.study.role
    if mention is None:
        return ()
    roles: dict[int, str] = {}
    for news in match.news:
        seat = whose(news)
        if news.event == mention.event and seat is not None:
            roles.setdefault(seat, *named(news.facts[mention.fact]))
    return tuple([roles.get(seat, "") for seat in range(match.setup.players)])


def curves_of(match: Match, frames: Sequence[Frame]) -> Curves | None:
    """The belief curves, by moments instead of news."""
    beliefs = beliefs_of(match.game)
    if beliefs is None or match.start is not None:
        return None
    curves = beliefs(match)
    moments = [next(frame.at for frame in frames if frame.told > place) for place in curves.at]
    return msgspec.structs.replace(curves, at=tuple(moments))


def lies(game: Game, frames: list[Frame]) -> tuple[Lie, ...]:
    """Every claim next to the truth, if the game can judge claims."""
    judge_claims = lies_of(game)
    if judge_claims is None:
        return ()
    return judge_claims([Instant(frame.match, frame.news) for frame in frames], claims(frames))


def fights(game: Game, frames: list[Frame], seed: str, progress: Progress) -> tuple[Fight, ...]:
    """Every fight with its odds beforehand, if the game can calculate them."""
    find = fights_of(game)
    if find is None:
        return ()
    happened = [
        Happened(before.match, tuple([e for e in after.inputs if type(e) is Answered]), after.news)
        for before, after in pairwise(frames)
    ]
    return find(happened, seed, progress)
