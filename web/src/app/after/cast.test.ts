import { expect, test } from "vitest";
import type { Moment } from "../../wire/table.svelte.ts";
import { castOf, unmasking, winnersFirst } from "./cast.ts";

function moment(marks: string[][], winners: number[]): Moment {
  const seats = marks.map((each, seat) => ({ seat, marks: each, secrets: [], counters: {} }));
  return { view: { seats }, over: { winners } } as unknown as Moment;
}

test("seats are unmasked in their order, and whoever the game is about comes last", () => {
  const roles = [["role_loyalist"], ["role_palpatine"], ["role_separatist"], ["role_loyalist"]];
  const cast = castOf(moment(roles, [1, 2]));
  expect(unmasking(cast, "role_palpatine")).toEqual([0, 2, 3, 1]);
  expect(winnersFirst(cast).map(({ seat }) => seat)).toEqual([1, 2, 0, 3]);
});

test("where nobody is the one, the winners come last", () => {
  const cast = castOf(moment([["house_a"], ["house_b"], ["house_c"]], [0]));
  expect(unmasking(cast, undefined)).toEqual([1, 2, 0]);
  expect(unmasking(cast, "role_palpatine")).toEqual([1, 2, 0]);
});
