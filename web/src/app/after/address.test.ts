import { expect, test } from "vitest";
import { addressOf, spotOf } from "./address.ts";

test("an address names a game, a moment of it, or the question how it could happen", () => {
  expect(spotOf("?game=2&how&seat=0")).toMatchObject({
    game: 2,
    isHow: true,
    me: 0,
    at: undefined,
  });
  expect(spotOf("?game=2&at=17")).toMatchObject({ game: 2, isHow: false, at: 17, isAll: false });
  expect(spotOf("?at=17&all")).toMatchObject({ at: 17, isAll: true });
  for (const search of ["?game=2&how&seat=0", "?at=17", "?game=1&seat=3&at=0&all", "?"])
    expect(addressOf(spotOf(search))).toBe(search);
});

test("what is not a number names nothing", () => {
  expect(spotOf("?game=x&at=-1&seat=1e9")).toMatchObject({
    game: undefined,
    isHow: false,
    me: undefined,
    at: undefined,
  });
});
