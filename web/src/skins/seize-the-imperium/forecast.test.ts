import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { AskOut, View } from "../../wire/messages.ts";
import { Speaker } from "../../words/speaker.ts";
import { forecast } from "./forecast.ts";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(
    [
      "skin-front = { $att } against { $def }: { $enough }, { $need } to go",
      "skin-front-guard = { $units } Units with { $att }",
      "skin-front-holding = { $count } must fall",
      "skin-front-lost = { $count } lost",
      "skin-front-own = { $att } against { $against }",
    ].join("\n"),
  ),
);
const speaker = new Speaker(bundle, ["Al", "Bo"]);
const thing = (id: string, counters: Record<string, number>, marks: string[] = []) => ({
  id,
  face: id,
  marks,
  counters,
});
const place = (owner: number, ...things: ReturnType<typeof thing>[]) => ({
  id: "place_1",
  kind: "row" as const,
  owner,
  things,
  backs: 0,
  secret: false,
});
const VIEW = {
  viewer: 0,
  seats: [0, 1].map((seat) => ({
    seat,
    marks: [seat ? "defender" : "attacker"],
    secrets: [],
    counters: {},
  })),
  zones: [
    place(
      0,
      thing("world:mars#1", { def: 5, need: 1 }),
      thing("unit:fleet#1", { att: 6 }, ["fleet"]),
    ),
    place(
      1,
      thing("world:saturn#1", { def: 8, need: 3, conquest: 1 }, ["attacked"]),
      thing("unit:tanks#1", { att: 2 }, ["troop"]),
      thing("unit:moon#1", { att: 4 }, ["orbital"]),
      thing("unit:fleet#2", { att: 3, "of:0": 1 }, ["fleet"]),
    ),
    place(1, thing("world:venus#1", { def: 4, need: 2 }), thing("unit:scouts#1", { att: 5 })),
  ],
  counters: {},
  notes: [],
} as unknown as View;

function told(seat: number, kind: string, atom: string, facts = {}): readonly string[] {
  return forecast({ seat, kind, facts } as unknown as AskOut, [atom], VIEW, speaker);
}

test("before a Unit goes to a world, both sides are told with it", () => {
  const facts = { card: "unit:fleet#1" };
  expect(told(0, "attack_at", "world:saturn#1", facts)).toEqual([
    "9 against 8: yes, 2 to go",
    "2 Units with 6",
    "1 must fall",
  ]);
});

test("before a fight and before it goes on, both sides are told as they stand", () => {
  const sides = ["3 against 8: no, 2 to go", "2 Units with 6", "1 must fall"];
  expect(told(0, "conquer", "world:saturn#1")).toEqual(sides);
  expect(told(0, "withdraw", "no")).toEqual(sides);
});

test("before one leaves, it is told what is lost", () => {
  expect(told(0, "withdraw", "yes")).toEqual(["1 lost"]);
  expect(told(0, "forgo", "yes")).toEqual(["1 lost"]);
});

test("before one defends, the attackers are told, and the own side with who comes", () => {
  expect(told(1, "react_to", "world:saturn#1", { card: "unit:scouts#1" })).toEqual([
    "11 against 3",
  ]);
});

test("there is nothing to tell of other answers", () => {
  expect(told(0, "attack", "unit:fleet#1")).toEqual([]);
  expect(told(0, "conquer", "pass")).toEqual([]);
});
