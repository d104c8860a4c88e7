import { expect, test } from "vitest";
import type { Told } from "../wire/messages.ts";
import { chaptersOf, foldedIn, toldOf } from "./history.ts";

const HISTORY = { chapters: ["turn_began"], matters: ["struck"] };
const told = (event: string, secret = false): Told => ({ event, facts: {}, secret });
const NEWS = [
  told("dealt"),
  told("turn_began"),
  told("drew"),
  told("drawn", true),
  told("struck"),
  told("turn_began"),
  told("drew"),
];
const [second, first, before] = chaptersOf(NEWS, HISTORY);
if (!second || !first || !before) throw new Error("there are three chapters");

test("a chapter begins where the game says so, and the newest comes first", () => {
  expect([second, first, before].map(({ head }) => head?.number ?? null)).toEqual([5, 1, null]);
});

test("what matters is told, and the rest is folded", () => {
  expect(toldOf(first, HISTORY).map(({ told: { event } }) => event)).toEqual(["struck"]);
  expect(foldedIn(first, HISTORY)).toBe(1);
});

test("where nothing mattered, the last line is told", () => {
  expect(toldOf(second, HISTORY).map(({ number }) => number)).toEqual([6]);
  expect(foldedIn(second, HISTORY)).toBe(0);
});

test("a secret is never told, and never counted", () => {
  const all = { ...HISTORY, matters: ["drew", "drawn", "struck"] };
  expect(toldOf(first, all).map(({ number }) => number)).toEqual([4, 2]);
  expect(foldedIn(first, all)).toBe(0);
});

test("of a game that says nothing of this, everything is told in one piece", () => {
  const none = { chapters: [], matters: [] };
  const [only, ...others] = chaptersOf(NEWS, none);
  expect(others).toEqual([]);
  expect(only && toldOf(only, none).length).toBe(NEWS.length - 1);
});
