"""The hard bot: makes a plan for a whole phase or fight, and follows it question by question.

It reads its view, asks the rules for numbers, and calculates Conquest Actions exactly. A plan is
not memory: a bot that takes over in the middle of a Turn makes it again from what it sees.
"""

from collections.abc import Callable
from random import Random

from palatine.bots.bot import Claim, Counsel
from palatine.bots.search import compared
from palatine.bots.seize_the_imperium import answers, builds
from palatine.bots.seize_the_imperium.attacks import Plan, holders, plan_attack, prize_of
from palatine.bots.seize_the_imperium.counsel import reasons
from palatine.bots.seize_the_imperium.fighting import (
    Aims,
    Heard,
    aims,
    defence_plan,
    is_going_on,
    is_worth,
)
from palatine.bots.seize_the_imperium.plays import Deed, best_deed
from palatine.bots.seize_the_imperium.reading import Board, read
from palatine.bots.seize_the_imperium.score import score
from palatine.bots.turn import Turn
from palatine.core.atoms import name_of
from palatine.core.decisions import Answer
from palatine.core.game import Game
from palatine.core.seats import Seat
from palatine.core.stream import AskOut, Packet
from palatine.games.seize_the_imperium.cards import UNITS, WORLDS

PASS = "pass"


class HardBot:
    """A player with a plan."""

    def __init__(self, game: Game, seat: Seat, random: Random) -> None:
        self.seat = seat
        self.heard = Heard()
        self.is_fresh = True
        """Whether it has no plan: in the middle of one, it makes it again."""
        self.moment = ""
        self.attack: Plan = {}
        self.moves: list[tuple[str, str]] = []
        self.payers: tuple[str, ...] = ()
        self.aims: Aims = {}
        self.reacting: Plan = {}
        self.deed: Deed | None = None

    def hear(self, packet: Packet) -> tuple[Claim, ...]:
        """Note who has aimed in this Exchange; say nothing."""
        self.heard.take(packet.news)
        return ()

    def decide(self, packet: Packet, turn: Turn) -> Answer:
        """The next step of the plan."""
        ask = packet.ask
        assert ask is not None
        board = read(packet.view)
        if self.is_fresh and ask.kind in MIDDLE:
            MIDDLE[ask.kind](self, board, str(ask.facts.get("card", "")))
        self.is_fresh = False
        answer = KINDS.get(ask.kind, otherwise)(self, board, ask)
        return answer if answers.is_lawful(ask, answer) else answers.plain(ask)

    def counsel(self, packet: Packet, turn: Turn) -> Counsel:
        """The same, with reasons. If another player made the first step of a plan, plan again."""
        ask, board = packet.ask, read(packet.view)
        assert ask is not None
        self.is_fresh = True
        answer = self.decide(packet, turn)
        why = reasons(board, ask, answer)
        random = Random(f"{self.seat} {ask.number}")
        return Counsel(answer, why or (compared(answer, turn, self.seat, random, score),))

    def is_new(self, what: str) -> bool:
        """Whether this is the first question of a moment that needs a plan."""
        is_new, self.moment = what != self.moment, what
        return is_new


def otherwise(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """What needs no thought."""
    return answers.plain(ask)


def atoms(ask: AskOut) -> list[str]:
    """The options."""
    return [option.atom for option in ask.options]


# Setup


def throne(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The best World card that leaves enough for a Lead Character."""
    return max(atoms(ask), key=lambda atom: builds.throne_worth(name_of(atom)))


def lead(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The Character that brings most for its cost."""
    return max(atoms(ask), key=lambda atom: builds.lead_worth(name_of(atom)))


def further(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Any further World card is good."""
    found = [atom for atom in atoms(ask) if atom != "none"]
    return max(found, key=lambda atom: builds.throne_worth(name_of(atom)), default="none")


def bid(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """One card for the first Turn: the Unit that it could pay for last. It never bids more."""
    units = [atom for atom in atoms(ask) if name_of(atom) in UNITS]
    dearest = sorted(units, key=lambda atom: -UNITS[name_of(atom)].cost[0])
    return () if ask.facts["count"] else tuple(dearest[:1])


# Resupply and Allocation


def pool(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The Characters that are worth least go, facedown ones before those it has paid for."""
    ranked = sorted(
        atoms(ask),
        key=lambda atom: builds.character_worth(name_of(atom)) + 2 * (not atom.startswith("area:")),
    )
    return tuple(sorted(ranked[: ask.least]))


def recover(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Another World card, as long as the Asset Deck can pay for most that could come."""
    costs = [card.cost[0] for face, card in WORLDS.items() if face not in board.reserve]
    payable = [cost for cost in costs if cost <= board.left["asset_deck"]]
    return "recover" if 2 * len(payable) > len(costs) else PASS


def settle(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """First anything that brings Resource counters, then the World cards that these pay for."""
    offered = atoms(ask)
    worlds = [atom for atom in offered if atom.startswith("reserve:")]
    for atom in offered:
        if name_of(atom) in builds.GIVERS:
            return atom
    if "character:talandra_drus" in [each.partition("#")[0] for each in offered]:
        hidden = [f"reserve:{face}" for face in board.reserve]
        if builds.settled(board, hidden, cheaper=1):
            return next(each for each in offered if name_of(each) == "talandra_drus")
    chosen = builds.settled(board, worlds)
    return chosen[0] if chosen else PASS


def recruit(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Characters, unless World cards need the Resource counters."""
    offered = [atom for atom in atoms(ask) if atom.startswith("area:")]
    spare = board.resources + builds.income(board) - builds.wanted(board)
    fitting = [a for a in offered if builds.is_bought(name_of(a), spare)]
    return max(fitting, key=lambda a: builds.character_worth(name_of(a)), default=PASS)


def allocate(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The next Unit of those that it can pay for together; then whatever else World cards give."""
    offered = atoms(ask)
    units = [atom for atom in offered if atom.startswith("hand:")]
    found = builds.allocation(board, units)
    if found is None:
        return next((a for a in offered if name_of(a) in builds.GIVERS), PASS)
    bot.payers = found[1]
    return found[0]


def site(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Where the Unit is needed most, among the World cards that pay for it."""
    offered = atoms(ask)
    planned = [atom for atom in offered if atom in bot.payers]
    face = name_of(str(ask.facts["card"]))
    here = builds.post(board, face, planned or offered)
    bot.payers = tuple([atom for atom in bot.payers if atom != here])
    return here


def payers(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The World cards of the plan, or as few as suffice."""
    planned = tuple(sorted([atom for atom in atoms(ask) if atom in bot.payers]))
    return planned if answers.is_lawful(ask, planned) else answers.least_cover(ask)


# Reallocation


def move(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Part A, by plan."""
    if bot.is_new(f"move {board.t.turn}"):
        bot.moves = builds.marches(board)
    while bot.moves:
        if bot.moves[0][0] in atoms(ask):
            return bot.moves[0][0]
        bot.moves.pop(0)
    return PASS


def move_to(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The place in the plan."""
    return bot.moves.pop(0)[1] if bot.moves else PASS


def attack(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Part B, by plan."""
    if bot.is_new(f"attack {board.t.turn}"):
        bot.attack = plan_attack(board)
    return next((atom for atom in atoms(ask) if atom in bot.attack), PASS)


def attack_at(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The place in the plan."""
    return bot.attack.pop(str(ask.facts["card"]), PASS)


def react(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Part C: Units come that can save a World card."""
    if bot.is_new(f"react {board.t.turn}"):
        bot.reacting = defence_plan(board, atoms(ask))
    return next((atom for atom in atoms(ask) if atom in bot.reacting), PASS)


def react_to(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The place in the plan."""
    return bot.reacting.pop(str(ask.facts["card"]), PASS)


# Fights


def conquer(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The best fight that is worth it; a force that can't win goes home."""
    places = [atom for atom in atoms(ask) if atom != PASS]
    found = {place: is_worth(board, place, prize_of(board, place)) for place in places}
    best = max(places, key=lambda place: found[place], default=PASS)
    return best if best != PASS and found[best] > 0 else PASS


def aim(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Who aims next, by a plan for this Step."""
    if bot.is_new(f"aim {bot.heard.exchanges} {board.fight}"):
        bot.aims = aims(board, bot.heard)
    return next((atom for atom in atoms(ask) if atom in bot.aims), PASS)


def target(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Its target."""
    goals = bot.aims.pop(str(ask.facts["card"]), ())
    return next((goal for goal in goals if goal in atoms(ask)), PASS)


def target_kind(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The World card, or Units."""
    goals = bot.aims.get(str(ask.facts["card"]), ())
    if goals and goals[0] in atoms(ask):
        return target(bot, board, ask)
    return "none" if goals else PASS


def targets(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Its targets."""
    goals = bot.aims.pop(str(ask.facts["card"]), ())
    found = [goal for goal in goals if goal in atoms(ask)][: ask.most]
    return tuple(sorted(found))


def part(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """As little as it takes to hit this target, to leave most for the next; otherwise all."""
    counts = ask.facts["counts"]
    assert isinstance(counts, tuple)
    for option, count in zip(ask.options, counts, strict=False):
        if count:
            return option.atom
    return ask.options[0].atom


def window(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Anything that changes how a fight ends."""
    bot.deed = best_deed(board, bot.heard, ask)
    return bot.deed.atom if bot.deed is not None else PASS


def host(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The target that the card was meant for."""
    return bot.deed.host if bot.deed is not None else atoms(ask)[0]


def pick(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The target that the card was meant for; if it takes more, the next one too."""
    meant = bot.deed.picked if bot.deed is not None else ()
    found = [atom for atom in meant if atom in atoms(ask)]
    found += [atom for atom in atoms(ask) if atom not in found]
    return tuple(sorted(found[: ask.least]))


def activate(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The Character whose help was planned."""
    return bot.deed.helper if bot.deed is not None and bot.deed.helper else answers.plain(ask)


def highest(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """As much as possible."""
    return atoms(ask)[-1]


def withdraw(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Whether to go on."""
    place = str(ask.facts["card"])
    return "no" if is_going_on(board, prize_of(board, place)) else "yes"


def garrison(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """A Unit that is not needed goes where nobody holds a World card; one stays."""
    here = str(ask.facts["card"])
    there = [atom for atom in atoms(ask) if atom != PASS]
    bare = [w for w in board.own if w.id != here and not holders(board, w.id, board.seat)]
    troops = [u.id for u in holders(board, here, board.seat) if u.id in there]
    return troops[-1] if bare and len(troops) > 1 else PASS


def home(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The place that needs it most."""
    return builds.post(board, name_of(str(ask.facts["card"])), atoms(ask))


def rescue(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The Unit that is worth most."""
    return max(atoms(ask), key=lambda atom: builds.unit_worth(board, name_of(atom)))


# Victory


def system_draw(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Another World card, unless that delays those that wait in the Reserve."""
    costs = builds.waiting(board)
    left = board.resources - int(str(ask.facts["count"])) + builds.income(board)
    return "draw" if len(costs) < 2 and left >= min(costs, default=0) else PASS


def discard(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The cards that are worth least."""
    ranked = sorted(atoms(ask), key=lambda atom: builds.keep_worth(board, name_of(atom)))
    return tuple(sorted(ranked[: ask.least]))


# Duels


def draft(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The cards that bring most for their points."""
    ranked = sorted(atoms(ask), key=lambda atom: -builds.bargain(name_of(atom)))
    return tuple(sorted(ranked[: ask.least]))


def muster(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """The best that the points can buy."""
    ranked = sorted(zip(atoms(ask), ask.worth, strict=True), key=lambda each: each[1])
    left, chosen = -ask.need[0], list[str]()
    for atom, worth in ranked:
        if -worth[0] <= left:
            left += worth[0]
            chosen.append(atom)
    return tuple(sorted(chosen))


def leave(bot: HardBot, board: Board, ask: AskOut) -> Answer:
    """Anyone who helps to defend may."""
    return "yes" if ask.facts["player"] != board.t.active else "no"


KINDS: dict[str, Callable[[HardBot, Board, AskOut], Answer]] = {
    "throne": throne,
    "lead": lead,
    "further": further,
    "bid": bid,
    "pool": pool,
    "recover": recover,
    "settle": settle,
    "recruit": recruit,
    "allocate": allocate,
    "site": site,
    "payers": payers,
    "move": move,
    "move_to": move_to,
    "attack": attack,
    "attack_at": attack_at,
    "react": react,
    "react_to": react_to,
    "conquer": conquer,
    "aim": aim,
    "target": target,
    "target_kind": target_kind,
    "targets": targets,
    "part": part,
    "window": window,
    "host": host,
    "pick": pick,
    "activate": activate,
    "x": highest,
    "withdraw": withdraw,
    "garrison": garrison,
    "home": home,
    "rescue": rescue,
    "system_draw": system_draw,
    "discard": discard,
    "draft_units": draft,
    "draft_tactics": draft,
    "muster": muster,
    "arm": muster,
    "leave": leave,
}


# Another player has made the first step


def plan_moves(bot: HardBot, board: Board, card: str) -> None:
    """The best place for this card."""
    bot.moves = [each for each in builds.marches(board) if each[0] == card]


def plan_attacks(bot: HardBot, board: Board, card: str) -> None:
    """The World cards that it can take."""
    bot.attack = plan_attack(board)


def plan_reactions(bot: HardBot, board: Board, card: str) -> None:
    """The World cards that this one can save."""
    bot.reacting = defence_plan(board, [card])


def plan_aims(bot: HardBot, board: Board, card: str) -> None:
    """Whom to aim at in this Step."""
    bot.aims = aims(board, bot.heard)


MIDDLE: dict[str, Callable[[HardBot, Board, str], None]] = {
    "move_to": plan_moves,
    "attack_at": plan_attacks,
    "react_to": plan_reactions,
    "target": plan_aims,
    "target_kind": plan_aims,
    "targets": plan_aims,
}
