import { expect, test } from "vitest";
import type { Replay, Step, Told, View, Zone } from "../../wire/messages.ts";
import { claimsOf } from "./claims.ts";
import { allSeen, heardAt, known, momentsOf } from "./moments.ts";

const HAND: Zone = { id: "hand", kind: "hand", owner: 0, things: [], backs: 2, secret: false };
const SEEN: Zone = {
  ...HAND,
  things: [{ id: "a", face: "x", marks: [], counters: {} }],
  backs: 0,
  secret: true,
};

function view(viewer: number | "public", more: Partial<View> = {}): View {
  const seats = [0, 1].map((seat) => ({
    seat,
    marks: [],
    secrets: seat === viewer ? ["role_a"] : [],
    counters: {},
  }));
  return { viewer, phase: "p", seats, zones: [HAND], tracks: [], counters: {}, notes: [], ...more };
}

function step(news: Told[], seen?: View): Step {
  return {
    type: "step",
    game: 1,
    start: 0,
    news,
    waiting: [0],
    asking: "q",
    ask: null,
    ...(seen ? { view: seen } : {}),
  };
}

const DREW = { id: "drew", facts: { policies: ["x", "y"] }, secret: true };
const OPEN: Told = { event: "dealt", facts: {} };
const SECRET: Told = { event: "got", facts: { card: "x" }, secret: true };
const said = (atoms: string[]): Told => ({ event: "said_drew", facts: { player: 0, atoms } });
const REPLAY: Replay = {
  steps: [
    step([OPEN], view("public")),
    step([said(["policy:y", "policy:x"])]),
    step([said(["policy:y", "policy:y"])]),
  ],
  seats: [
    [
      step([SECRET, OPEN], view(0, { zones: [SEEN], notes: [DREW] })),
      step([said(["policy:y", "policy:x"])]),
      step([]),
    ],
    [step([OPEN], view(1)), step([]), step([])],
  ],
  looks: [],
};

test("a moment has the newest view and all news until then", () => {
  const moments = momentsOf(REPLAY.steps);
  expect(moments.map((moment) => moment.news.length)).toEqual([1, 2, 3]);
  expect(moments[2]?.view).toEqual(view("public"));
});

test("all-knowing eyes see the face that one seat saw", () => {
  expect(allSeen(REPLAY).map((moment) => moment.view.zones)).toEqual([[SEEN], [SEEN], [SEEN]]);
});

test("what only one seat heard says so, and comes before what everyone heard", () => {
  expect(heardAt(REPLAY, 0)).toEqual([
    { told: SECRET, only: [0] },
    { told: OPEN, only: [] },
  ]);
});

test("a seat knows its role, its hand and its notes", () => {
  const found = known(view(0, { zones: [SEEN], notes: [DREW] }), 0);
  expect(found).toEqual({
    seat: 0,
    secrets: [{ seat: 0, marks: ["role_a"] }],
    hands: [SEEN],
    notes: [DREW],
  });
});

test("a claim is true if it names what the reader's note names, in whatever order", () => {
  expect(claimsOf(REPLAY).map((claim) => claim.isTrue)).toEqual([true, false]);
});

test("a claim that no note speaks to is neither true nor false", () => {
  const told: Told = { event: "said_trust", facts: { player: 1, atoms: ["player:0"] } };
  const replay = { ...REPLAY, steps: [step([told], view("public"))] };
  expect(claimsOf(replay)).toEqual([{ at: 0, seat: 1, told, note: null, isTrue: null }]);
});
