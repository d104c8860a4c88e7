import { expect, test } from "vitest";
import {
  type Analysis,
  concerned,
  costOf,
  isFine,
  isUpset,
  type Judged,
  partiesOf,
  percent,
  type Swing,
} from "./analysis.ts";

const ANALYSIS: Analysis = {
  format: "palatine-analysis",
  format_version: 1,
  record: "",
  seed: "s",
  setup: { game: "g", version: 1, edition: "e", options: {}, players: 3 },
  players: ["Ada", "Bo", "Cleo"],
  bot: "hard",
  made_by: "palatine 0.1.0, bots 3f2a9c1e",
  outcome: { winners: [0], side: "plot", why: "w" },
  sides: ["plot", "loyal", "loyal"],
  roles: [],
  length: 2,
  chances: [],
};
const SWING: Swing = { at: 1, cause: "luck", before: [0.2, 0.3, 0.5], after: [0.1, 0.7, 0.2] };

test("chances are told in steps of 5 percent", () => {
  expect([0, 0.024, 0.026, 0.61, 1].map(percent)).toEqual([0, 0, 5, 60, 100]);
});

test("a fight that could go either way is no upset", () => {
  const fights = [true, false].map((won) => [0.3, 0.5, 0.7].map((odds) => isUpset({ won, odds })));
  expect(fights).toEqual([
    [true, false, false],
    [false, false, true],
  ]);
});

test("seats of one side share a line; without sides each has its own", () => {
  expect(partiesOf(ANALYSIS)).toEqual([
    { side: "plot", seats: [0] },
    { side: "loyal", seats: [1, 2] },
  ]);
  expect(partiesOf({ ...ANALYSIS, sides: [] })).toHaveLength(3);
});

test("a moment is told by the winning side's chances, else by those that it moved most", () => {
  expect(concerned(ANALYSIS, SWING).side).toBe("plot");
  const alone = { ...ANALYSIS, sides: [], outcome: { winners: [0], side: null, why: "w" } };
  expect(concerned(alone, SWING).seats).toEqual([1]);
});

test("an answer within 5 points of the best is fine, and one that nobody tried is not judged", () => {
  const judged: Judged = {
    at: 1,
    seat: 0,
    kind: "k",
    number: 1,
    given: ["c"],
    tried: [
      { answer: ["a", "b"], chance: 0.6 },
      { answer: ["c"], chance: 0.56 },
      { answer: "d", chance: 0.5 },
    ],
    error: 0.02,
    advised: null,
    missed: false,
  };
  expect(costOf(judged, ["c"])).toBeCloseTo(0.04);
  expect(isFine(judged, ["c"])).toBe(true);
  expect(isFine(judged, "d")).toBe(false);
  expect(costOf(judged, "e")).toBeNull();
});
