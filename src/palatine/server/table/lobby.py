"""What people and hosts do around a game: join, choose, arrange, start, stand in, go on.

Each takes the table and the message, refuses or enters what has happened into the log.
"""

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from random import SystemRandom
from typing import get_args

import msgspec

from palatine.bots.names import bot_names
from palatine.bots.roster import bots_of, check_bot, find_bot
from palatine.catalog import games
from palatine.core.chance import new_seed
from palatine.core.errors import BadSetup, PalatineError, unknown
from palatine.core.game import Game, Setup
from palatine.core.words import languages
from palatine.server.errors import (
    AlreadySeated,
    BadToken,
    NoAgents,
    NoGame,
    NoSuchPerson,
    NotAway,
    NotInLobby,
    TableFull,
)
from palatine.server.table import log
from palatine.server.table.held import not_played, way_on
from palatine.server.table.names import read_name
from palatine.server.table.table import Actor, Member, Table
from palatine.server.table.tickets import MOVE_SECONDS, hashed, is_same, new_ticket
from palatine.server.wire import messages as sent
from palatine.server.wire.messages import Choice, Look, Next

CHANCE = SystemRandom()
LONGEST_PATIENCE = 24 * 60 * 60
NO_AGENTS = "this server has no seats for agents: palatine[agents] is not installed on it"
OLD_LINK = "this link is too old, or was used; ask for a new one on the phone with the seat"


def checked(choice: Choice) -> Choice:
    """A choice that can be played, with its blanks filled in; or why it can't."""
    game, setup = setup_of(choice)
    own = setup.edition if setup.edition in game.themes else next(iter(game.themes), None)
    theme = choice.theme or own
    if theme is not None and theme not in game.themes:
        raise BadSetup(unknown("theme", theme, game.themes, f" of {game.id}"))
    if choice.language not in languages():
        raise BadSetup(unknown("language", choice.language, languages()))
    if not 0 <= choice.patience <= LONGEST_PATIENCE:
        raise BadSetup(f"patience must be 0 to {LONGEST_PATIENCE} seconds")
    return msgspec.structs.replace(choice, edition=setup.edition, theme=theme)


def setup_of(choice: Choice) -> tuple[Game, Setup]:
    """The chosen game, and its setup."""
    game = games().get(choice.game)
    if game is None:
        raise BadSetup(unknown("game", choice.game, games()))
    return game, game.setup(choice.players, choice.edition, choice.options)


@cache
def known_bots(game: str) -> tuple[str, ...]:
    """The bots that can play a game, the best first."""
    return tuple(bots_of(games()[game]))


def best_bot(game: str) -> str:
    """The bot that plays if nobody chose one."""
    return known_bots(game)[0]


def in_lobby(table: Table) -> None:
    """Refuse while a game is running, or over and still on the table."""
    if table.stage != "lobby":
        raise NotInLobby("this works only before a game starts")


def in_game(table: Table) -> None:
    """Refuse unless a game is running: paused or not, here or at a server that has its rules."""
    if table.stage not in ("playing", "paused", "held"):
        raise NoGame("no game runs at this table")


def after_game(table: Table) -> None:
    """Refuse unless a game is over and still on the table."""
    if table.stage != "over":
        raise NoGame("there is no finished game at this table")


def member(table: Table, person: int) -> Member:
    """Somebody at the table, by number."""
    if person not in table.people:
        raise NoSuchPerson(f"nobody at this table has the number {person}")
    return table.people[person]


# Everybody


def join(table: Table, actor: Actor, name: str, ticket: str, look: Look | None = None) -> int:
    """Join under a name, with a look that is free; `ticket` is a hash."""
    if actor.person is not None:
        raise AlreadySeated("this browser has a seat at this table")
    in_lobby(table)
    if not has_room(table):
        raise TableFull(f"all {table.choice.players} seats are taken")
    fit = read_name(name, [each.name for each in table.people.values()])
    make_room(table, table.choice.players - 1)
    table.enter(log.Joined(table.next_person, fit, ticket, table.free_look(look)))
    return table.next_person - 1


def has_room(table: Table) -> bool:
    """Whether somebody can join: bots give way."""
    return sum(each.bot is None for each in table.people.values()) < table.choice.players


def dress(table: Table, actor: Actor, message: sent.Dress) -> None:
    """Another colour and sign; nobody loses theirs to it."""
    own = actor.member(table)
    in_lobby(table)
    look = table.free_look(message.look, own.id)
    if look != own.look:
        table.enter(log.Dressed(own.id, look))


def leave(table: Table, actor: Actor, _: sent.Leave) -> None:
    """Leave; in a running game a bot plays on. The people who stay may now agree."""
    take_away(table, actor.member(table), is_own_wish=True)
    settle(table, actor.is_away)


def take_away(table: Table, one: Member, is_own_wish: bool) -> None:
    """One person less at the table, or a bot instead."""
    bot = best_bot(table.choice.game) if table.seats else None
    table.enter(log.Removed(one.id, is_own_wish, bot))


def move(table: Table, person: int, ticket: str) -> None:
    """A seat goes to another browser, whose ticket has this hash."""
    table.enter(log.Moved(person, ticket))


def moved_by(table: Table, token: str, now: float) -> int:
    """Whose seat a link moves now; each link that we have shown is compared, in constant time.

    No link is valid for longer than it was meant to be when we showed it, whatever clock dated
    it.
    """
    given, found = hashed(token), None
    for one in table.people.values():
        if one.link is not None and is_same(one.link.link, given):
            found = one
    left = found.link.until - now if found is not None and found.link is not None else -1.0
    if found is None or not 0 <= left <= MOVE_SECONDS:
        raise BadToken(OLD_LINK)
    return found.id


# The room that remembers


def be_in_room(table: Table, actor: Actor, room: str) -> None:
    """Let a room remember what this table plays, or none; the room's own door says whether it
    may."""
    actor.check_host(table)
    if table.room != room:
        table.enter(log.InRoom(room))


def be_known(table: Table, actor: Actor, who: int | None) -> None:
    """Be this person of the room, or a guest; nobody is at a table twice."""
    own = actor.member(table)
    if who is not None and any(each.who == who for each in table.people.values() if each != own):
        raise AlreadySeated("this person of the room has another seat at this table")
    if own.who != who:
        table.enter(log.Known(own.id, who))


# What is played next


def want(table: Table, actor: Actor, message: sent.Want) -> None:
    """Say what to play after this game; the host's word counts at once."""
    is_host = actor.is_host(table)
    is_screen = is_host and actor.person is None
    own = None if is_screen else actor.member(table)
    after_game(table)
    if message.what == "again":
        setup_of(table.choice)  # refuse what can't be played while nothing has changed yet
    if own is not None and own.wants != message.what:
        table.enter(log.Wanted(own.id, message.what))
    if is_host:
        play_on(table, message.what)
    else:
        settle(table, actor.is_away)


def settle(table: Table, is_away: Callable[[int], bool]) -> None:
    """Play on, if it is clear what."""
    wanted = decided(table, is_away)
    if wanted is not None:
        play_on(table, wanted)


def decided(table: Table, is_away: Callable[[int], bool]) -> Next | None:
    """What the host wants, or more than half of the people who are there."""
    if table.stage != "over":
        return None
    there = [each for each in table.people.values() if each.is_person and not is_away(each.id)]
    host = [each.wants for each in there if each.id == table.chief]
    for what in get_args(Next):
        count = sum(each.wants == what for each in there)
        if what in host or 2 * count > len(there):
            found: Next = what
            return found
    return None


def play_on(table: Table, what: Next) -> None:
    """The same game with the same people and bots, at once; or the lobby.

    If somebody has left, it is the lobby too: with a bot on that seat it would be another game.
    """
    setup = next_setup(table) if what == "again" else None
    stay = sum(not each.has_left for each in table.people.values())
    is_short = setup is not None and stay < setup.players
    table.enter(log.Again(is_short))
    if setup is not None and not is_short:
        begin(table, setup)


def next_setup(table: Table) -> Setup | None:
    """What would be played again; None if a newer program no longer has it."""
    try:
        return setup_of(table.choice)[1]
    except PalatineError:
        return None


# The host


def choose(table: Table, actor: Actor, message: sent.Choose) -> None:
    """Choose another game, or the same in another way."""
    actor.check_host(table)
    in_lobby(table)
    choice = checked(message.choice)
    make_room(table, choice.players)
    if choice != table.choice:
        table.enter(log.Chosen(choice, new_bots(table, choice.game)))


def be_guided(table: Table, actor: Actor, message: sent.BeGuided) -> None:
    """Whether to tell the rules when they first come up; the players know best who is new."""
    if not actor.is_host(table):
        actor.member(table)
    in_lobby(table)
    if table.choice.guided != message.is_on:
        table.enter(log.Chosen(msgspec.structs.replace(table.choice, guided=message.is_on)))


def make_room(table: Table, seats: int) -> None:
    """If there are too many for this many seats, bots give way; people never do."""
    too_many = len(table.people) - seats
    bots = [each for each in table.people.values() if each.bot is not None]
    if too_many > len(bots):
        raise TableFull(f"{len(table.people) - len(bots)} people already sit at the table")
    for bot in bots[len(bots) - max(0, too_many) :]:
        take_away(table, bot, is_own_wish=False)


def new_bots(table: Table, game: str) -> dict[int, str]:
    """For each bot at the table that can't play this game, one that can."""
    known, best = known_bots(game), best_bot(game)
    bots = [each for each in table.people.values() if each.bot is not None]
    return {each.id: best for each in bots if each.bot not in known}


def add_bot(table: Table, actor: Actor, message: sent.AddBot) -> None:
    """Put a bot on the next seat."""
    actor.check_host(table)
    in_lobby(table)
    if len(table.people) >= table.choice.players:
        raise TableFull(f"all {table.choice.players} seats are taken")
    seat_bot(table, find_bot(games()[table.choice.game], message.bot)[0])


def seat_bot(table: Table, bot: str) -> None:
    """Add a bot, with a name and a look that are free."""
    table.enter(log.BotAdded(table.next_person, free_name(table), bot, table.free_look()))


def invite_agent(table: Table, actor: Actor, message: sent.InviteAgent) -> sent.Invitation:
    """A seat for a program, or a new ticket for one that has a seat."""
    actor.check_host(table)
    if find_spec("mcp") is None:
        raise NoAgents(NO_AGENTS)
    ticket = new_ticket()
    if message.person is None:
        person = seat_agent(table, hashed(ticket))
    else:
        person = message.person
        if not member(table, person).is_agent:
            raise NoSuchPerson("this is not an agent")
        move(table, person, hashed(ticket))
    name, address = table.people[person].name, f"{actor.address}/mcp"
    return sent.Invitation(message.ref, person, name, address, f"{table.code}.{ticket}")


def seat_agent(table: Table, ticket: str) -> int:
    """An agent on the next seat, with a name and a look that are free; bots give way."""
    in_lobby(table)
    if not has_room(table):
        raise TableFull(f"all {table.choice.players} seats are taken")
    make_room(table, table.choice.players - 1)
    person, name = table.next_person, free_name(table)
    table.enter(log.Joined(person, name, ticket, table.free_look(), is_agent=True))
    return person


def free_name(table: Table) -> str:
    """A name that nobody at the table has."""
    return bot_names([each.name for each in table.people.values()], 1, CHANCE)[0]


def remove(table: Table, actor: Actor, message: sent.Remove) -> None:
    """Remove somebody from the table."""
    actor.check_host(table)
    one = member(table, message.person)
    if table.seats and one.bot is not None:
        raise NotInLobby("a bot that plays can't be removed before the game is over")
    take_away(table, one, is_own_wish=False)


def arrange(table: Table, actor: Actor, message: sent.Arrange) -> None:
    """Who sits next to whom."""
    actor.check_host(table)
    in_lobby(table)
    if sorted(message.people) != sorted(table.people):
        raise NoSuchPerson("the order must name everyone at the table once")
    table.enter(log.Arranged(message.people))


def hand_over(table: Table, actor: Actor, message: sent.HandOver) -> None:
    """Make somebody else the host on a phone."""
    actor.check_host(table)
    if not member(table, message.person).is_person:
        raise NoSuchPerson("a bot or an agent can't be the host")
    table.enter(log.HandedOver(message.person))


def set_pace(table: Table, actor: Actor, message: sent.SetPace) -> None:
    """Play faster or slower, before a game or in it."""
    actor.check_host(table)
    if table.choice.pace != message.pace:
        table.enter(log.Paced(message.pace))


def start(table: Table, actor: Actor, message: sent.Start) -> None:
    """Bots take the empty seats, and the game begins."""
    actor.check_host(table)
    in_lobby(table)
    game, setup = setup_of(table.choice)
    bot, _ = find_bot(game, message.bot)
    check_bot(game, setup, bot)
    for _seat in range(setup.players - len(table.people)):
        seat_bot(table, bot)
    begin(table, setup)


def begin(table: Table, setup: Setup) -> None:
    """The people at the table take their seats in a new game."""
    people = list(table.people)
    for bot in {each.bot for each in table.people.values() if each.bot is not None}:
        check_bot(games()[setup.game], setup, bot)
    if table.choice.seating == "shuffled":
        CHANCE.shuffle(people)
    table.enter(log.Started(setup, new_seed().hex(), tuple(people)))


def pause(table: Table, actor: Actor, _: sent.Pause) -> None:
    """Take a break."""
    actor.check_host(table)
    in_game(table)
    if not table.is_paused:
        table.enter(log.Paused())


def resume(table: Table, actor: Actor, _: sent.Resume) -> None:
    """End the break."""
    actor.check_host(table)
    in_game(table)
    if table.is_paused:
        table.enter(log.Resumed())


def go_on(table: Table, actor: Actor, _: sent.GoOn) -> None:
    """Let a game on hold go on from its last position, with a seed of its own."""
    actor.check_host(table)
    if table.stage != "held":
        raise NoGame("no game is held at this table")
    way = way_on(table)
    if way is None:
        raise not_played(table)
    table.enter(log.WentOn(way.setup, new_seed().hex(), log.raw(way.state)))


def end(table: Table, actor: Actor, _: sent.End) -> None:
    """Stop the game."""
    actor.check_host(table)
    in_game(table)
    table.enter(log.Ended())


def again(table: Table, actor: Actor, _: sent.Again) -> None:
    """Back to the lobby, once the game is over."""
    actor.check_host(table)
    after_game(table)
    table.enter(log.Again())


def stand_in(table: Table, actor: Actor, message: sent.StandInFor) -> None:
    """What happens to an absent player's decisions."""
    actor.check_host(table)
    in_game(table)
    one = member(table, message.person)
    if one.ticket is None or (message.how != "wait" and not actor.is_away(one.id)):
        raise NotAway("nobody plays for somebody who is there")
    if one.stand_in != message.how:
        table.enter(log.StoodIn(one.id, message.how))
