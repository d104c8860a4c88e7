import { expect, test } from "vitest";
import type { Reach } from "../../skins/registry.ts";
import type { View, Zone } from "../../wire/messages.ts";
import { OUT_OF_REACH } from "../decide/reach.ts";
import { handsBeside } from "./hand.ts";

const thing = (id: string) => ({ id, face: "coin", marks: [], counters: {} });
const zone = (id: string, more: Partial<Zone> = {}): Zone => ({
  id,
  kind: "hand",
  owner: 0,
  things: [thing(`${id}:0`), thing(`${id}:1`)],
  backs: 0,
  secret: true,
  ...more,
});
const view = (...zones: Zone[]): View => ({
  viewer: 0,
  phase: "",
  seats: [],
  zones,
  tracks: [],
  counters: {},
  notes: [],
});
const ids = (zones: readonly Zone[]): string[] => zones.map(({ id }) => id);

test("of all that lies on the table, my hands that are not empty are mine to look at", () => {
  const others = [zone("row", { kind: "row" }), zone("theirs", { owner: 1 })];
  const shown = view(zone("hand"), zone("reserve", { things: [] }), ...others);
  expect(ids(handsBeside(shown, 0, null))).toEqual(["hand"]);
});

test("a hand that the question is about lies in its tray, even if only one card of it is barred", () => {
  const reach: Reach = { ...OUT_OF_REACH, standing: (at) => (at === "hand:1" ? "barred" : "none") };
  const shown = view(zone("hand"), zone("reserve"));
  expect(ids(handsBeside(shown, 0, reach))).toEqual(["reserve"]);
  expect(ids(handsBeside(shown, 0, OUT_OF_REACH))).toEqual(["hand", "reserve"]);
});
