// The connection comes back by itself, soon after the network does, even if nobody says so.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Socket, type Line } from "./socket.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let isNetworkThere = true;
/** Whether an attempt without a network hears nothing at all, instead of a refusal. */
let isSwallowed = false;
/** How long a welcome takes. */
let slowness = 1;
let opened = 0;
let sent: string[] = [];
let addresses: string[] = [];

/** A socket that opens and gets a welcome, or fails at once, or hangs. */
class Wire {
  static readonly CONNECTING = 0;
  readonly readyState: number = 3;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(address: string) {
    opened += 1;
    addresses.push(address);
    if (isNetworkThere)
      setTimeout(() => this.#isOver || this.onmessage?.({ data: '{"type":"welcome"}' }), slowness);
    else if (!isSwallowed) setTimeout(() => this.onclose?.(), 1);
  }

  #isOver = false;

  send(text: string): void {
    sent.push(text);
  }
  close(): void {
    this.#isOver = true;
  }
}

/** A page that says nothing about the network by itself. */
const listeners = new Map<string, () => void>();
const page = {
  addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  removeEventListener: () => {},
  hidden: false,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  [isNetworkThere, isSwallowed, slowness, opened] = [true, false, 1, 0];
  [sent, addresses] = [[], []];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection to a table, and its state. */
function lineToTable(): { now: Line } {
  const seen: { now: Line } = { now: "connecting" };
  const have = { game: 0, news: 0 };
  new Socket("BCDF", "seat", {
    heard: () => {},
    line: (line) => (seen.now = line),
    have: () => have,
    isWorthTrying: () => Promise.resolve(true),
  });
  return seen;
}

/** Be without a network for this long, and with it for a second. */
async function gap(length: number): Promise<void> {
  isNetworkThere = false;
  await vi.advanceTimersByTimeAsync(length);
  isNetworkThere = true;
  await vi.advanceTimersByTimeAsync(SECOND);
}

test("after any gap of minutes, the line is open within a second of the network's return", async () => {
  for (let length = 10; length < 4 * MINUTE; length = length * 1.3 + 7) {
    const line = lineToTable();
    await gap(length);
    expect(line.now, `after ${length} ms`).toBe("open");
  }
});

test("after many minutes it tries less often, and still comes back within seconds", async () => {
  isNetworkThere = false;
  const line = lineToTable();
  await vi.advanceTimersByTimeAsync(6 * MINUTE);
  opened = 0;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(opened).toBeLessThan(30);
  isNetworkThere = true;
  await vi.advanceTimersByTimeAsync(5 * SECOND + 10);
  expect(line.now).toBe("open");
});

test("whoever looks at the phone again after many minutes waits no longer than at first", async () => {
  isNetworkThere = false;
  const line = lineToTable();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  listeners.get("visibilitychange")?.();
  await gap(5 * SECOND);
  expect(line.now).toBe("open");
});

test("a phone that wakes to a network that swallows everything finds the next one within two seconds", async () => {
  const line = lineToTable();
  await vi.advanceTimersByTimeAsync(SECOND);
  page.hidden = true;
  listeners.get("visibilitychange")?.();
  await vi.advanceTimersByTimeAsync(MINUTE);
  [isNetworkThere, isSwallowed, page.hidden] = [false, true, false];
  listeners.get("visibilitychange")?.();
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(line.now).toBe("connecting");
  isNetworkThere = true;
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(line.now).toBe("open");
});

test("a line that is merely slow gets the time that it needs", async () => {
  slowness = 10 * SECOND;
  const line = lineToTable();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(line.now).toBe("open");
});

test("every message has the same length, whatever it says", async () => {
  const have = { game: 1, news: 9 };
  const listener = {
    heard: () => {},
    line: () => {},
    have: () => have,
    isWorthTrying: () => Promise.resolve(true),
  };
  const socket = new Socket("BCDF", "seat", listener);
  await vi.advanceTimersByTimeAsync(SECOND);
  const said = ["yes", "no", ["hand:guard#2", "done"], "\u00e9".repeat(40)];
  for (const answer of said) void socket.send({ type: "answer", number: 7, answer });
  void socket.send({ type: "why", atom: "" });
  const sizes = sent.map((text) => new TextEncoder().encode(text).length);
  expect(sizes).toEqual(said.map(() => 1024).concat(1024));
  expect(JSON.parse(sent[0] ?? "")).toMatchObject({ type: "answer", answer: "yes", ref: 1 });
  have.news = 10;
  new Socket("BCDF", "seat", listener);
  expect(new Set(addresses.map((each) => each.length)).size).toBe(1);
});
