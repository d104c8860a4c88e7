import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Told } from "../../wire/messages.ts";
import { Ladder } from "./ladder.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function told(event: string, secret = false): Told {
  return { event, facts: {}, secret };
}

function open(waiting: number[], asking = "vote", news: Told[] = []) {
  return { waiting, asking, news };
}

function climbing(): { ladder: Ladder; calls: string[] } {
  const calls: string[] = [];
  const ladder = new Ladder(
    (rung, seats) => calls.push(`${rung} ${seats.join()}`),
    (seats) => calls.push(`down ${seats.join()}`),
  );
  return { ladder, calls };
}

test("whoever is asked is called at once, then after 20, 40 and 70 seconds", () => {
  const { ladder, calls } = climbing();
  ladder.follow(open([2]));
  expect(calls).toEqual(["asked 2"]);
  vi.advanceTimersByTime(19_999);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(calls.at(-1)).toBe("phone 2");
  vi.advanceTimersByTime(20_000);
  expect(calls.at(-1)).toBe("screen 2");
  vi.advanceTimersByTime(30_000);
  expect(calls.at(-1)).toBe("host 2");
  vi.advanceTimersByTime(600_000);
  expect(calls).toHaveLength(4);
});

test("whoever has answered is called no more, and the clocks of the others run on", () => {
  const { ladder, calls } = climbing();
  ladder.follow(open([0, 1]));
  vi.advanceTimersByTime(15_000);
  ladder.follow(open([1]));
  vi.advanceTimersByTime(5_000);
  expect(calls).toEqual(["asked 0,1", "down 0", "phone 1"]);
});

test("whoever is asked again at once is not called again, but has all the time again", () => {
  const { ladder, calls } = climbing();
  ladder.follow(open([0], "nominate"));
  vi.advanceTimersByTime(15_000);
  ladder.follow(open([0], "discard"));
  vi.advanceTimersByTime(10_000);
  ladder.follow(open([0], "discard", [told("discarded")]));
  vi.advanceTimersByTime(19_000);
  expect(calls).toEqual(["asked 0"]);
  vi.advanceTimersByTime(1_000);
  expect(calls).toEqual(["asked 0", "phone 0"]);
});

test("neither talk nor what one hears alone changes when one is called", () => {
  const { ladder, calls } = climbing();
  ladder.follow(open([0]));
  vi.advanceTimersByTime(10_000);
  ladder.follow(open([0], "vote", [told("said_drew"), told("saw_cards", true)]));
  vi.advanceTimersByTime(10_000);
  expect(calls).toEqual(["asked 0", "phone 0"]);
});

test("in a pause nobody is called; after it, whoever is still asked is called again", () => {
  const { ladder, calls } = climbing();
  ladder.follow(open([0]));
  ladder.follow(null);
  vi.advanceTimersByTime(100_000);
  ladder.follow(open([0]));
  expect(calls).toEqual(["asked 0", "down 0", "asked 0"]);
});
