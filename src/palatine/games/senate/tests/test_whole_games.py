"""Two whole games by script, one of each edition, round by round as a table would play them."""

from palatine.core.match import Match
from palatine.core.record import read_record, record_of, replay, write_record
from palatine.core.seats import seats
from palatine.core.words import Speaker
from palatine.games.senate import GAME
from palatine.games.senate.tests.table import Table, table, tiles

# Sith Imperative with seven: 4 and 5 are Separatists, 6 is Palpatine.


def sith_table() -> Table:
    """The decks of the game, in the order in which governments draw them."""
    first, second = "SSL" + "SSS" + "LSS" + "SSL" + "LLS", "SSL" + "SSS" + "SLS"
    return table(7, roles="LLLLSSP", deck=first, again=[second], edition="sith-imperative")


def sith_opening(t: Table) -> None:
    """Five governments and one rejection: 1 Loyalist and 3 Separatist policies."""
    t.nominate(1).vote(yes=(0, 1, 2, 3)).pass_on("LS").enact("L")
    t.say(0, "drew", *tiles("SSL")).say(1, "received", *tiles("SL"))
    assert t.refusal("player:0", 1) == "SE-3.2"
    t.nominate(4).vote(yes=5).pass_on("SS").enact("S")
    t.nominate(3).vote(yes=3)
    assert (t.asked, t.state.tracker) == ((3,), 1)
    t.nominate(5).vote(yes=4).pass_on("SS").enact("S").investigate(6)
    t.say(3, "found", "player:6", "party:separatist").say(6, "accuse", "player:3")
    t.nominate(6).vote(yes=(0, 1, 4, 5, 6)).pass_on("SS").enact("S")
    assert (t.policies, t.question, t.asked) == ((1, 3), "special_election", (4,))


def sith_middle(t: Table) -> None:
    """A special election fails, its president has his own turn, the deck is shuffled, one dies."""
    t.call(5).nominate(0).vote(yes=2)
    assert (t.asked, t.state.tracker) == ((5,), 1)
    t.nominate(3).vote(yes=7).pass_on("LS").enact("L")
    assert t.news("cleared") == [{"player": 3}]
    assert t.zone("deck").backs == 2
    t.nominate(0).vote(yes=4)
    assert t.news("reshuffled")[-1] == {"loyalist": 4, "separatist": 8}
    t.pass_on("SS").enact("S").execute(3)
    assert (t.policies, t.question, t.asked) == ((2, 4), "nominate", (0,))


def sith_ending(t: Table) -> None:
    """Two rejections, a second death, a refused and an agreed veto, and Palpatine's election."""
    t.nominate(1).vote(yes=3).nominate(2).vote(yes=0)
    t.nominate(4).vote(yes=4).pass_on("SS").enact("S").execute(5)
    assert (t.state.living, t.policies) == ((0, 1, 2, 4, 6), (2, 5))
    assert t.offered == (0, 1, 2, 6)  # five are left: the last president may be nominated
    t.nominate(2).vote(yes=3).pass_on("LS").propose_veto().refuse().enact("L")
    t.nominate(0).vote(yes=5).pass_on("LS").propose_veto().consent()
    assert (t.policies, t.state.tracker, t.asked) == ((3, 5), 1, (0,))
    t.nominate(6).vote(yes=(0, 4, 6))


def test_a_whole_game_of_sith_imperative() -> None:
    """Fourteen rounds, until the table elects Palpatine."""
    t = sith_table()
    sith_opening(t)
    sith_middle(t)
    sith_ending(t)
    assert t.match.outcome is not None
    assert (t.why, t.match.outcome.winners) == ("palpatine_elected", (4, 5, 6))
    assert (len(t.state.elections), len(t.state.sessions)) == (14, 9)
    check_it_can_be_told_and_replayed(t)


# Secret Emperor with six: 4 is the Separatist, 5 is Palpatine.


def emperor_table() -> Table:
    """The decks of the game; the populace turns up the lone S of the first one."""
    decks = ("LSS" + "SSS" + "S" + "SSL" + "LLS" + "SLS", "SSL" + "SSL" + "LSL", "LSL" + "SLS")
    first, *again = decks
    return table(6, roles="LLLLSP", deck=first, again=again, first=2, edition="secret-emperor")


def emperor_opening(t: Table) -> None:
    """Two governments, then three rejections and a policy by the populace."""
    t.nominate(3).vote(yes=6).pass_on("LS").enact("L")
    t.nominate(4).vote(yes=3).nominate(5).vote(yes=2)
    assert t.state.tracker == 2
    t.nominate(0).vote(yes=4)
    assert t.state.tracker == 0  # an election is enough in this edition
    t.pass_on("SS").enact("S").reject(3)
    assert (t.policies, t.state.limited, t.asked) == ((1, 2), (), (3,))


def emperor_middle(t: Table) -> None:
    """A peek, its tiles as promised, and a new deck before the first execution."""
    t.nominate(0).vote(yes=5).pass_on("SS").enact("S").peek()
    t.say(3, "peeked", *tiles("LLS"))
    t.nominate(1).vote(yes=6).pass_on("LL").enact("L")
    t.nominate(2).vote(yes=4).pass_on("SS").enact("S")
    assert t.events()[-2:] == ["reshuffled", "power_granted"]
    t.execute(3)
    assert (t.policies, t.asked) == ((2, 4), (0,))
    assert t.refusal("player:5", 0) == "SE-3.2"  # the game began with six
    t.nominate(4).vote(yes=5).pass_on("SS").enact("S").execute(4)


def emperor_ending(t: Table) -> None:
    """A veto that frees its pair, a refused one, and the fifth policy of the Republic."""
    t.nominate(2).vote(yes=3).pass_on("LS").propose_veto().consent()
    assert (t.state.tracker, t.asked, t.offered) == (1, (2,), (1, 5))
    t.nominate(1).vote(yes=4).pass_on("LL").enact("L")
    t.nominate(0).vote(yes=4).pass_on("LS").enact("L")
    t.nominate(2).vote(yes=3).pass_on("LS").propose_veto().refuse().enact("L")


def test_a_whole_game_of_secret_emperor() -> None:
    """Fifteen rounds, until the fifth Republican policy; the executed Republican wins as well."""
    t = emperor_table()
    emperor_opening(t)
    emperor_middle(t)
    emperor_ending(t)
    assert t.match.outcome is not None
    assert (t.why, t.match.outcome.winners) == ("loyalist_policies", (0, 1, 2, 3))
    assert (t.policies, len(t.state.elections)) == ((5, 5), 15)
    assert t.news("cleared") == [{"player": p} for p in (1, 2, 4, 2, 1, 0, 2)]
    check_it_can_be_told_and_replayed(t)


def check_it_can_be_told_and_replayed(t: Table) -> None:
    """Every event has words, the log replays to the same game, and so does its record."""
    speaker = Speaker(GAME)
    assert not any(speaker.news(news).startswith("<") for news in t.match.news)
    again = Match.restore(GAME, t.match.setup, t.match.log)
    assert (again.state, again.news) == (t.match.state, t.match.news)
    names = tuple(map(speaker.name, seats(t.match.setup.players)))
    record = read_record(write_record(record_of(t.match, names, dealt=True)))
    assert replay(GAME, record).outcome == t.match.outcome
