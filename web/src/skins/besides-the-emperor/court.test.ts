import { expect, test } from "vitest";
import type { SeatView, View } from "../../wire/messages.ts";
import { courtOf } from "./court.ts";

function seat(number: number, ...marks: string[]): SeatView {
  return { seat: number, marks, secrets: [], counters: { hand: 1 } };
}

function view(...seats: SeatView[]): View {
  return {
    viewer: "public",
    phase: "act",
    seats,
    zones: [],
    tracks: [],
    counters: { round: 2, clockwise: true },
    notes: [],
  };
}

test("the circle begins at the throne and goes on clockwise", () => {
  const court = courtOf(view(seat(3), seat(1, "emperor"), seat(0), seat(2)));
  expect(court.circle.map((place) => place.seat)).toEqual([1, 0, 2, 3]);
});

test("the two next to the throne sit beside the Emperor, and the dead leave the circle", () => {
  const court = courtOf(
    view(seat(0, "emperor"), seat(1), seat(2), seat(4), seat(3, "dead", "role_rebel")),
  );
  expect(court.circle.filter((place) => place.isBeside).map((place) => place.seat)).toEqual([1, 4]);
  expect(court.dead.map((place) => place.identity)).toEqual(["rebel"]);
});

test("a Condemn on the Emperor has a caster, a target, and the Emperor's turn as its clock", () => {
  const court = courtOf(
    view(seat(0, "emperor", "condemned_1", "due_1"), seat(1, "cast_1", "aimed"), seat(2)),
  );
  expect(court.condemns).toEqual([{ number: 1, caster: 1, target: 0, clock: 0, isDue: true }]);
  expect(court.aimers).toEqual([1]);
});

test("who condemns another is the clock too", () => {
  const court = courtOf(view(seat(0, "emperor"), seat(1, "clock_1"), seat(2, "condemned_1")));
  expect(court.condemns).toEqual([{ number: 1, caster: 1, target: 2, clock: 1, isDue: false }]);
  expect(court.circle.find((place) => place.seat === 2)?.condemned).toHaveLength(1);
});

test("an identity that only the viewer knows is not shown as the table's", () => {
  const known: SeatView = { ...seat(1), secrets: ["role_rebel"] };
  expect(courtOf(view(seat(0, "emperor"), known)).circle[1]?.identity).toBeUndefined();
});
