import { expect, test } from "vitest";
import type { Hold, Table } from "../wire/messages.ts";
import { readiness, unready } from "./hold.ts";

const LOOK = { colour: "red", sign: "sun" } as const;

test("people who are there are counted and named, bots and the absent are not", () => {
  const people = [
    { id: 1, name: "Anna", look: LOOK },
    { id: 2, name: "Ben", look: LOOK },
    { id: 3, name: "Cleo", look: LOOK, is_away: true },
    { id: 4, name: "Marcus", look: LOOK, bot: "hard" },
  ];
  const table = { people } as unknown as Table;
  const hold: Hold = { number: 1, part: "roles", seconds: 20, ready: [2, 3] };
  expect(readiness(table, hold)).toEqual({ ready: 1, people: 2 });
  expect(unready(table, hold)).toEqual(["Anna"]);
});
