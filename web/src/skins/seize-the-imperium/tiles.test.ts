import { expect, test } from "vitest";
import { besides, layoutFor, rosterFor, skyFor } from "./tiles.ts";

const TWO = { width: 26, height: 24 };
const SIX = { width: 16.5, height: 8.8 };

test("few worlds lie in one column, as wide as their realm, with all their numbers", () => {
  expect(layoutFor(4, TWO)).toMatchObject({ columns: 1, look: "full" });
});

test("more worlds lie side by side before they become low", () => {
  expect(layoutFor(8, TWO)).toMatchObject({ columns: 2, look: "full" });
});

test("with six players each world is a line of its own, and its name can be read", () => {
  expect(layoutFor(6, SIX)).toMatchObject({ columns: 1, look: "line" });
});

test("however many there are, none is lower than a line of text while another column helps", () => {
  expect(layoutFor(10, SIX)).toMatchObject({ columns: 2, look: "line" });
});

test("Units have names only where all of them do", () => {
  const world = { columns: 1, width: 26, height: 5, look: "full" } as const;
  expect([rosterFor(2, world), rosterFor(4, world), rosterFor(5, world)]).toEqual([1, 2, 0]);
  expect(rosterFor(1, { ...world, look: "low" })).toBe(0);
});

test("a world is large where the names of its Units leave it room, before them or below", () => {
  expect(skyFor(1, layoutFor(2, TWO))).toEqual({ planet: 6.5, isBelow: false });
  expect(skyFor(4, { columns: 1, width: 26, height: 5, look: "full" })).toEqual({
    planet: 2.2,
    isBelow: false,
  });
  expect(skyFor(1, { columns: 1, width: 14, height: 9, look: "full" }).isBelow).toBe(true);
  expect(skyFor(5, { columns: 1, width: 14, height: 9, look: "full" }).isBelow).toBe(false);
});

test("in a line the name comes first, and Units that have no space beside it are counted", () => {
  const line = { columns: 1, width: 16.5, height: 1.5, look: "line" } as const;
  expect([besides(4, 0, line), besides(17, 2, line)]).toEqual([4, 1]);
  expect(besides(17, 2, { ...line, look: "full" })).toBe(Infinity);
});
