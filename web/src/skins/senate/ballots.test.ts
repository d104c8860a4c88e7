import { expect, test } from "vitest";
import type { Told } from "../../wire/messages.ts";
import type { Moment } from "../../wire/table.svelte.ts";
import { ballotOf, lastVote } from "./ballots.ts";

const NOMINATED: Told = { event: "nominated", facts: { president: 0, chancellor: 1 } };
const VOTED: Told = { event: "voted", facts: { yes: [0, 1], no: [2], elected: true } };

function moment(asking: string, waiting: number[], news: Told[], dead: number[] = []): Moment {
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    marks: dead.includes(seat) ? ["executed"] : [],
    secrets: [],
    counters: {},
  }));
  const view = {
    viewer: "public" as const,
    phase: "election",
    seats,
    zones: [],
    tracks: [],
    counters: {},
    notes: [],
  };
  return { view, news, waiting, asking, ask: null, over: null };
}

test("a ballot lies face down as soon as nobody waits for its voter", () => {
  const now = moment("vote", [1], [VOTED, NOMINATED]);
  expect([0, 1, 2].map((seat) => ballotOf(now, seat))).toEqual(["down", "none", "down"]);
});

test("the dead have no ballot", () => {
  expect(ballotOf(moment("vote", [0, 1], [NOMINATED], [2]), 2)).toBe("none");
});

test("all ballots are turned together, and lie until the next nomination", () => {
  const now = moment("pass_on", [0], [NOMINATED, VOTED]);
  expect([0, 1, 2].map((seat) => ballotOf(now, seat))).toEqual(["yes", "yes", "no"]);
  expect(lastVote([NOMINATED, VOTED, NOMINATED])).toBeNull();
});
