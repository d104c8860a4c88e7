import { expect, test } from "vitest";
import type { Lie } from "../analysis.ts";
import { playerIn, sessionsOf, truthOf } from "./claimed.ts";

const lie = (about: number | undefined, seat: number, truth: string[]): Lie => ({
  at: 1,
  seat,
  what: "w",
  atoms: [],
  verdict: "lie",
  truth,
  ...(about === undefined ? {} : { about }),
});

test("claims stand by session and speaker; who had seen more comes first", () => {
  const few = lie(1, 4, ["a", "b"]);
  const many = lie(1, 2, ["a", "b", "c"]);
  const early = lie(0, 3, []);
  expect(sessionsOf([few, many, early, lie(undefined, 0, [])])).toEqual([
    { number: 0, speakers: [[early]] },
    { number: 1, speakers: [[many], [few]] },
  ]);
});

test("a truth about somebody names whom", () => {
  const found = lie(undefined, 0, ["player:6", "party:separatist"]);
  expect([playerIn(found), truthOf(found)]).toEqual([6, ["party:separatist"]]);
  expect(playerIn(lie(0, 0, ["policy:loyalist"]))).toBeNull();
});
