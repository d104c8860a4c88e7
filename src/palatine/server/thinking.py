"""Where bots think. All of it passes here, so that it can be moved to other processes."""

from random import Random

import structlog

from palatine.bots.bot import Bot, Claim
from palatine.bots.random import any_answer
from palatine.bots.turn import Turn
from palatine.core.decisions import Answer
from palatine.core.stream import Packet
from palatine.server.journal import broken

logger = structlog.get_logger()


async def hear(bot: Bot, packet: Packet) -> tuple[Claim, ...]:
    """Let a bot take in its packet; what it wants to say."""
    try:
        return bot.hear(packet)
    except Exception as error:  # a bot's mistake is not the table's
        logger.error("a bot failed to hear", **broken(error))
        return ()


async def decide(bot: Bot, packet: Packet, turn: Turn) -> Answer:
    """What a bot answers; one that fails answers by chance."""
    assert packet.ask is not None
    try:
        return bot.decide(packet, turn)
    except Exception as error:
        logger.error("a bot failed to decide", kind=packet.ask.kind, **broken(error))
        return any_answer(packet.ask, Random(packet.ask.number))
