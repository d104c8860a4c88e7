import { expect, test } from "vitest";
import { ring } from "./ring.ts";

test("the seats go round the table clockwise", () => {
  expect(ring([0, 1, 2, 3, 4])).toEqual({ far: [0, 1, 2], near: [4, 3] });
  expect(ring([0, 1, 2, 3])).toEqual({ far: [0, 1], near: [3, 2] });
});

test("one seat alone sits at the far side", () => {
  expect(ring([7])).toEqual({ far: [7], near: [] });
});
