import { expect, test } from "vitest";
import { arrows, between } from "./cloth.ts";
import { ring } from "./ring.ts";

test.each([1, 2, 3, 4, 5, 6, 7, 9])(
  "%i seats have a place each, the throne at the top in the middle",
  (count) => {
    const points = ring(count);
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(points[0]?.x).toBeCloseTo(50);
    expect(points[0]?.y).toBeCloseTo(0);
  },
);

test.each([3, 4, 5, 6, 7])(
  "of %i, the second sits on the right and the last on the left: clockwise",
  (count) => {
    const points = ring(count);
    expect(points[1]?.x).toBeGreaterThan(50);
    expect(points[count - 1]?.x).toBeLessThan(50);
  },
);

test("arrows on the rim turn round when the round goes the other way", () => {
  const [one, other] = [arrows(400, 300, true)[0], arrows(400, 300, false)[0]];
  expect((other?.turn ?? 0) - (one?.turn ?? 0)).toBeCloseTo(180);
});

test("a thread is bent towards the middle of the table", () => {
  const { at } = between({ x: 0, y: 0 }, { x: 400, y: 0 }, 400, 300);
  expect(at.y).toBeGreaterThan(20);
});
