"""The hard bot of Besides the Emperor: an exact belief, valid answers, better than greedy."""

from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from palatine.bots.besides_the_emperor.belief import Belief
from palatine.bots.besides_the_emperor.greedy import GreedyBot
from palatine.bots.besides_the_emperor.hard import HardBot
from palatine.bots.besides_the_emperor.lies import what_i_saw
from palatine.bots.besides_the_emperor.sight import threats
from palatine.bots.bot import Maker
from palatine.bots.company import Company
from palatine.bots.turn import Budget, turn_of
from palatine.catalog import find
from palatine.core.chance import Seeded, seed_from
from palatine.core.decisions import Answer
from palatine.core.log import Said
from palatine.core.match import Match
from palatine.core.news import Told
from palatine.core.seats import Seat, seats
from palatine.core.stream import OptionOut, news_for, packet

GAME = find("besides-the-emperor")[0]


def opened(players: int, seed: object, **options: str) -> Match:
    """A match at its start."""
    setup = GAME.setup(players, "besides-the-emperor", options)
    return Match(GAME, setup, Seeded(seed_from(str(seed))))


def is_rebel(t: Any, seat: Seat) -> bool:
    """Whether a player is a Rebel, by all cards."""
    faces = [t.faces[card] for card in t.slots[seat]]
    return "emperor" not in faces and faces.count("rebel") > 1


def answer_of(bot: Any, match: Match, since: int) -> Answer:
    """The answer of a bot that has heard everything up to here, and now hears the rest."""
    got = packet(match, bot.seat, since)
    bot.hear(got)
    answer: Answer = bot.decide(got, turn_of(match, bot.seat, Budget(rounds=2), "a test"))
    return answer


def play(match: Match, makers: dict[Seat, Maker]) -> None:
    """Play a match to its end."""
    bots = {seat: make(GAME, seat, Random(f"{seat}")) for seat, make in makers.items()}
    heard = dict.fromkeys(bots, 0)
    while not match.is_over:
        seat = match.waiting[0]
        since, heard[seat] = heard[seat], match.told
        match.answer(seat, answer_of(bots[seat], match, since))


class Cool(Belief):
    """A belief that goes by cards alone, whatever people do."""

    def weigh(self, habit: Any) -> None:
        """Learn nothing from habits."""


def swapping(match: Match, random: Random) -> Answer:
    """A random answer, preferring swaps, shuffles and looks."""
    (asked,) = match.asked.values()
    wanted = [atom for atom in asked.options if atom in ("card:swap", "shuffle", "investigate")]
    if asked.kind == "act" and wanted and random.random() < 0.8:
        return "card:swap" if "card:swap" in wanted else random.choice(wanted)
    return asked.any_answer(random)


@pytest.mark.parametrize("seed", ["swaps 2", "swaps 5"])
def test_the_belief_is_what_chance_makes_of_all_that_was_seen(seed: str) -> None:
    """In games full of swaps and shuffles, each player is a Rebel in newly dealt worlds as often as
    the belief says; the two are independent code."""
    match, random, moments = opened(6, seed, round_limit="15"), Random(seed), 0
    while not match.is_over and moments < 6:
        match.answer(match.waiting[0], swapping(match, random))
        swaps = [news for news in match.news if news.event == "swapped"]
        if match.number % 60 or not swaps or match.is_over:
            continue
        moments += 1
        belief = Cool(match.waiting[0])
        belief.hear(news_for(match, belief.seat), 6)
        worlds = [GAME.worlds(match.position(), belief.seat, random) for _ in range(300)]
        for seat, guilt in belief.guilt().items():
            share = sum(is_rebel(world, seat) for world in worlds) / len(worlds)
            assert abs(share - guilt) <= 4 * sqrt(max(0, guilt * (1 - guilt)) / 300) + 1e-9
    assert moments >= 3


def told(event: str, **facts: Any) -> Told:
    """A piece of news."""
    return Told(event, facts, secret=False)


def dealt() -> Belief:
    """The belief of a Loyalist in seat 1 after the deal, with the Emperor in seat 0 of five."""
    belief = Belief(Seat(1))
    cards = ("loyalist", "rebel", "loyalist")
    news = told("identity_dealt", identities=cards), told("emperor_revealed", player=Seat(0))
    belief.hear(news, 5)
    return belief


def test_cards_are_weighed_through_looks_shuffles_and_deaths() -> None:
    """One of three others is loyal. A Rebel card makes Rebels likelier, the same card seen again
    tells nothing, two different ones settle it, and a shuffle forgets places but no cards."""
    belief = dealt()
    assert belief.guilt()[Seat(2)] == pytest.approx(2 / 3)
    see = told("card_seen", player=Seat(2), place=1, face="rebel")
    belief.hear([see, see], 5)
    assert belief.guilt()[Seat(2)] == pytest.approx(4 / 5)
    belief.hear([told("shuffled", player=Seat(2)), see], 5)
    assert belief.guilt()[Seat(2)] == pytest.approx(8 / 9)
    belief.hear([told("card_seen", player=Seat(2), place=3, face="rebel")], 5)
    assert belief.guilt()[Seat(2)] == 1
    cards = ("rebel", "loyalist", "loyalist")
    belief.hear([told("died", player=Seat(3), identity="loyalist", identities=cards)], 5)
    assert belief.guilt()[Seat(4)] == pytest.approx(1)


def test_who_condemns_the_emperor_is_hardly_loyal() -> None:
    """And two who do so in one round without a pincer are certainly not both Rebels."""
    belief = dealt()
    aims = [told("condemned", player=Seat(p), target=Seat(0), clock=Seat(0)) for p in (2, 3)]
    belief.hear(aims[:1], 5)
    assert belief.guilt()[Seat(2)] > 0.97
    belief.hear(aims[1:], 5)
    assert belief.guilt()[Seat(2)] + belief.guilt()[Seat(3)] == pytest.approx(1)
    assert belief.guilt()[Seat(4)] == pytest.approx(1)


@pytest.mark.parametrize("players", [5, 6, 7])
def test_its_answers_are_lawful_wherever_chance_leads(players: int) -> None:
    """Whatever the question in a random game, its answer is one of the possible ones."""
    random, kinds = Random(players), set()
    for number in range(3):
        match = opened(players, f"lawful {number}", starting_hand="2", round_limit="15")
        bots = [HardBot(GAME, seat, random) for seat in seats(players)]
        heard = dict.fromkeys(seats(players), 0)
        while not match.is_over:
            seat = match.waiting[0]
            asked = match.asked[seat]
            since, heard[seat] = heard[seat], match.told
            assert asked.read(answer_of(bots[seat], match, since))
            kinds.add(asked.kind)
            match.answer(seat, asked.any_answer(random))
    assert {"act", "instinct", "condemn", "investigate", "discard"} <= kinds


def test_a_bot_that_comes_back_answers_as_the_old_one() -> None:
    """Made again for every question, it hears everything at once and plays the same game; without
    any news of the past it still answers."""
    match, bots = opened(7, "again"), [HardBot(GAME, seat, Random(seat)) for seat in seats(7)]
    heard = dict.fromkeys(seats(7), 0)
    while not match.is_over:
        seat = match.waiting[0]
        since, heard[seat] = heard[seat], match.told
        answer = answer_of(bots[seat], match, since)
        assert answer_of(HardBot(GAME, seat, Random(seat)), match, 0) == answer
        late = answer_of(HardBot(GAME, seat, Random(seat)), match, match.told)
        assert match.asked[seat].read(late)
        match.answer(seat, answer)


def test_it_beats_the_greedy_bot() -> None:
    """Each deal is played twice with the sides swapped, and it wins clearly more than half."""
    won = 0
    for number in range(8):
        for is_own_rebel in (False, True):
            match = opened(6, f"series {number}", round_limit="30")
            own = [is_rebel(match.state, seat) == is_own_rebel for seat in seats(6)]
            play(match, {seat: HardBot if own[seat] else GreedyBot for seat in seats(6)})
            assert match.outcome is not None
            won += (match.outcome.side == "rebel") == is_own_rebel
    assert won >= 10


def test_condemns_go_by_their_numbers() -> None:
    """When the first Condemn is gone, a bot still sees the second, and can counter it."""
    marks = {Seat(0): ("condemned_2",), Seat(1): ("clock_2",), Seat(2): ("due_4",)}
    found = threats(marks | {Seat(3): ("condemned_4", "cast_4")})
    assert [(each.number, each.caster, each.target) for each in found] == [(2, 1, 0), (4, 3, 3)]


def talking(number: int) -> Match:
    """A game of hard bots that hear one another."""
    match = opened(5 + number % 3, f"talk {number}", round_limit="30")
    bots = {p: HardBot(GAME, p, Random(f"{number} {p}")) for p in seats(match.setup.players)}
    Company(match, bots).play()
    return match


def test_it_says_what_it_has_seen_and_who_it_suspects() -> None:
    """Every claim about players occurs, and hardly any is repeated by the same player."""
    said: Counter[str] = Counter()
    again = 0
    for number in range(9):
        talk = [entry for entry in talking(number).log if isinstance(entry, Said)]
        said.update(entry.what for entry in talk)
        again += len(talk) - len({(entry.seat, entry.what, entry.atoms) for entry in talk})
    assert {"saw", "suspect", "trust", "ask", "i_am"} <= set(said)
    assert again <= 0.02 * said.total()


def test_the_emperors_side_tells_the_truth_and_rebels_lie() -> None:
    """Whatever a Loyalist claims to have seen was there; what a Rebel claims, often not."""
    true: Counter[bool] = Counter()
    for number in range(9):
        match, rebels = opened(6, f"truth {number}", round_limit="30"), set()
        bots = {p: HardBot(GAME, p, Random(f"{number} {p}")) for p in seats(6)}
        company = Company(match, bots)
        while match.waiting:
            company.answer(match.waiting)
            rebels = {p for p in seats(6) if is_rebel(match.state, p)}
            before = len(match.log)
            company.talk()
            for entry in match.log[before:]:
                if isinstance(entry, Said) and entry.what == "saw" and match.state.circle:
                    truth = what_i_saw(match.state, entry.seat, entry.atoms)[1]
                    assert truth or entry.seat in rebels
                    true[truth] += entry.seat in rebels
    assert true[False] > 5
    assert true[True] > 5


def test_a_word_about_a_card_is_weighed_and_an_opinion_is_not() -> None:
    """A player said to have a Rebel card is more suspect; mere suspicions have no effect."""
    belief = Belief(Seat(0))
    dealt = Told("identity_dealt", {"identities": ("loyalist", "loyalist", "rebel")})
    belief.hear([dealt, Told("emperor_revealed", {"player": Seat(4)})], 5)
    before = belief.guilt()
    opinion = Told("said_suspect", {"player": Seat(4), "atoms": ("player:2",)})
    belief.hear([opinion], 5)
    assert belief.guilt() == pytest.approx(before)
    word = Told("said_saw", {"player": Seat(4), "atoms": ("player:2", "side:rebel")})
    belief.hear([word], 5)
    assert belief.guilt()[Seat(2)] > before[Seat(2)] + 0.1


@pytest.mark.parametrize("kind", ["reveal", "condemn"])
def test_the_greedy_bot_takes_itself_where_nobody_else_is_offered(kind: str) -> None:
    """For example when all of the others' cards are already face up."""
    match = opened(5, "alone")
    (seat,) = match.waiting
    got = packet(match, seat, 0)
    assert got.ask is not None
    own = OptionOut(f"player:{seat}", f"player:{seat}")
    asked = replace(got, ask=replace(got.ask, kind=kind, options=(own,)))
    turn = turn_of(match, seat, Budget(rounds=1), "alone")
    assert GreedyBot(GAME, seat, Random(1)).decide(asked, turn) == f"player:{seat}"
