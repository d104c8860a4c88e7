"""The table as everyone at it sees it: none of it is secret, or depends on the viewer."""

from collections.abc import Container

import msgspec

from palatine.core.chance import commitment
from palatine.core.cues import Pace
from palatine.core.news import Told
from palatine.server.cluster.presence import Presence
from palatine.server.table.held import held
from palatine.server.table.table import Member, Table
from palatine.server.wire import messages as sent
from palatine.server.wire.links import rows


def shown(
    table: Table,
    presence: Presence,
    late: Container[int] = (),
    pace: Pace = "normal",
    hold: sent.Hold | None = None,
) -> sent.Table:
    """What we tell of the table; the address is added for each browser."""
    return sent.Table(
        code=table.code,
        stage=table.stage,
        choice=table.choice,
        people=tuple([person(table, each, presence, late) for each in table.people.values()]),
        join="",
        qr=(),
        game=table.game,
        commitment=commitment(table.seed) if table.seed else None,
        seed=table.seed.hex() if table.seed and table.is_finished else None,
        is_stopped=table.is_ended,
        narration=narration(table),
        screens=presence.screens,
        is_staged=presence.is_staged,
        held=held(table),
        pace=pace,
        hold=hold,
        is_short=table.is_short,
        is_alone=table.loner is not None,
        can_rewind=table.can_rewind,
        rewinds=table.rewinds,
        room=table.room,
    )


def person(table: Table, one: Member, presence: Presence, late: Container[int]) -> sent.Person:
    """Somebody at the table."""
    is_away = one.ticket is not None and presence.is_away(one.id)
    return sent.Person(
        id=one.id,
        name=one.name,
        look=one.look,
        bot=one.bot,
        is_agent=one.is_agent,
        seat=table.seat_of(one.id),
        is_host=one.id == table.chief,
        is_away=is_away,
        has_waited_long=is_away and one.id in late,
        stand_in=one.stand_in,
        is_answered_for=one.id in table.answered_for,
        wants=one.wants,
        who=one.who,
    )


def narration(table: Table) -> tuple[Told, ...]:
    """What the narrator says before the game that is on the table."""
    return table.match.game.narration(table.match.setup) if table.match is not None else ()


def at_address(table: sent.Table, address: str) -> sent.Table:
    """The table with the way to it, for a browser that found us at this address."""
    join = f"{address}/t/{table.code}"
    found = msgspec.structs.replace(table, join=join, qr=rows(join))
    if table.stage != "over" or table.held is not None:
        return found
    replay = f"{address}/r/{table.code}"
    qr = rows(f"{replay}?game={table.game}&how")
    return msgspec.structs.replace(found, replay=replay, replay_qr=qr)
