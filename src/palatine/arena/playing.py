"""Plays one fixture: seats its agents, lets them play, measures and records."""

from random import Random

from palatine.arena.design import Fixture, table_id
from palatine.arena.endpoint import endpoint_of
from palatine.arena.file import Agent, Arena, agents_for
from palatine.arena.measures import measured
from palatine.arena.model import ModelPlayer
from palatine.arena.played import Played
from palatine.arena.player import BotPlayer, Player
from palatine.arena.table import ArenaTable, theme_of
from palatine.bots.bot import joined
from palatine.bots.program import program_of
from palatine.bots.roster import find_bot
from palatine.catalog import game_of
from palatine.core.chance import commitment
from palatine.core.extras import need
from palatine.core.record import record_of
from palatine.core.seats import Seat, seats
from palatine.core.words import Speaker


def play(arena: Arena, fixture: Fixture) -> Played:
    """Play one whole game."""
    players = {seat: player_of(arena, fixture, seat) for seat in seats(fixture.setup.players)}
    table = ArenaTable(arena, fixture, players)
    table.play()
    match, outcome = table.match, table.match.outcome
    winners = outcome.winners if outcome is not None else ()
    names = tuple([f"{name} {seat + 1}" for seat, name in enumerate(fixture.seating)])
    done, moved = measured(match, table.suspicions, arena.chances)
    return Played(
        table=table_id(fixture.setup),
        deal=fixture.deal,
        seating=fixture.seating,
        sides=fixture.sides,
        won=tuple([seat in winners for seat in players]),
        record=record_of(match, names, fixture.seed),
        decisions=tuple(table.decisions),
        suspicions=tuple(table.suspicions),
        measured=done,
        moved=moved,
    )


def player_of(arena: Arena, fixture: Fixture, seat: Seat) -> Player:
    """The player for a seat, with random numbers that reveal nothing about the deal's."""
    game = game_of(fixture.setup.game)
    agent = agents_for(arena, game)[fixture.seating[seat]]
    random = Random(f"agent {agent.name} {seat} {fixture.seed.hex()}")
    if agent.bot:
        bot = find_bot(game, agent.bot)[1](game, seat, random)
        return BotPlayer(joined(bot, fixture.setup))
    if agent.program:
        return BotPlayer(program_of(agent.name, agent.program)(game, seat, random))
    if agent.model:
        return model_of(arena, agent, fixture, seat)
    return client_of(arena, agent, fixture, seat)


def client_of(arena: Arena, agent: Agent, fixture: Fixture, seat: Seat) -> Player:
    """An MCP client, which sees a table of agents without names."""
    need("agents", ("mcp",))
    from palatine.agents.mcp.chair import About
    from palatine.agents.mcp.chair import Player as Sitting
    from palatine.arena.client import ClientPlayer

    setup, speaker = fixture.setup, speaker_of(arena, fixture)
    about = About(
        stage="playing",
        game=setup.game,
        edition=setup.edition,
        options=dict(setup.options),
        players=setup.players,
        table=tuple([Sitting(speaker.name(each), "agent") for each in seats(setup.players)]),
        has_speech=arena.talk,
        seat=seat,
        game_number=1,
        commitment=commitment(fixture.seed),
        seed=None,
    )
    return ClientPlayer(agent.mcp, about, arena.seconds)


def model_of(arena: Arena, agent: Agent, fixture: Fixture, seat: Seat) -> Player:
    """A model at the endpoint that the environment names."""
    return ModelPlayer(
        agent=agent,
        endpoint=endpoint_of(agent.address, agent.key),
        game=game_of(fixture.setup.game),
        setup=fixture.setup,
        seat=seat,
        speaker=speaker_of(arena, fixture),
        talk=arena.talk,
        seconds=arena.seconds,
    )


def speaker_of(arena: Arena, fixture: Fixture) -> Speaker:
    """The words of the theme, without names: the speaker never hears what a model is called."""
    game = game_of(fixture.setup.game)
    return Speaker(game, "en", theme_of(arena, game), of_cards=True, of_glance=True)
