import { expect, test } from "vitest";
import { lookOf } from "./looks.ts";

const TELEVISION = { width: 52, height: 9 };

test("six cards stand upright on a television set", () => {
  expect(lookOf(6, TELEVISION)).toEqual({ kind: "upright", columns: 6 });
});

test("more cards lie down, in rows of equal length", () => {
  expect(lookOf(8, TELEVISION)).toEqual({ kind: "lying", columns: 4 });
});

test("where the height is taken, cards become tiles, and forty tiles lose their names", () => {
  expect(lookOf(9, { width: 52, height: 7 }).kind).toBe("tiles");
  expect(lookOf(40, TELEVISION).kind).toBe("bare");
});
