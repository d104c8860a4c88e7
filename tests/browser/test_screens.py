"""Public screens as seen from a sofa: large enough, complete, and read aloud."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.asked import questions
from tests.browser.eyes import assert_accessible
from tests.browser.pictures import SCHEMES, THEMES
from tests.browser.recorded import TAKES, Take
from tests.browser.screens import BY_NAME, SETS, Scene, extras, made, states

GALAXY = ("move", "target", "window", "end")

TOO_SMALL = """() => [...document.querySelectorAll('main *')]
    .filter((each) => [...each.childNodes].some((part) => part.nodeType === 3 && part.data.trim()))
    .filter((each) => !each.closest('.heard'))
    .filter((each) => parseFloat(getComputedStyle(each).fontSize) < innerHeight / 40 - 0.01)
    .map((each) => `${each.className}: ${getComputedStyle(each).fontSize}`)"""
OUTSIDE = """() => [...document.querySelectorAll('main *')]
    .filter((each) => !each.children.length && each.textContent.trim())
    .filter((each) => !each.closest('.heard, [role=list], aside'))
    .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((each) => each.textContent)"""
WHOLE = """() => [...document.querySelectorAll('.plate, .world')]
    .every((each) => each.scrollHeight <= each.clientHeight + 1)"""
"""Whether nothing is cut off at a seat or in the middle."""

CLIPPED = """(within) => [...document.querySelectorAll(within)].filter((each) => {
    const text = document.createRange();
    text.selectNodeContents(each);
    const parts = [...text.getClientRects()];
    for (let box = each; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isWide = parts.some((part) => part.left < left - 1 || part.right > right + 1);
        const isHigh = parts.some((part) => part.top < top - 4 || part.bottom > bottom + 4);
        if ((isWide && overflowX !== 'visible') || (isHigh && overflowY === 'hidden')) return true;
        if (overflowY === 'auto') break; // what is below can be scrolled to
    }
    return parts.some((part) => part.right > innerWidth + 1);
}).map((each) => each.textContent.trim())"""
"""Elements whose text is cut off, by the screen or by their container."""

BESIDE_THE_REALM = """() => [...document.querySelectorAll('.realm')].flatMap((realm) => {
    const { top, bottom, left, right } = realm.getBoundingClientRect();
    return [...realm.querySelectorAll('.hidden li, .hidden i')].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.top < top || box.bottom > bottom || box.left < left || box.right > right;
    }).map((each) => each.className + each.textContent);
})"""
"""Cards and words of the setup outside their realm."""

OVER_EACH_OTHER = """() => [...document.querySelectorAll('.realm')].flatMap((realm) => {
    const rows = [...realm.querySelectorAll('.standing, .hidden li')];
    const boxes = rows.map((row) => row.getBoundingClientRect());
    return rows.filter((_, n) => n && boxes[n].top < boxes[n - 1].bottom - 1
        && boxes[n].left < boxes[n - 1].right && boxes[n - 1].left < boxes[n].right)
        .map((row) => row.textContent);
})"""
"""Rows of the setup that cover the one above."""

COVERED = """() => {
    const [band] = document.querySelectorAll('footer.scene');
    const edge = band.getBoundingClientRect().top;
    return [...document.querySelectorAll('.plate, .track, .realm, .seats li, .middle')]
        .filter((each) => each.getBoundingClientRect().bottom > edge + 1)
        .map((each) => each.className);
}"""
"""Parts of the table under the band that tells a scene."""

BROKEN_NAMES = """() => [...document.querySelectorAll('.realm h3')].filter((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getClientRects().length !== 1 || each.scrollWidth > each.clientWidth + 1;
}).map((each) => each.textContent)"""
"""Realms whose name is cut off or takes more than one line."""

CONTRASTS = """(pairs) => {
    const pixel = document.createElement('canvas').getContext('2d');
    const probe = document.body.appendChild(document.createElement('i'));
    const light = (part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const luminance = (colour) => {
        probe.style.color = colour;
        pixel.fillStyle = getComputedStyle(probe).color;
        pixel.fillRect(0, 0, 1, 1);
        const parts = [...pixel.getImageData(0, 0, 1, 1).data].map((part) => light(part / 255));
        const [red, green, blue] = parts;
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return pairs.map((pair) => {
        const [dark, bright] = pair.map(luminance).sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05);
    });
}"""
DEEP = "color-mix(in srgb, var(--{}) 82%, #000)"
"""A party's colour on the senate's tiles."""
READ = [
    *[("var(--ink)", f"var(--{ground})") for ground in ("panel", "card", "felt", "ground")],
    *[(f"var(--{ink})", "var(--panel)") for ink in ("ink-soft", "accent-ink", "disc-ink")],
    ("var(--shield-ink)", "var(--panel)"),
    ("var(--on-accent)", "var(--accent)"),
    ("var(--on-disc)", DEEP.format("disc")),
    ("var(--on-shield)", DEEP.format("shield")),
]
"""Words and their backgrounds."""


LINES_OF_THE_COURT = ".neighbours button, .piles .title"
"""What the Emperor's seat says of those beside it, and the names on the piles."""
UNDER_A_SEAT = """() => {
    const boxes = (each) => [...document.querySelectorAll(each)]
        .map((one) => one.getBoundingClientRect());
    return boxes('.piles .card').filter((card) => boxes('.place').some((seat) =>
        seat.left < card.right && card.left < seat.right
        && seat.top < card.bottom - 1 && card.top < seat.bottom - 1)).length;
}"""
"""How many cards of the piles lie under a seat."""

OFFICES = "header .marks li, .office, .seat small"
"""Where a phone says who holds which office."""


@pytest.mark.parametrize("name", ["senate-6", "senate-10-de"])
def test_everything_is_large_enough_and_on_the_screen(
    name: str, stage: Callable[..., Page]
) -> None:
    """On a television set no text is below a fortieth of its height, and none is cut off."""
    for scene in states(name):
        page = stage(scene)
        assert (scene.name, page.evaluate(TOO_SMALL), page.evaluate(OUTSIDE)) == (
            scene.name,
            [],
            [],
        )
        page.context.close()


@pytest.mark.parametrize(("name", "kind"), [("seize-4", "old"), ("seize-6", "tv")])
def test_a_galaxy_of_many_cards_stands_on_the_screen(
    name: str, kind: str, stage: Callable[..., Page]
) -> None:
    """Worlds and Units, a fight and its window: large enough, and nothing off the screen; all can
    read who everybody is."""
    for scene in [each for each in states(name) if each.name in GALAXY]:
        page = stage(scene, kind)
        seen = [page.evaluate(each) for each in (TOO_SMALL, OUTSIDE, BROKEN_NAMES)]
        assert (scene.name, seen) == (scene.name, [[], [], []])
        page.context.close()


@pytest.mark.parametrize("kind", ["tv", "laptop"])
def test_a_setup_of_six_cuts_nothing(kind: str, stage: Callable[..., Page]) -> None:
    """Everything face down in front of each of six players is complete, with its words."""
    steps = made(BY_NAME["seize-6-de"])[1]
    setup = [n for n, step in enumerate(steps) if step.view.phase == "setup"]
    for step in (setup[0], setup[len(setup) // 2], setup[-1]):
        page = stage(Scene("seize-6-de", "setup", step), kind)
        assert page.locator(".hidden li").count() >= 12
        seen = [page.evaluate(each) for each in (BESIDE_THE_REALM, OVER_EACH_OTHER, OUTSIDE)]
        assert (step, seen) == (step, [[], [], []])
        assert page.evaluate(CLIPPED, ".hidden li") == []
        page.context.close()


@pytest.mark.parametrize("name", ["senate-5", "senate-10-de"])
def test_no_office_is_cut_on_the_smallest_phone(name: str, stage: Callable[..., Page]) -> None:
    """The asked player can read every office and mark, their own and the others'."""
    seen = 0
    for scene in questions(name, list(made(BY_NAME[name])[2])):
        page = stage(scene, "small")
        assert (scene.name, page.evaluate(CLIPPED, OFFICES)) == (scene.name, [])
        seen += page.locator(OFFICES).count()
        page.context.close()
    assert seen > 10


@pytest.mark.parametrize("kind", ["tv", "laptop"])
@pytest.mark.parametrize(
    ("name", "more"), [("besides-6-de", "&nohistory=1"), ("besides-7", "&lang=en")]
)
def test_a_court_cuts_no_line_and_covers_no_pile(
    name: str, more: str, kind: str, stage: Callable[..., Page]
) -> None:
    """In either language, whatever hangs over anybody."""
    last = len(made(BY_NAME[name])[1]) - 1
    lines = 0
    for step in range(1, last, max(1, last // 12)):
        page = stage(Scene(name, "court", step), kind, more)
        page.evaluate("document.fonts.ready")
        found = page.evaluate(CLIPPED, LINES_OF_THE_COURT), page.evaluate(UNDER_A_SEAT)
        assert (step, *found) == (step, [], 0)
        lines += page.locator(".neighbours").count()
        page.context.close()
    assert lines > 0


def test_the_court_is_told_in_whole_words(stage: Callable[..., Page]) -> None:
    """The screen names the seats beside the Emperor; on the smallest phone the longest direction
    stays in one line."""
    steps = made(BY_NAME["besides-7"])[1]
    act = next(n for n, step in enumerate(steps) if step.asking == "act")
    page = stage(Scene("besides-7", "act", act))
    assert page.locator(".neighbours button").is_visible()
    assert page.evaluate(CLIPPED, ".neighbours button") == []
    page.context.close()
    page = stage(Scene("besides-7", "act", act, "&asked=1"), "small")
    lines = """(way) => {
      way.textContent = "Counterclockwise";
      const text = document.createRange();
      text.selectNodeContents(way);
      return text.getClientRects().length;
    }"""
    assert page.locator(".way button").evaluate(lines) == 1


@pytest.mark.parametrize("name", ["senate-7", "besides-7", "to-be-4", "seize-4"])
def test_the_history_tells_what_matters_and_folds_the_rest(
    name: str, stage: Callable[..., Page]
) -> None:
    """Important lines are under the head of their chapter; a touch shows the others."""
    steps = made(BY_NAME[name])[1]
    page = stage(Scene(name, "late", len(steps) * 2 // 3))
    newest = page.locator(".chapter", has=page.locator("button")).first
    told = newest.locator(".line").count()
    folded = newest.get_by_role("button")
    assert newest.get_by_role("heading").is_visible()
    more = int(folded.inner_text().replace("one", "1").split()[-2])
    folded.click()
    assert newest.locator(".line").count() == told + more
    assert_accessible(page)
    folded.click()
    assert newest.locator(".line").count() == told


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_from_a_sofa(theme: str, scheme: str, stage: Callable[..., Page]) -> None:
    """Text on a screen has a contrast of seven to one, in every theme, day and night."""
    page = stage(Scene("senate-5", "begin", 0), more=f"&theme={theme}&scheme={scheme}")
    found = zip(READ, page.evaluate(CONTRASTS, READ), strict=True)
    assert [(pair, contrast) for pair, contrast in found if contrast < 7] == []


@pytest.mark.parametrize("kind", ["old", "upright"])
def test_older_and_upright_sets_show_all_of_it(kind: str, stage: Callable[..., Page]) -> None:
    """With ten players of long names, all words are on the screen, whatever its shape."""
    for scene in [each for each in states("senate-10") if each.name in ("half-voted", "end")]:
        page = stage(scene, kind)
        assert (scene.name, page.evaluate(OUTSIDE)) == (scene.name, [])
        page.context.close()


@pytest.mark.parametrize("take", TAKES, ids=lambda take: take.name)
@pytest.mark.parametrize("more", ["", "&generic=1"], ids=["skin", "generic"])
def test_a_screen_is_complete_for_everyone(
    take: Take, more: str, stage: Callable[..., Page]
) -> None:
    """axe finds nothing serious in the middle of a game."""
    middle = Scene(take.name, "middle", len(made(take)[1]) // 2)
    assert_accessible(stage(middle, more=more))


def test_the_code_is_in_the_top_right_corner(stage: Callable[..., Page]) -> None:
    """Throughout the game, including the end."""
    for scene in states("senate-5"):
        page = stage(scene)
        box = page.get_by_text("BKVX", exact=True).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] > 0.97 * 1920
        assert box["y"] < 0.05 * 1080
        page.context.close()


def test_the_ballots_are_turned_together(stage: Callable[..., Page]) -> None:
    """Until everybody has voted, no ballot shows its face; then all of them do."""
    steps = made(BY_NAME["senate-5"])[1]
    last = next(n for n, step in enumerate(steps) if any(t.event == "voted" for t in step.news))
    page = stage(Scene("senate-5", "voting", last - 1))
    assert page.get_by_label("Has voted").count() == 4
    assert page.locator(".ballot.yes, .ballot.no").count() == 0
    page.keyboard.press("ArrowRight")
    page.locator(".ballot.yes, .ballot.no").nth(4).wait_for()
    assert page.get_by_label("Has voted").count() == 0


@pytest.mark.parametrize("name", ["senate-10", "besides-7", "to-be-4", "seize-6"])
@pytest.mark.parametrize("kind", ["tv", "laptop"])
def test_no_scene_covers_a_track_or_a_seat(
    name: str, kind: str, stage: Callable[..., Page]
) -> None:
    """A band at the lower edge tells what has happened, a sixth of the height at most."""
    told = [
        scene for scene in extras(BY_NAME[name], made(BY_NAME[name])[1]) if "scene" in scene.more
    ]
    assert told
    for scene in told[:: max(1, len(told) // 2)]:
        page = stage(scene, kind)
        page.locator("footer.scene").wait_for()
        assert (scene.name, page.evaluate(COVERED)) == (scene.name, [])
        band = page.evaluate("document.querySelector('footer.scene').clientHeight / innerHeight")
        assert (scene.name, band < 1 / 6) == (scene.name, True)
        page.context.close()


def test_the_deck_bar_says_what_the_rulebook_says(stage: Callable[..., Page]) -> None:
    """The tiles left of those that were shuffled in, party by party, in words that nobody has to
    touch first."""
    steps = made(BY_NAME["senate-5"])[1]
    session = next(n for n, step in enumerate(steps) if step.asking == "enact")
    page = stage(Scene("senate-5", "first session", session))
    assert page.get_by_label("In the deck: 14 / 17").is_visible()
    assert page.get_by_label("Loyalist policies at the last shuffle: 6").is_visible()
    assert page.get_by_label("Separatist policies at the last shuffle: 11").is_visible()
    words = page.locator(".deck").inner_text().split()
    assert " ".join(words) == "Deck 14 of 6 + 11 Discards 1"


def test_the_narrator_reads_the_script_and_can_be_skipped(stage: Callable[..., Page]) -> None:
    """The script is in large letters before the game begins; Escape brings the table back."""
    page = stage(Scene("senate-5", "begin", 0, "&narrator=subtitles"))
    page.get_by_text("Everyone, take a look at your role.").wait_for()
    page.keyboard.press("Escape")
    page.get_by_text("Everyone, take a look at your role.").wait_for(state="detached")


@pytest.mark.parametrize("name", ["besides-7", "to-be-4"])
def test_the_generic_screen_shows_only_what_fits(name: str, stage: Callable[..., Page]) -> None:
    """Late in a game there is more than fits: things are counted, and none is cut off."""
    for scene in list(states(name))[-3:]:
        page = stage(scene, more="&generic=1")
        page.wait_for_function(WHOLE)
        assert (scene.name, page.evaluate(OUTSIDE)) == (scene.name, [])
        page.context.close()


def test_upright_text_is_large_for_a_table_of_ten(stage: Callable[..., Page]) -> None:
    """Two seats are side by side there, so a name has half the width and a fiftieth of it."""
    (scene,) = [each for each in states("senate-10") if each.name == "half-voted"]
    page = stage(scene, "upright")
    size = page.evaluate(
        "parseFloat(getComputedStyle(document.querySelector('.plate h3')).fontSize)"
    )
    assert size > SETS["upright"][1] / 50
