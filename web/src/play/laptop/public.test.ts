import { expect, test } from "vitest";
import type { Thing, View, Zone } from "../../wire/messages.ts";
import type { Moment } from "../../wire/table.svelte.ts";
import { publicPart } from "./public.ts";

const thing = (id: string, ...marks: string[]): Thing => ({
  id,
  face: `card:${id}`,
  marks,
  counters: { cost: 2 },
});

function zone(kind: Zone["kind"], secret: boolean, things: Thing[]): Zone {
  return { id: kind, kind, owner: 0, things, backs: 1, secret };
}

function seen(zones: Zone[]): Moment {
  const view: View = {
    viewer: 0,
    phase: "vote",
    seats: [{ seat: 0, marks: ["president"], secrets: ["role_rebel"], counters: { hand: 2 } }],
    zones,
    tracks: [],
    counters: { deck: 3 },
    notes: [
      { id: "drew", facts: {}, secret: true },
      { id: "open", facts: {}, secret: false },
    ],
  };
  const news = [
    { event: "began", facts: {}, secret: false },
    { event: "saw", facts: {}, secret: true },
  ];
  return { view, news, waiting: [0], asking: "vote", ask: null, over: null };
}

test("roles, secret news and secret notes are left out, and nothing else is", () => {
  const { view, news, waiting } = publicPart(seen([]));
  expect(view.seats).toEqual([
    { seat: 0, marks: ["president"], secrets: [], counters: { hand: 2 } },
  ]);
  expect(news.map(({ event }) => event)).toEqual(["began"]);
  expect(view.notes.map(({ id }) => id)).toEqual(["open"]);
  expect([view.viewer, view.counters, waiting]).toEqual(["public", { deck: 3 }, [0]]);
});

test("a hand is so many backs, but for what lies face up in it", () => {
  const [hand] = publicPart(seen([zone("hand", true, [thing("a"), thing("b", "face_up")])])).view
    .zones;
  expect(hand).toMatchObject({ things: [{ id: "b" }], backs: 2, secret: false });
});

test("covered cards in a row keep their places and lose their faces and numbers", () => {
  const row = zone("row", true, [thing("a", "fresh"), thing("b", "face_up")]);
  const [shown] = publicPart(seen([row])).view.zones;
  expect(shown?.things).toEqual([
    { id: "a", face: null, marks: [], counters: {} },
    thing("b", "face_up"),
  ]);
});

test("what lies open for all stays as it is", () => {
  const open = zone("row", false, [thing("a")]);
  expect(publicPart(seen([open])).view.zones).toEqual([open]);
});
