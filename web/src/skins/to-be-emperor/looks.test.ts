import { expect, test } from "vitest";
import { looksOf } from "./looks.ts";

const TELEVISION = { width: 52, height: 18 };
const kinds = (first: number, second: number, space = TELEVISION) =>
  looksOf(first, second, space).map((look) => look.kind);

test("six cards and six stand upright on a television set", () => {
  expect(kinds(6, 6)).toEqual(["upright", "upright"]);
  expect(looksOf(6, 6, TELEVISION)[0].columns).toBe(6);
});

test("more cards lie down, in rows of equal length, and the other pool stays upright", () => {
  expect(kinds(6, 8)).toEqual(["upright", "lying"]);
  expect(looksOf(6, 8, TELEVISION)[1].columns).toBe(4);
});

test("where players need the height, cards become tiles", () => {
  expect(kinds(6, 9, { width: 49, height: 10.5 })).toEqual(["tiles", "tiles"]);
});

test("forty cards have no names", () => {
  expect(kinds(6, 40)[1]).toBe("bare");
});
