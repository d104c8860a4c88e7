"""Chapter 6, winning: both sides' ways, the pincer, and the round limit."""

import pytest

from palatine.core.seats import Seat
from palatine.games.besides_the_emperor.faults import faults
from palatine.games.besides_the_emperor.state import Condemn
from palatine.games.besides_the_emperor.tests.table import Table, table


def killed(target: int, identities: str) -> Table:
    """Seat 1 condemns somebody, and nobody counters it."""
    court = table(5, identities, hands={1: "condemn"}).direct().act("card:condemn", target)
    clock = 0 if target == 0 else 1
    if clock == 1:
        court.direct()
    return court.act_of(clock, "pass").end_turn()


@pytest.mark.rule("BE-6.2", "BE-R08")
def test_rebels_win_when_the_emperor_dies() -> None:
    """The Emperor dies at the end of his next turn; all Rebels win, and nobody else."""
    court = killed(0, "ERRLL")
    assert court.why == "emperor_killed"
    assert court.match.outcome is not None
    assert (court.match.outcome.side, court.match.outcome.winners) == ("rebel", (1, 2))
    assert court.state.turn == 5


@pytest.mark.rule("BE-R03")
def test_rebels_win_too_when_a_loyalist_kills_him() -> None:
    """Rebels win whoever cast the Condemn."""
    court = killed(0, "ELRRL")
    assert court.why == "emperor_killed"
    assert court.match.outcome is not None
    assert court.match.outcome.winners == (2, 3)


@pytest.mark.rule("BE-R09", "BE-R40")
def test_the_emperors_skipped_turn_saves_him_for_a_round() -> None:
    """What is due at the end of his turn waits for one that he takes."""
    court = table(5, "ERRLL", hands={1: "condemn", 2: "accuse"}).direct()
    court.act("card:condemn", 0).instinct(2, "accuse", 0)
    court.until("direction")
    assert court.targets == [0]
    assert court.direct().act_of(0, "pass").end_turn().why == "emperor_killed"


@pytest.mark.rule("BE-R11")
def test_the_caster_need_not_stay_beside_the_emperor() -> None:
    """The seat only matters when the Condemn is cast."""
    court = table(5, "ERRLL", hands={1: "condemn", 2: "transposition"}).direct()
    court.act("card:condemn", 0).act_of(2, "card:transposition", 1)
    assert court.state.circle == (0, 2, 1, 3, 4)
    assert court.act_of(0, "pass").end_turn().why == "emperor_killed"


@pytest.mark.rule("BE-6.1", "BE-R02", "BE-R06")
def test_the_emperors_side_wins_when_no_rebel_lives() -> None:
    """The dead win or lose with their side."""
    court = table(5, "ELRRL", hands={1: "condemn condemn"}, draws="transposition").direct()
    court.act("card:condemn", 2).direct().act_of(1, "card:condemn", 3).direct()
    court.act_of(1, "pass").end_turn()
    assert court.why == "rebels_dead"
    assert court.match.outcome is not None
    assert (court.match.outcome.side, court.match.outcome.winners) == ("emperor", (0, 1, 4))


@pytest.mark.rule("BE-R06", "BE-6.2")
def test_a_dead_rebel_wins_with_the_rebels() -> None:
    """He died before the Emperor, and by a Rebel's hand."""
    court = table(5, "ERRLL", hands={1: "condemn condemn"}).direct().act("card:condemn", 2)
    court.direct().act_of(1, "card:condemn", 0).act_of(0, "pass").end_turn()
    assert (court.why, court.state.circle) == ("emperor_killed", (1, 3, 4))
    assert court.winners == (1, 2)


@pytest.mark.rule("BE-R06", "BE-R31")
def test_a_dead_loyalist_wins_with_the_emperor() -> None:
    """A dead Loyalist wins and a dead Rebel loses, even if another Rebel has turned and wins."""
    hands = {0: "swap", 1: "condemn condemn"}
    court = table(5, "ELRRL", hands=hands, slots=("ELR", "LLR", "LRR", "RRL", "RLL")).direct()
    court.act("card:condemn", 2).direct().act_of(1, "card:condemn", 4).direct()
    court.act_of(1, "pass").act_of(0, "card:swap", 3, "slot:2", "slot:1")
    assert (court.why, court.state.circle) == ("last_rebel_turned", (0, 1, 3))
    assert court.winners == (0, 1, 3, 4)


@pytest.mark.rule("BE-R02", "BE-6.1")
def test_the_game_goes_on_while_a_rebel_lives() -> None:
    """The first Rebel's death ends nothing."""
    court = killed(2, "ELRRL")
    assert (court.why, court.state.circle) == (None, (0, 1, 3, 4))


@pytest.mark.rule("BE-R31", "BE-R30", "BE-R47")
def test_the_emperors_side_wins_when_the_last_rebel_is_turned() -> None:
    """They win at once, before any window, and a player who changed sides wins with the new one."""
    hands = {0: "swap", 1: "condemn"}
    court = table(5, "ELRRL", hands=hands, slots=("ELR", "LLR", "LRR", "RRL", "RLL")).direct()
    court.act("card:condemn", 2).direct().act_of(1, "pass").end_turn()
    court.act_of(0, "card:swap", 3, "slot:2", "slot:1")
    assert court.why == "last_rebel_turned"
    assert court.match.outcome is not None
    assert court.match.outcome.winners == (0, 1, 3, 4)
    assert court.match.outcome.side == "emperor"
    assert "swap" in court.state.discard
    assert court.news("game_won") == [{"side": "emperor", "why": "last_rebel_turned"}]


@pytest.mark.rule("BE-6.3", "BE-R12", "BE-R47")
def test_the_pincer() -> None:
    """A second Rebel beside the Emperor condemns him in the same round: he dies at once."""
    court = table(5, "ERLLR", hands={1: "condemn", 4: "condemn"}).direct()
    court.act_of(1, "card:condemn", 0).act_of(4, "card:condemn", 0)
    assert court.why == "pincer"
    assert court.match.outcome is not None
    assert court.match.outcome.winners == (1, 4)


@pytest.mark.rule("BE-6.3", "BE-R06", "BE-R77")
def test_the_emperor_dies_in_the_pincer() -> None:
    """His hand and the Condemn are discarded, and his seat is dead; no news says that it strikes
    later."""
    hands = {0: "steal", 1: "condemn", 4: "condemn"}
    court = table(5, "ERLLR", hands=hands).direct()
    court.act_of(1, "card:condemn", 0).act_of(4, "card:condemn", 0)
    assert "dead" in court.seat_view(0).marks
    assert court.state.discard[0] == court.state.discard[-1] == "condemn"
    assert "steal" in court.state.discard[1:-1]
    assert len(court.news("condemned")) == len(court.news("pincer")) == 1
    assert list(faults(court.state)) == []


@pytest.mark.rule("BE-R10", "BE-R77")
def test_what_hangs_on_the_emperors_turn_lapses_with_him() -> None:
    """His own Condemn, and one on him that he had turned back; everyone hears that both are
    discarded."""
    hands = {0: "condemn counter_condemn", 1: "condemn", 4: "condemn"}
    court = table(5, "ERLLR", hands=hands).direct().act_of(0, "card:condemn", 3).direct()
    court.act_of(1, "card:condemn", 0).instinct(0, "counter_condemn")
    assert court.act_of(4, "card:condemn", 0).why == "pincer"
    lapsed = [{"player": 1, "target": 1}, {"player": 0, "target": 3}]
    assert court.news("condemn_lapsed") == lapsed
    assert (court.targets, court.state.discard.count("condemn")) == ([], 3)
    assert court.state.circle == (1, 2, 3, 4)


@pytest.mark.rule("BE-R12")
def test_the_pincer_does_not_mind_whether_the_first_was_countered() -> None:
    """Blocking the first one does not help the Emperor."""
    hands = {1: "condemn", 4: "condemn", 2: "clearance"}
    court = table(5, "ERLLR", hands=hands).direct()
    court.act_of(1, "card:condemn", 0).instinct(2, "clearance")
    assert court.act_of(4, "card:condemn", 0).why == "pincer"


@pytest.mark.rule("BE-R13")
@pytest.mark.parametrize("identities", ["ERRLL", "ELRRL", "ELLRR"])
def test_no_pincer_with_a_loyalist(identities: str) -> None:
    """A Loyalist's, first or second, is an ordinary Condemn that can be countered."""
    court = table(5, identities, hands={1: "condemn", 4: "condemn"}).direct()
    court.act_of(1, "card:condemn", 0).act_of(4, "card:condemn", 0)
    assert court.why is None
    assert court.targets == [0, 0]


@pytest.mark.rule("BE-R12")
def test_no_pincer_over_two_rounds() -> None:
    """Both must be cast in the same round."""
    hands = {1: "condemn", 4: "condemn", 2: "clearance"}
    court = table(5, "ERLLR", hands=hands).direct()
    court.act_of(1, "card:condemn", 0).instinct(2, "clearance")
    court.direct().act_of(4, "card:condemn", 0)
    assert court.why is None


@pytest.mark.rule("BE-R79")
def test_one_rebel_alone_makes_no_pincer() -> None:
    """Two turns and two Condemns of the same player in one round do not spring it."""
    hands = {1: "condemn condemn", 2: "transposition"}
    court = table(5, "ERLLR", hands=hands, draws="guarding").direct()
    court.act_of(1, "card:condemn", 0).act_of(2, "card:transposition", 1).end_turn()
    court.instinct(1, "guarding", 2).act_of(1, "card:condemn", 0)
    assert court.state.round == 1
    assert (court.why, court.targets) == (None, [0, 0])


@pytest.mark.rule("BE-R61")
def test_each_counts_as_what_he_was_at_his_own_casting() -> None:
    """A player who has since turned Loyalist still counts as the first Rebel."""
    hands = {1: "condemn", 2: "swap", 4: "condemn"}
    slots = ("ELR", "RRL", "LLR", "LRL", "RRL")
    court = table(5, "ERLLR", hands=hands, slots=slots).direct()
    court.act_of(1, "card:condemn", 0).act_of(2, "card:swap", 1, "slot:1", "slot:1")
    assert court.identity(1) == "loyalist"
    assert court.act_of(4, "card:condemn", 0).why == "pincer"


@pytest.mark.rule("BE-R61", "BE-R13")
def test_who_was_a_loyalist_at_his_casting_does_not_count() -> None:
    """A player who was a Loyalist when casting does not count, even after turning Rebel."""
    hands = {1: "condemn", 2: "swap", 4: "condemn"}
    slots = ("ELR", "LLR", "RRL", "LRL", "RRL")
    court = table(5, "ELRLR", hands=hands, slots=slots).direct()
    court.act_of(1, "card:condemn", 0).act_of(2, "card:swap", 1, "slot:1", "slot:1")
    assert court.identity(1) == "rebel"
    assert court.act_of(4, "card:condemn", 0).why is None


@pytest.mark.rule("BE-R67", "BE-R02")
def test_the_round_limit_gives_the_win_to_the_emperors_side() -> None:
    """The game ends at the end of that round, and not before."""
    court = table(5, "ERRLL", round_limit="15")
    for _ in range(15):
        assert court.why is None
        court.direct().act_of(0, "pass").end_turn()
    assert (court.why, court.state.round) == ("round_limit", 15)
    assert court.match.outcome is not None
    assert court.match.outcome.winners == (0, 3, 4)


@pytest.mark.rule("BE-R67")
def test_what_falls_due_in_the_last_round_still_strikes() -> None:
    """The Emperor's death at the end of the round comes first."""
    court = table(5, "ERRLL", round_limit="15")
    for _ in range(14):
        court.direct().act_of(0, "pass").end_turn()
    court.direct()
    emperor = court.state.emperor
    court.state.pending = (Condemn(Seat(1), emperor, emperor, 1, Seat(1)),)
    assert court.act_of(0, "pass").end_turn().why == "emperor_killed"


@pytest.mark.rule("BE-R74")
def test_at_the_end_all_identity_cards_are_shown() -> None:
    """Everybody sees them, on the public screen too."""
    court = killed(0, "ERRLL")
    assert all(None not in court.cards_of(seat) for seat in range(5))
    shown = [(facts["player"], facts["identity"]) for facts in court.news("cards_shown")]
    assert shown == list(enumerate(("emperor", "rebel", "rebel", "loyalist", "loyalist")))
    assert [facts["identities"] for facts in court.news("cards_shown")] == [
        tuple(court.cards_of(seat)) for seat in range(5)
    ]


@pytest.mark.rule("BE-R74")
def test_at_the_end_hands_stay_hidden() -> None:
    """Players see every card of their own hand, and only the number of the others'."""
    court = killed(0, "ERRLL")
    assert court.state.hands[3]
    assert [zone.owner for zone in court.view(1).zones if zone.id == "hand"] == [1]
    assert [zone.owner for zone in court.view().zones if zone.id == "hand"] == []
