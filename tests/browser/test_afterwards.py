"""After a game, against a real server: the end, the replay, the shuffle checked, rules to read."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, FloatRect, Page, Route, expect

from palatine.catalog import games
from palatine.server.wire.messages import Choice
from tests.browser.conftest import NewPage
from tests.browser.eyes import assert_accessible, watch_policy
from tests.browser.finished import Finished, House, begin, break_off, house, play, play_on
from tests.browser.room import HOST, TV

SENATE = Choice("senate", 5, "sith-imperative", theme="sith-imperative")
WATCH_MASKS = """() => {
  window.masks = [];
  new MutationObserver(() => {
    if (!document.querySelector(".finale li")) return;
    const names = [...document.querySelectorAll(".finale li.masked .name")];
    if (window.masks.at(-1)?.[1].length === names.length) return;
    window.masks.push([performance.now(), names.map((each) => each.innerText.trim())]);
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""Notes who is still masked on a screen, and when that changes."""
IN_LINE = """(places) => {
  const [one, other] = places.map((each) => document.querySelector(each).getBoundingClientRect());
  return one.top < other.bottom && other.top < one.bottom;
}"""
"""Whether two parts of a page stand side by side."""
TABLE_SHARE = """() => {
  const [stage, foot] = [".theatre .stage", ".theatre > footer"].map(
    (each) => document.querySelector(each).getBoundingClientRect(),
  );
  return (foot.top - stage.top) / innerHeight;
}"""
"""How much of a phone shows the table of a replay."""
OTHERS = (Choice("besides-the-emperor", 5), Choice("to-be-emperor", 3))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests in this file."""
    with house(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def senate(server: House) -> Finished:
    """A finished senate game, with one person and four bots."""
    return play(server, SENATE)


@pytest.fixture
def address(server: House) -> str:
    """The server under its own name, as on a home network."""
    return f"http://{HOST}:{server.port}"


def sit(context: BrowserContext, address: str, game: Finished) -> None:
    """Make this device the phone of the first player who joined."""
    cookies = game.cookies[0].items()
    context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies])


def at_the_end(page: Page, address: str, game: Finished) -> Page:
    """A player's phone when the game is over."""
    sit(page.context, address, game)
    page.goto(f"{address}/t/{game.code}")
    page.get_by_role("link", name="How could that happen?").wait_for()
    return page


def replaying(page: Page, address: str, game: Finished) -> Page:
    """A page with the replay, at its beginning."""
    page.goto(f"{address}/r/{game.code}")
    page.get_by_role("slider").wait_for()
    return page


def length(page: Page) -> int:
    """The number of moments in the replay."""
    return int(page.get_by_role("slider").get_attribute("max") or 0) + 1


def standing(page: Page, moment: int) -> None:
    """The replay is at this moment, counted from one."""
    expect(page.locator("output")).to_have_text(f"{moment} of {length(page)}")


# The end


def test_a_phone_tells_who_was_who(address: str, senate: Finished, phone: NewPage) -> None:
    """Won or not and why, and every player with their role; axe finds nothing serious."""
    page = phone(reduced_motion="reduce")
    complaints = watch_policy(page)
    at_the_end(page, address, senate)
    expect(page.get_by_role("heading", name=re.compile("You (won|didn't win)"))).to_be_visible()
    cast = page.locator("ul.cast > li")
    expect(cast).to_have_count(5)
    for role, count in (("Loyalist", 3), ("Separatist", 1), ("Palpatine", 1)):
        expect(cast.filter(has=page.get_by_text(role, exact=True))).to_have_count(count)
    assert_accessible(page)
    assert complaints == []


def test_the_record_can_be_kept(address: str, senate: Finished, phone: NewPage) -> None:
    """The phone downloads a file that holds the seed and names everyone."""
    page = at_the_end(phone(), address, senate)
    page.get_by_text("More", exact=True).tap()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text())
    assert record["format"] == "palatine-record"
    assert record["seed"]
    assert "Anna" in record["players"]


@pytest.mark.parametrize("choice", [SENATE, *OTHERS], ids=lambda choice: choice.game)
def test_a_screen_celebrates(address: str, server: House, tv: NewPage, choice: Choice) -> None:
    """Everyone is named, in large letters; the screen checked the shuffle; and there is nothing to
    fill in."""
    game = play(server, choice)
    page = tv(reduced_motion="reduce")
    page.goto(f"{address}/s/{game.code}")
    finale = page.get_by_role("region", name="The game is over")
    expect(finale.locator("ul.cast > li")).to_have_count(choice.players)
    expect(finale.get_by_text("Shuffle verified on this device")).to_be_visible()
    expect(finale.get_by_text(f"{HOST}:{server.port}/r/{game.code}")).to_be_visible()
    expect(finale.get_by_role("img", name="the replay")).to_be_visible()
    expect(finale.locator("button, input, select, form")).to_have_count(0)
    sizes = finale.locator("p, h1, b, li span").evaluate_all(
        "nodes => nodes.filter(node => node.innerText && !node.closest('.heard'))"
        ".map(node => parseFloat(getComputedStyle(node).fontSize))"
    )
    assert min(sizes) >= TV["viewport"]["height"] / 40
    assert_accessible(page)


def test_a_game_that_was_broken_off_is_unmasked(
    address: str, server: House, phone: NewPage, tv: NewPage
) -> None:
    """Nobody has won; phone and screen show what everybody hid, the screen without scrolling."""
    game = break_off(server, begin(server, SENATE))
    page = at_the_end(phone(), address, game)
    expect(page.get_by_role("heading", name="The game was stopped")).to_be_visible()
    expect(page.get_by_text("Palpatine", exact=True).first).to_be_visible()
    screen = tv()
    screen.goto(f"{address}/s/{game.code}")
    finale = screen.get_by_role("region", name="The game is over")
    expect(finale.get_by_text("Palpatine", exact=True).first).to_be_visible()
    expect(finale.get_by_role("heading", level=3).last).to_be_in_viewport(ratio=1)
    replaying(screen, address, game)
    screen.get_by_role("button", name="Shuffle and record").click()
    expect(screen.get_by_text("its shuffles can't be checked")).to_be_visible()


def test_masks_fall_one_by_one(address: str, server: House, tv: NewPage) -> None:
    """The winners and the reason come first, then the roles seat by seat, Palpatine's last of
    all."""
    game = begin(server, SENATE)
    page = tv()
    page.goto(f"{address}/s/{game.code}")
    page.get_by_role("heading", name="Sith Imperative").wait_for()
    page.evaluate(WATCH_MASKS)
    play_on(server, game)
    finale = page.get_by_role("region", name="The game is over")
    expect(finale.locator(".why")).to_contain_text("win")
    expect(finale.locator("li.masked")).to_have_count(0)
    times, masked = zip(*page.evaluate("window.masks"), strict=True)
    assert [len(names) for names in masked] == [5, 4, 3, 2, 1, 0]
    waits = [after - before for before, after in pairwise(times)]
    assert waits[0] >= 1900
    assert min(waits[1:]) >= 400
    (last,) = masked[-2]
    expect(finale.locator("li", has_text=last)).to_contain_text("Palpatine")


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768)], ids=str)
def test_the_end_of_ten_fits_a_screen(
    address: str, server: House, tv: NewPage, size: tuple[int, int]
) -> None:
    """The winners and the reason, everybody and the way to the replay are visible; nothing
    overlaps."""
    game = play(server, Choice("senate", 10, "secret-emperor", theme="secret-emperor"))
    page = tv(reduced_motion="reduce", viewport={"width": size[0], "height": size[1]})
    page.goto(f"{address}/s/{game.code}")
    finale = page.get_by_role("region", name="The game is over")
    shown = [finale.locator(".why"), finale.get_by_role("img", name="the replay")]
    players = finale.locator("ul.cast > li")
    expect(players).to_have_count(10)
    shown += [players.nth(number) for number in range(10)]
    boxes = []
    for each in shown:
        expect(each).to_be_in_viewport(ratio=1)
        boxes.append(each.bounding_box())
    for number, one in enumerate(boxes):
        assert one is not None
        assert not any(meet(one, other) for other in boxes[:number])


def meet(one: FloatRect, other: FloatRect | None) -> bool:
    """Whether two boxes overlap."""
    assert other is not None
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not (beside or above)


# The replay


def test_a_replay_begins_at_the_beginning_and_spoils_nothing(
    address: str, senate: Finished, tv: NewPage
) -> None:
    """Until the end, no side has won and nobody's role is in the page."""
    page = tv(reduced_motion="reduce")
    complaints = watch_policy(page)
    replaying(page, address, senate)
    standing(page, 1)
    text = page.locator("body").inner_text()
    assert not re.search("Winner|s win[!:]|masks|is over|was a (Loyalist|Separatist)", text)
    page.keyboard.press("End")
    standing(page, length(page))
    expect(page.get_by_text("The masks come off").first).to_be_visible()
    assert_accessible(page)
    assert complaints == []


def test_a_replay_goes_by_keys_buttons_and_slider(
    address: str, senate: Finished, tv: NewPage
) -> None:
    """Arrows and buttons take one step, Home goes back, and the slider leads anywhere."""
    page = replaying(tv(), address, senate)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Next", exact=True).click()
    standing(page, 3)
    page.get_by_role("button", name="Back", exact=True).click()
    page.keyboard.press("ArrowLeft")
    standing(page, 1)
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_disabled()
    page.get_by_role("slider").fill("10")
    standing(page, 11)
    page.get_by_role("slider").press("ArrowRight")
    standing(page, 12)


def test_a_replay_plays_by_itself_until_it_is_paused(
    address: str, senate: Finished, tv: NewPage
) -> None:
    """Each moment stays as long as its sentence takes to read; paused, it stays."""
    page = tv()
    page.clock.install()
    replaying(page, address, senate)
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(1000)
    standing(page, 1)
    page.clock.run_for(9000)
    expect(page.locator("output")).not_to_have_text(f"1 of {length(page)}")
    page.get_by_role("button", name="Pause", exact=True).click()
    reached = page.locator("output").inner_text()
    page.clock.run_for(20_000)
    expect(page.locator("output")).to_have_text(reached)


def test_a_seat_sees_its_own_secrets_and_no_others(
    address: str, senate: Finished, tv: NewPage
) -> None:
    """The public view names no role; a seat's view, one player's; the full view, all of them."""
    page = replaying(tv(), address, senate)
    eyes = page.get_by_label("Point of view")
    knowledge = page.get_by_role("complementary", name="Who knows what now")
    expect(knowledge).to_have_count(0)
    eyes.select_option("What Anna saw")
    expect(knowledge.get_by_role("heading", level=3)).to_have_text("Anna")
    standing(page, 1)
    eyes.select_option("Everything")
    expect(knowledge.get_by_role("heading", level=3)).to_have_count(5)
    expect(knowledge.get_by_text("Palpatine", exact=True).first).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("choice", [SENATE, *OTHERS], ids=lambda choice: choice.game)
def test_a_replay_fits_a_small_phone(
    address: str, server: House, small_phone: NewPage, choice: Choice
) -> None:
    """The small table, for an omniscient viewer, without scrolling sideways at any moment."""
    game = play(server, choice)
    page = small_phone(reduced_motion="reduce")
    complaints = watch_policy(page)
    replaying(page, address, game)
    page.get_by_label("Point of view").select_option("all")
    expect(page.get_by_role("complementary", name="Who knows what now")).to_be_visible()
    for moment in range(0, length(page), length(page) // 10):
        page.get_by_role("slider").fill(str(moment))
        standing(page, moment + 1)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert_accessible(page)
    assert complaints == []


@pytest.mark.parametrize("language", ["en-US", "de-DE"])
def test_a_replay_on_the_smallest_phone_is_mostly_table(
    address: str, senate: Finished, small_phone: NewPage, language: str
) -> None:
    """The head is one line, the buttons and the slider are another, and more than half of the page
    is left for the table; what leads elsewhere stands below it."""
    page = small_phone(reduced_motion="reduce", locale=language)
    replaying(page, address, senate)
    page.evaluate("document.fonts.ready")
    page.locator(".stage .board").first.wait_for()
    assert page.evaluate(IN_LINE, [".theatre > header > p", ".theatre > header select"])
    assert page.evaluate(IN_LINE, [".controls .main", ".controls input"])
    assert page.evaluate(TABLE_SHARE) > 0.5
    page.get_by_role("button", name=re.compile("How could|Wie konnte")).tap()
    expect(page.get_by_role("slider")).to_have_count(0)


def test_there_is_no_replay_of_a_running_game(address: str, server: House, phone: NewPage) -> None:
    """The page says so, and nothing else."""
    page = phone()
    page.goto(f"{address}/r/{begin(server, SENATE).code}")
    expect(page.get_by_role("heading", name="There is no replay here")).to_be_visible()
    assert_accessible(page)


# The shuffle


def test_a_phone_checks_the_shuffle_itself(address: str, senate: Finished, phone: NewPage) -> None:
    """On plain HTTP, where browsers have no hashes of their own."""
    page = at_the_end(phone(), address, senate)
    assert page.evaluate("globalThis.crypto.subtle") is None
    page.get_by_text("More", exact=True).tap()
    page.get_by_role("button", name="Was the shuffle fair?").tap()
    expect(page.get_by_text("The shuffle was fair: checked on this device.")).to_be_visible()
    expect(page.get_by_text("follow from the seed (SHAKE-128)")).to_be_visible()
    assert_accessible(page)


def changed_seed(record: dict) -> None:  # type: ignore[type-arg]
    """Another seed than the promised one."""
    record["seed"] = record["seed"][::-1]


def changed_roles(record: dict) -> None:  # type: ignore[type-arg]
    """A shuffle changed by hand."""
    roles = next(entry for entry in record["log"] if entry.get("label") == "roles")
    roles["order"].reverse()


@pytest.mark.parametrize("cheat", [changed_seed, changed_roles])
def test_a_cheat_is_found(address: str, senate: Finished, tv: NewPage, cheat) -> None:  # type: ignore[no-untyped-def]
    """A record with another seed, or with one order changed, does not pass."""

    def tamper(route: Route) -> None:
        record = route.fetch(url=route.request.url.replace(HOST, "127.0.0.1")).json()
        cheat(record)
        route.fulfill(json=record)

    page = tv()
    page.route("**/record", tamper)
    replaying(page, address, senate)
    page.get_by_role("button", name="Shuffle and record").click()
    expect(page.get_by_text("Something does not match what was promised.")).to_be_visible()


# Rules


@pytest.mark.parametrize("game", ["senate", "besides-the-emperor", "to-be-emperor"])
def test_rules_can_be_read_on_a_small_phone(address: str, small_phone: NewPage, game: str) -> None:
    """Every rule is there under its id; nothing is cut off; axe finds nothing serious."""
    page = small_phone(reduced_motion="reduce")
    complaints = watch_policy(page)
    page.goto(f"{address}/rules/{game}")
    expect(page.get_by_role("heading", name="The rules of")).to_be_visible()
    expect(page.locator(".picture .drawn > *")).to_have_count(5)
    assert page.locator("section.rule").count() > 50
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert_accessible(page)
    assert complaints == []


def test_rules_are_found_by_words_and_by_id(address: str, phone: NewPage) -> None:
    """A search keeps what has all its words; a link in a rule leads to the other one."""
    page = phone(reduced_motion="reduce")
    page.goto(f"{address}/rules/senate")
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("tie elect")
    rules = page.locator("section.rule")
    expect(rules.get_by_text("A tie fails.")).to_be_visible()
    expect(rules.locator("mark").first).to_be_visible()
    assert page.locator("section.rule").count() < 10
    search.fill("SE-R52")
    page.get_by_role("link", name="SE-R52", exact=True).first.tap()
    expect(search).to_have_value("")
    expect(page.locator("[id='SE-R52']")).to_be_focused()
    expect(page).to_have_url(re.compile("#SE-R52$"))


def test_an_address_leads_to_a_rule(address: str, phone: NewPage) -> None:
    """The rule is visible, below the search, and marked."""
    page = phone(reduced_motion="reduce")
    page.goto(f"{address}/rules/senate#SE-3.4")
    rule = page.locator("[id='SE-3.4']")
    expect(rule).to_be_focused()
    expect(rule).to_have_class(re.compile("meant"))
    expect(rule).to_be_in_viewport(ratio=1)


def test_rules_in_another_language_say_so(address: str, phone: NewPage) -> None:
    """Where the reader's language is missing, the page and its voice are English."""
    page = phone(locale="de", reduced_motion="reduce")
    note = page.get_by_text("Was hier auf Englisch steht, ist noch nicht übersetzt.")
    page.goto(f"{address}/rules/senate")
    expect(page.locator("article[lang=de]")).to_be_visible()
    expect(note).to_have_count(0)
    english = {"body": "- **SE-1.1** The rules.", "headers": {"Content-Language": "en"}}
    page.route("**/rules/senate/de.md", lambda route: route.fulfill(**english))
    page.reload()
    expect(page.locator("article[lang=en]")).to_be_visible()
    expect(note).to_be_visible()


EDITIONS = [(game.id, edition) for game in games().values() for edition in game.editions]


def test_a_game_at_a_glance_is_printed_on_two_pages(address: str, tv: NewPage) -> None:
    """In every edition, and in German, which is longer than English."""
    page = tv(locale="de", reduced_motion="reduce")
    for game, edition in EDITIONS:
        page.goto(f"{address}/rules/{game}?edition={edition}")
        expect(page.locator(".picture .drawn > *")).to_have_count(5)
        sheet = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 2, edition


def test_rules_of_no_game_are_missed(address: str, phone: NewPage) -> None:
    """An unknown game's page says that there is nothing."""
    page = phone()
    page.goto(f"{address}/rules/chess")
    expect(page.get_by_role("heading", name="There are no rules here")).to_be_visible()


def test_the_about_page_leads_to_the_licences(address: str, phone: NewPage) -> None:
    """The text of each licence comes with the client, as it has to."""
    page = phone()
    page.goto(f"{address}/about")
    page.get_by_role("link", name="The licences of everything on these pages").tap()
    expect(page.get_by_text("SIL OPEN FONT LICENSE Version 1.1").first).to_be_visible()


def test_the_about_page_leads_to_the_rules(address: str, phone: NewPage) -> None:
    """Each game's rules are one touch away; axe finds nothing serious."""
    page = phone(reduced_motion="reduce")
    page.goto(f"{address}/about")
    link = page.get_by_role("link", name="To Be Emperor", exact=True)
    expect(link).to_be_visible()
    assert_accessible(page)
    link.tap()
    expect(page.get_by_role("heading", name="The rules of To Be Emperor")).to_be_visible()
