"""Chapter 12, effects: resolving cards, performing abilities, and applying effects."""

from palatine.core.cards import without
from palatine.core.decisions import Pick, WhyNot, ask
from palatine.core.news import EVERYONE
from palatine.games.seize_the_imperium.cards import EVERY, TACTICS, TacticCard
from palatine.games.seize_the_imperium.cards.ops.modifiers import Modifier
from palatine.games.seize_the_imperium.cards.ops.op import Op
from palatine.games.seize_the_imperium.cards.vocabulary import Until
from palatine.games.seize_the_imperium.names import ACTS
from palatine.games.seize_the_imperium.rules.abilities import picks
from palatine.games.seize_the_imperium.rules.announcing import (
    NOT_PICKED,
    announced,
    discard_reaction,
    mark_reaction,
)
from palatine.games.seize_the_imperium.rules.elimination import eliminate_unit
from palatine.games.seize_the_imperium.rules.filters import Source, is_meant
from palatine.games.seize_the_imperium.rules.questions import facts, right
from palatine.games.seize_the_imperium.rules.table import replace, units_at
from palatine.games.seize_the_imperium.rules.targets import fight_of
from palatine.games.seize_the_imperium.state import Effect, Galaxy, Play, Scene, Unit

LASTING: tuple[Until, ...] = ("static", "step", "exchange", "next_exchange", "action")


class Resolve(Scene):
    """Resolve the last announced Reaction first [SI-R67]; a cancelled one does nothing."""

    source: str

    async def play(self, t: Galaxy) -> None:
        play = next((each for each in t.plays if each.source == self.source), None)
        if play is None:
            return
        t.plays = without(t.plays, (play,))
        ops = ops_of(TACTICS[play.face], play)
        t.tell(EVERYONE, "reaction_resolved", player=play.seat, card=play.source)
        for each in play.sacrificed:  # paid now, and not if it was cancelled [SI-R68]
            eliminate_unit(t, each)
        await apply_all(t, play, ops)
        # A card stays as long as the longest of its effects [SI-R74].
        until = max([op.lasts for op in ops], key=LASTING.index)
        if until == "static":
            discard_reaction(t, play.source)
        else:
            mark_reaction(t, play.source, live=True, until=until)


def ops_of(card: TacticCard, play: Play) -> tuple[Op, ...]:
    """What a card does: with a Character's help, the Activated effect replaces the Instant or adds
    to it; no card attacks twice [SI-12.6]."""
    used = next((each for each in card.activated if each.by in play.activated), None)
    if used is None:
        return card.ops
    is_more = used.plus and not any(op.is_attack for op in used.ops)
    return (*card.ops, *used.ops) if is_more else used.ops


class Perform(Scene):
    """Perform an ability of a card in play."""

    async def play(self, t: Galaxy) -> None:
        play = t.plays[-1]
        ability = EVERY[play.face].abilities[play.ability]
        if ability.pick:
            found = picks(t, play.seat, play.source, ability.pick, ability.ops)
            one = found[0] if len(found) == 1 else await ask(play.seat, pick_one(found))
            play = replace(play, picked=(one,))
        t.plays = t.plays[:-1]
        await apply_all(t, play, ability.ops)


def pick_one(found: tuple[str, ...]) -> Pick[str]:
    """The question whom an ability is about."""
    return Pick("pick", ACTS, found, about=announced, why_not=NOT_PICKED)


async def apply_all(t: Galaxy, play: Play, ops: tuple[Op, ...]) -> None:
    """Apply the effects, one after the other."""
    for op in ops:
        play = await op.choose(t, play)
        await op.apply(t, play)


def add_effect(t: Galaxy, play: Play, op: Modifier) -> None:
    """Add an effect that holds for a while."""
    t.effects += (Effect(play.source, play.seat, op, op.until, play.picked, play.host),)


def meant(t: Galaxy, play: Play, who: str) -> tuple[Unit, ...]:
    """The Units in the fight that an effect is about."""
    source = Source(play.source, play.seat, play.picked, play.host)
    return tuple([u for u in units_at(t, fight_of(t).world) if is_meant(t, source, who, u)])


# What a card's controller chooses for an effect


AS_CARD_SAYS = right("SI-1.15", "as_card_says")


async def one_of(
    play: Play, kind: str, found: tuple[str, ...], why_not: WhyNot = AS_CARD_SAYS
) -> str:
    """One of these; we ask only if there is a choice, which everyone can see."""
    if len(found) == 1:
        return found[0]
    about = facts(card=play.source)
    return await ask(play.seat, Pick(kind, ACTS, found, about=about, why_not=why_not))
