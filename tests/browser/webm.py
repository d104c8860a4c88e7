"""A film as WebM: the browser encodes the pictures (VP9), and we put them into a file here.

It needs no installation. Moments keep their own times, so a film of an unchanging page has no
pictures for that time.
"""

import base64
import struct
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from playwright.async_api import Page

BEGIN = """({ width, height, bitrate }) => {
  globalThis.chunks = [];
  const keep = (chunk) => {
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    const text = btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
    chunks.push([Math.round(chunk.timestamp / 1000), chunk.type === "key", text]);
  };
  globalThis.encoder = new VideoEncoder({ output: keep, error: (error) => { throw error; } });
  encoder.configure({ codec: "vp09.00.31.08", width, height, bitrate });
}"""
TAKE = """async ({ picture, milliseconds, isKey }) => {
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
  const frame = new VideoFrame(bitmap, { timestamp: milliseconds * 1000 });
  encoder.encode(frame, { keyFrame: isKey });
  frame.close();
}"""
END = "async () => { await encoder.flush(); return chunks; }"

KEY_EVERY = 5000
"""Milliseconds from one independent picture to the next."""
LAST = 1500
"""How many milliseconds the last picture stays."""


class Moment(NamedTuple):
    """What a page showed, with its start in milliseconds."""

    at: int
    jpeg: bytes


class Chunk(NamedTuple):
    """A moment as the encoder made it."""

    at: int
    is_key: bool
    data: bytes


async def encoded(
    page: Page, moments: Sequence[Moment], size: tuple[int, int], bitrate: int
) -> list[Chunk]:
    """The moments as VP9. The page must be a secure one."""
    await page.evaluate(BEGIN, {"width": size[0], "height": size[1], "bitrate": bitrate})
    last_key = -KEY_EVERY
    for at, jpeg in moments:
        is_key = at - last_key >= KEY_EVERY
        last_key = at if is_key else last_key
        coded = base64.b64encode(jpeg).decode()
        await page.evaluate(TAKE, {"picture": coded, "milliseconds": at, "isKey": is_key})
    chunks = await page.evaluate(END)
    return [Chunk(at, is_key, base64.b64decode(data)) for at, is_key, data in chunks]


def webm(chunks: Sequence[Chunk], size: tuple[int, int]) -> bytes:
    """The file, by the ids of the Matroska specification."""
    head = b"".join(
        [
            *(number(0x4286, 1), number(0x42F7, 1), number(0x42F2, 4), number(0x42F3, 8)),
            *(element(0x4282, b"webm"), number(0x4287, 4), number(0x4285, 2)),
        ]
    )
    length = struct.pack(">d", chunks[-1].at + LAST)
    about = [number(0x2AD7B1, 1_000_000), element(0x4489, length)]
    about += [element(0x4D80, b"palatine"), element(0x5741, b"palatine")]
    picture = number(0xB0, size[0]) + number(0xBA, size[1])
    track = [number(0xD7, 1), number(0x73C5, 1), number(0x83, 1), element(0x86, b"V_VP9")]
    entry = element(0xAE, b"".join([*track, element(0xE0, picture)]))
    body = [element(0x1549A966, b"".join(about)), element(0x1654AE6B, entry), *clusters(chunks)]
    return element(0x1A45DFA3, head) + element(0x18538067, b"".join(body))


def clusters(chunks: Sequence[Chunk]) -> Iterator[bytes]:
    """The pictures, in parts that each begin with an independent one."""
    starts = [place for place, chunk in enumerate(chunks) if chunk.is_key]
    for start, end in pairwise([*starts, len(chunks)]):
        part = chunks[start:end]
        blocks = [block(chunk, part[0].at) for chunk in part]
        yield element(0x1F43B675, b"".join([number(0xE7, part[0].at), *blocks]))


def block(chunk: Chunk, since: int) -> bytes:
    """One picture."""
    flags = 0x80 if chunk.is_key else 0
    return element(0xA3, struct.pack(">BhB", 0x81, chunk.at - since, flags) + chunk.data)


def number(name: int, value: int) -> bytes:
    """An element that holds a number."""
    return element(name, value.to_bytes(max(1, (value.bit_length() + 7) // 8), "big"))


def element(name: int, data: bytes) -> bytes:
    """An element: its id, how long it is, and what it holds."""
    size = (len(data) | 1 << 56).to_bytes(8, "big")
    return name.to_bytes((name.bit_length() + 7) // 8, "big") + size + data
