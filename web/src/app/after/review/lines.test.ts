import { expect, test } from "vitest";
import { dotAt, pathOf, stepsOf } from "./lines.ts";

const BOX = { width: 110, height: 70, left: 10, edge: 10 };

test("a game goes from left to right, and certainty is on top", () => {
  expect(dotAt(BOX, 0, 5, 0)).toEqual({ x: 10, y: 60 });
  expect(dotAt(BOX, 4, 5, 1)).toEqual({ x: 100, y: 10 });
  expect(dotAt(BOX, 0, 1, 0.5)).toEqual({ x: 10, y: 35 });
});

test("a line leads through its points, straight or in steps", () => {
  const dots = [dotAt(BOX, 0, 2, 0), dotAt(BOX, 1, 2, 1)];
  expect(pathOf(dots)).toBe("M10 60L100 10");
  expect(stepsOf(dots)).toBe("M10 60H100V10");
});
