// The sounds of a game follow from what is shown of it, moment by moment.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cue, Table, Told } from "../wire/messages.ts";
import type { Moment } from "../wire/table.svelte.ts";
import { Sounding } from "./sounding.ts";
import type { Scene } from "./staged.svelte.ts";

let heard: string[] = [];
let sounding: Sounding;

const TOLD: Told = { event: "voted", facts: {}, secret: false };
const FLIP: Cue = { on: "voted", kind: "ballots", seconds: 4, turn: 2, sound: "flip" };

function follow(
  scene: Scene | null,
  {
    waiting = [],
    asking = "",
    seconds = 0,
  }: { waiting?: number[]; asking?: string; seconds?: number } = {},
): void {
  const hold = seconds ? { number: 2, part: "talk", seconds } : undefined;
  const table = { stage: "playing", hold } as unknown as Table;
  sounding.follow({ table, moment: { waiting, asking } as unknown as Moment, scene });
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  sounding = new Sounding((sound) => heard.push(sound));
});
afterEach(() => {
  sounding.stop();
  vi.useRealTimers();
});

test("a scene is heard when it is turned over, and once", () => {
  follow({ told: TOLD, cue: FLIP, isTurned: false });
  expect(heard).toEqual([]);
  follow({ told: TOLD, cue: FLIP, isTurned: true });
  follow({ told: TOLD, cue: FLIP, isTurned: true });
  expect(heard).toEqual(["flip"]);
  follow({ told: { ...TOLD }, cue: FLIP, isTurned: true });
  expect(heard).toEqual(["flip", "flip"]);
});

test("a scene without a sound is silent", () => {
  follow({ told: TOLD, cue: { on: "voted", kind: "ballots", seconds: 4 }, isTurned: true });
  expect(heard).toEqual([]);
});

test("each vote is heard as it comes in, the last one too", () => {
  for (const waiting of [[0, 1, 2], [0, 2], [0], []]) follow(null, { waiting, asking: "vote" });
  expect(heard).toEqual(["vote", "vote", "vote"]);
});

test("where one person is asked, no vote comes in", () => {
  follow(null, { waiting: [0, 1], asking: "vote" });
  follow(null, { waiting: [3], asking: "nominate" });
  follow(null, { waiting: [], asking: "nominate" });
  expect(heard).toEqual([]);
});

test("the last ten seconds of talk time tick, however often the table is told of", () => {
  follow(null, { seconds: 30 });
  vi.advanceTimersByTime(19_900);
  expect(heard).toEqual([]);
  follow(null, { seconds: 10.1 });
  vi.advanceTimersByTime(3_100);
  follow(null, { seconds: 7 });
  expect(heard).toHaveLength(4);
  vi.advanceTimersByTime(20_000);
  expect(heard).toEqual(Array.from({ length: 10 }, () => "tick"));
});

test("when all are ready, nothing ticks any more", () => {
  follow(null, { seconds: 5 });
  follow(null, { waiting: [0], asking: "vote" });
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual([]);
});
