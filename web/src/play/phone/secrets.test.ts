import { expect, test } from "vitest";
import type { View, Zone } from "../../wire/messages.ts";
import { secretsOf } from "./secrets.ts";

const EMPTY: View = {
  viewer: 0,
  phase: "",
  seats: [],
  zones: [],
  tracks: [],
  counters: {},
  notes: [],
};
const THING = { id: "card:1", face: "coin", marks: [], counters: {} };

function seated(secrets: string[], marks: string[] = []): View {
  const mine = { seat: 0, marks, secrets, counters: {} };
  return { ...EMPTY, seats: [mine, { ...mine, seat: 1, secrets: [], marks: [] }] };
}

function zone(kind: Zone["kind"], secret: boolean, owner = 0): Zone {
  return { id: kind, kind, owner, things: [THING], backs: 0, secret };
}

test("who has a secret mark, or covered cards, is somebody", () => {
  expect(secretsOf(seated(["role_rebel"]), 0)).toMatchObject({ hasRole: true, mark: "role_rebel" });
  expect(secretsOf({ ...EMPTY, zones: [zone("row", true)] }, 0).hasRole).toBe(true);
});

test("a role that all have seen is still mine", () => {
  expect(secretsOf(seated([], ["mayor", "role_rebel"]), 0).mark).toBe("role_rebel");
});

test("a game without roles has a hand to look at, and one without secrets has nothing", () => {
  const held = secretsOf({ ...seated([]), zones: [zone("hand", true)] }, 0);
  expect(held).toMatchObject({ hasRole: false, hand: [THING] });
  expect(
    secretsOf({ ...EMPTY, zones: [zone("hand", false), zone("hand", true, 1)] }, 0).hand,
  ).toBeNull();
});
