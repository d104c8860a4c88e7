"""A language that does not exist: other letters, words that are a third longer, marked ends.

Whatever can still be read on a page that speaks it is a word in the code; whatever sticks out would
do so in some language.
"""

import re
from collections.abc import Iterable

from playwright import async_api
from playwright.sync_api import Page

from palatine.bots.names import BOT_NAMES
from tests.browser.players import NAMES

PLAIN = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz"
OTHER = "ÅåßƀÇçÐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"
TWICE = "aeiou"
SPEAKS = f"""(() => {{
  const letters = new Map([...'{PLAIN}'].map((letter, n) => [letter, [...'{OTHER}'][n]]));
  const changed = (letter) => letters.get(letter).repeat('{TWICE}'.includes(letter) ? 2 : 1);
  globalThis.palatineText = (text) => text.trim() === '' ? text
    : text.replace(/[a-z]/gi, changed).replace(/^(\\s*)(.*?)(\\s*)$/s, '$1⟦$2⟧$3');
}})()"""
READ = """() => {
  const ownFiles = 'script, style, code, body [lang], .coach .words';
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement.checkVisibility() && !parentElement.closest(ownFiles)) found.push(data);
  }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
    for (const each of document.querySelectorAll(`body [${name}]`))
      if (each.checkVisibility() && !each.closest(ownFiles)) found.push(each.getAttribute(name));
  return found.map((text) => text.trim()).filter((text) => text);
}"""
"""Reads a page, also aloud, but for rulebooks and the steps of lessons, which are files of their
own."""
STICKS_OUT = """() => {
  const range = document.createRange();
  const isMoved = (style) => [style.transform, style.translate, style.rotate, style.scale]
    .some((each) => each !== 'none');
  /** How a piece of text leaves a box around it, or the window. */
  const fault = (part, element) => {
    const slack = Math.max(4, 0.35 * parseFloat(getComputedStyle(element).fontSize));
    let [isLoose, canWide, canHigh] = [false, false, false];
    let holder = null;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (box.inert) return ''; // the frame of a picture
      const style = getComputedStyle(box);
      if (holder && !box.contains(holder)) continue;
      if (['contents', 'inline'].includes(style.display)) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      canWide ||= style.textOverflow === 'ellipsis';
      canHigh ||= style.maskImage !== 'none' || style.webkitLineClamp !== 'none';
      const isWide = !canWide && (part.left < left - 1 || part.right > right + 1);
      const isHigh = !canHigh && (part.top < top - slack || part.bottom > bottom + slack);
      const name = `${box.localName}.${box.className.baseVal ?? box.className}`;
      if (isWide && ['hidden', 'clip'].includes(style.overflowX)) return `cut off by ${name}`;
      if (isHigh && ['hidden', 'clip'].includes(style.overflowY)) return `cut off by ${name}`;
      if (['auto', 'scroll'].includes(style.overflowX)) canWide = true;
      if (['auto', 'scroll'].includes(style.overflowY)) canHigh = true;
      if (isWide && !canWide && !isLoose) return `wider than ${name}`;
      if (isHigh && !canHigh && !isLoose) return `higher than ${name}`;
      const isPlaced = ['absolute', 'fixed'].includes(style.position);
      if (isPlaced) holder = box.offsetParent ?? document.body;
      isLoose ||= isPlaced || isMoved(style);
      if (style.position === 'fixed') break;
    }
    if (!canWide && (part.left < -1 || part.right > innerWidth + 1)) return 'outside the window';
    return '';
  };
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!data.trim() || !parentElement.checkVisibility({ visibilityProperty: true })) continue;
    if (parentElement.closest('.heard, option, script, style')) continue;
    range.selectNodeContents(walker.currentNode);
    for (const part of range.getClientRects()) {
      const why = part.width && part.height ? fault(part, parentElement) : '';
      if (why) found.add(`${data.trim()}: ${why}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add('the page is wider than its window');
  return [...found];
}"""
"""Texts that leave a box around them or the window, unless something there is made to scroll, to
fade, or to end with an ellipsis. What is placed or moved by hand may leave the boxes around it, but
nothing may be cut off. Small pictures of tables are only looked into."""
WORD = re.compile(r"[A-Za-z]{3,}")
NO_WORDS = {"Palatine", "English", "Deutsch", "http", "https", "table", "lan", *NAMES, *BOT_NAMES}
"""Our own name, the names of languages in those languages, and those of people and bots."""


def said(words: str) -> str:
    """A whole sentence of ours in this language, without anything to fill in."""
    letters = dict(zip(PLAIN, OTHER, strict=True))
    changed = [letters.get(each, each) * (2 if each in TWICE else 1) for each in words]
    return f"⟦{''.join(changed)}⟧"


def readable(texts: Iterable[str], known: Iterable[str]) -> list[str]:
    """Those texts that hold a word, besides the known ones."""
    allowed = NO_WORDS | {word for each in known for word in WORD.findall(each)}
    return [text for text in texts if set(WORD.findall(text)) - allowed]


def made_foreign(page: Page) -> Page:
    """A page that will speak it."""
    page.add_init_script(SPEAKS)
    return page


def assert_foreign(page: Page, *known: str) -> None:
    """No word is in the code, and nothing sticks out."""
    judge(page.url, page.evaluate(READ), page.evaluate(STICKS_OUT), known)


async def inspect_foreign(page: async_api.Page, *known: str) -> None:
    """The same for a page of a room."""
    judge(page.url, await page.evaluate(READ), await page.evaluate(STICKS_OUT), known)


def judge(address: str, texts: Iterable[str], out: Iterable[str], known: Iterable[str]) -> None:
    """No text has a word besides the known ones, and none is out of its place."""
    faults = [*readable(texts, known), *out]
    assert not faults, f"{address}:\n" + "\n".join(faults)
