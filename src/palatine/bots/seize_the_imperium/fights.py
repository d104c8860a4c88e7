"""Each Conquest Action with its odds beforehand.

Fights have no dice, but hidden hands: Reactions and Tactics. So we deal tables that look the same
to the Attacker, and hard bots fight in each of them, from the moment when the Attacker chose the
place. The odds are the share of tables where the World card is Conquered.
"""

from collections.abc import Iterable, Sequence
from random import Random

from palatine.bots.company import Company
from palatine.bots.fights import Fight, Happened, Progress
from palatine.bots.seize_the_imperium.hard import HardBot
from palatine.bots.turn import Budget
from palatine.core.chance import Rolled
from palatine.core.errors import NoWorld
from palatine.core.log import Answered
from palatine.core.match import Match
from palatine.core.news import News, Told
from palatine.core.seats import Seat, seats

BEGAN = "conquest_began"
WON = ("conquered", "liberated", "copy_eliminated")
LOST = "conquest_failed"
TABLES = 48
"""How many tables we deal for each fight: one standard error is seven points at most."""
ONE_ROUND = Budget(rounds=1)


def fights(happened: Sequence[Happened], seed: str, progress: Progress) -> tuple[Fight, ...]:
    """Every Conquest Action of a game that was fought to its end."""
    found = []
    for place, (before, given, news) in enumerate(happened):
        began = next((told for told in news if told.event == BEGAN), None)
        if began is None or len(given) != 1 or not before.is_at_start:
            continue
        where = str(began.facts["card"])
        won = ending(where, [told for each in happened[place:] for told in each.news])
        odds = reckoned(before, given[0], where, f"{seed} {place}", TABLES)
        if won is not None and odds is not None:
            attacker, defender = (Seat(int(str(began.facts[s]))) for s in ("player", "defender"))
            found.append(Fight(place + 1, attacker, defender, where, odds, TABLES, won))
        progress((place + 1) / len(happened))
    return tuple(found)


def ending(where: str, news: Iterable[Told | News]) -> bool | None:
    """Whether the World card was taken when the fight for it ended; None if it did not end."""
    for told in news:
        if told.event in (*WON, LOST) and told.facts.get("card") == where:
            return told.event in WON
    return None


def reckoned(before: Match, given: Answered, where: str, seed: str, tables: int) -> float | None:
    """How often this attack succeeds at tables that look the same to the player who gave this
    answer."""
    try:
        ends = [fought(before, given, where, Random(f"{seed} {n}")) for n in range(tables)]
    except NoWorld:
        return None
    return sum(ends) / tables


def fought(before: Match, given: Answered, where: str, random: Random) -> bool:
    """Whether the World card is taken at one such table."""
    return fought_out(before.world(given.seat, random, Rolled(random)), given, where, random)


def fought_out(table: Match, given: Answered, where: str, random: Random) -> bool:
    """Whether the World card is taken at this table, with hard bots on all seats."""
    # A separate match tells its news, which bots listen to in a fight; a fork tells none.
    match = Match(table.game, table.setup, Rolled(random), table.position())
    match.answer(given.seat, given.answer)
    bots = {seat: HardBot(match.game, seat, random) for seat in seats(match.setup.players)}
    company, heard = Company(match, bots, ONE_ROUND), 0
    while (end := ending(where, match.news_since(heard))) is None and not match.is_over:
        heard = match.told
        company.talk()
        company.answer(match.waiting)
    return bool(end)
