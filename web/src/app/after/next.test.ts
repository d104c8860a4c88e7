import { expect, test } from "vitest";
import type { Person, Table } from "../../wire/messages.ts";
import { wishes } from "./next.ts";

const LOOK = { colour: "red", sign: "sun" } as const;

function table(people: Partial<Person>[]): Table {
  const all = people.map((each, id) => ({ id, name: `P${id}`, look: LOOK, ...each }));
  return { people: all } as unknown as Table;
}

test("wishes are counted among the people who are there", () => {
  const people: Partial<Person>[] = [
    { wants: "again" },
    { wants: "another" },
    { wants: "again" },
    { wants: "again", is_away: true },
    { bot: "hard" },
    {},
  ];
  expect(wishes(table(people))).toEqual([
    { what: "again", count: 2, people: 4 },
    { what: "another", count: 1, people: 4 },
  ]);
});

test("what nobody wants is not counted", () => {
  expect(wishes(table([{}, { wants: "another" }]))).toEqual([
    { what: "another", count: 1, people: 2 },
  ]);
});
