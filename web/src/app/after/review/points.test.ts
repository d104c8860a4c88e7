import { expect, test } from "vitest";
import type { Replay, Step } from "../../../wire/messages.ts";
import type { Curves } from "../analysis.ts";
import { heardUntil, thoughtsOf } from "./points.ts";

const CURVES: Curves = {
  moments: [],
  roles: ["r"],
  at: [0, 2, 3, 5, 5],
  curves: [
    {
      viewer: "public",
      layer: "reader",
      role: "r",
      chances: [
        [0.4, 0.4],
        [0.7, 0.1],
        [1, 0],
        [1, 0.1],
        [1, 0],
      ],
    },
  ],
};

test("a thought ends before the moment in which the truth is shown, not where somebody knew it", () => {
  expect(thoughtsOf(CURVES, "public", "reader", "r")).toEqual([
    { seat: 0, prior: 0.4, chances: [0.4, 0.7, 1], isTrue: true },
    { seat: 1, prior: 0.4, chances: [0.4, 0.1, 0], isTrue: false },
  ]);
  expect(thoughtsOf(CURVES, 1, "reader", "r")).toEqual([]);
});

test("the points of a curve are the public news of a replay", () => {
  const step = (count: number) => ({ news: Array.from({ length: count }, () => ({})) });
  const steps = [step(2), step(0), step(1)] as unknown as Step[];
  const replay: Replay = { steps, seats: [], looks: [] };
  expect([0, 1, 2].map((at) => heardUntil(replay, at))).toEqual([2, 2, 3]);
});
