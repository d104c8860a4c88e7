"""Our own sounds, as a real browser makes them."""

from typing import Any, get_args

import pytest

from palatine.core.cues import Sound
from tests.browser.conftest import STATIC, NewPage

BESIDES = {"vote", "chime", "chime-again", "beep"}
"""Sounds outside scenes."""
LONGEST, LONGEST_WIN = 1.5, 3.0
"""Seconds."""
QUIETEST, LOUDEST = 0.06, 0.12
"""How loud the loudest tenth of a second may be, as ears weigh it."""
RENDER = """async (address) => {
  const { SOUNDS, lengthOf, ring } = await import(address);
  const RATE = 44100;
  async function rendered(fill) {
    const context = new OfflineAudioContext(1, RATE * 4, RATE);
    fill(context);
    return await context.startRendering();
  }
  const through = (buffer, ...filters) => rendered((context) => {
    const source = new AudioBufferSourceNode(context, { buffer });
    const nodes = filters.map((filter) => new BiquadFilterNode(context, filter));
    [...nodes, context.destination].reduce((from, to) => from.connect(to), source);
    source.start();
  });
  // As broadcasters weigh loudness (ITU-R BS.1770): what is low counts less, what is high more.
  const EARS = [
    { type: "highpass", frequency: 38, Q: 0.5 },
    { type: "highshelf", frequency: 1500, gain: 4 },
  ];
  const SHRILL = { type: "highpass", frequency: 4000 };
  function loudness(buffer) {
    const samples = buffer.getChannelData(0);
    const window = RATE / 10;
    let most = 0;
    for (let at = 0; at + window <= samples.length; at += window / 4) {
      let sum = 0;
      for (const each of samples.subarray(at, at + window)) sum += each * each;
      most = Math.max(most, Math.sqrt(sum / window));
    }
    return most;
  }
  const made = {};
  for (const name of Object.keys(SOUNDS)) {
    const buffer = await rendered((context) => ring(context, name));
    const samples = buffer.getChannelData(0);
    const length = lengthOf(name);
    const peak = (part) => part.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    made[name] = {
      length,
      peak: peak(samples),
      after: peak(samples.subarray(Math.ceil(length * RATE) + 1)),
      loudness: loudness(await through(buffer, ...EARS)),
      shrill: loudness(await through(buffer, ...EARS, SHRILL)),
    };
  }
  return made;
}"""


@pytest.fixture
def made(client: str, tv: NewPage) -> dict[str, Any]:
    """Every sound of the built client, measured."""
    (file,) = (STATIC / "assets").glob("sounds-*.js")
    page = tv()
    page.goto(client)
    found: dict[str, Any] = page.evaluate(RENDER, f"/assets/{file.name}")
    return found


def test_every_sound_is_heard_and_none_is_louder_or_longer_than_it_should_be(
    made: dict[str, Any],
) -> None:
    """Nothing is silent, clipped, late or out of line with the others."""
    assert set(made) == {*get_args(Sound), *BESIDES}
    for name, sound in made.items():
        longest = LONGEST_WIN if name.endswith("win") else LONGEST
        assert 0.05 <= sound["length"] <= longest, name
        assert sound["peak"] <= 1, name
        assert sound["after"] < 0.001, name
        assert QUIETEST <= sound["loudness"] <= LOUDEST, (name, sound)
        assert sound["shrill"] < sound["loudness"] / 2, (name, sound)
