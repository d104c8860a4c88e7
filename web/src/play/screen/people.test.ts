import { expect, it } from "vitest";
import type { Person, Table } from "../../wire/messages.ts";
import { absence, absent } from "./people.ts";

const person = (facts: Partial<Person>): Person => ({
  id: 1,
  name: "Ben",
  look: { colour: "red", sign: "sun" },
  ...facts,
});

it("waits for somebody who is away, and for nobody whom another plays for", () => {
  const people = [
    person({}),
    person({ is_away: true }),
    person({ is_away: true, stand_in: "bot" }),
    person({ is_away: true, stand_in: "lot" }),
  ];
  expect(absent({ people } as unknown as Table)).toEqual([people[1]]);
});

it("tells the room who decides for somebody, even when they are back and have not said so", () => {
  expect(absence(person({ stand_in: "bot" }))?.words).toBe("screen-stood-in-bot");
  expect(absence(person({ is_away: true, stand_in: "lot" }))?.words).toBe("screen-stood-in-lot");
  expect(absence(person({ is_away: true, stand_in: "wait" }))?.words).toBe("screen-is-away");
});

it("has nothing to tell of who is there, and of bots", () => {
  expect(absence(person({}))).toBeNull();
  expect(absence(person({ bot: "random", is_away: true }))).toBeNull();
  expect(absence(undefined)).toBeNull();
});
