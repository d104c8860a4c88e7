import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { AskOut, View } from "../../wire/messages.ts";
import { Speaker } from "../../words/speaker.ts";
import { Draft } from "./draft.svelte.ts";
import { atomFor, canBeRead, isSecret, Reached } from "./reach.ts";

const thing = (id: string, face: string, marks: string[] = []) => ({
  id,
  face,
  marks,
  counters: {},
});
const VIEW: View = {
  viewer: 0,
  phase: "act",
  seats: [],
  zones: [
    {
      id: "hand",
      kind: "hand",
      owner: 0,
      things: [thing("hand:0", "swap"), thing("hand:1", "card:steal")],
      backs: 0,
      secret: true,
    },
    {
      id: "row",
      kind: "row",
      owner: 0,
      things: [thing("row:0", "rebel", ["face_up"])],
      backs: 0,
      secret: true,
    },
  ],
  tracks: [],
  counters: {},
  notes: [],
};
const ASK: AskOut = {
  seat: 0,
  number: 1,
  kind: "act",
  shape: "pick",
  how: "alone",
  least: 1,
  most: 1,
  options: [
    { atom: "card:swap", at: "hand:0" },
    { atom: "player:1", at: "player:1" },
  ],
};

test("what lies open and has a text can be read, a covered card and a seat can't", () => {
  const bundle = new FluentBundle("en");
  bundle.addResource(new FluentResource("text-rebel = He rebels.\ntext-swap = Swap two."));
  const speaker = new Speaker(bundle, [], []);
  const zones = VIEW.zones.map((zone) => ({ ...zone, secret: zone.kind === "hand" }));
  const view = { ...VIEW, zones };
  const read = ["row:0", "hand:0", "player:1", "row:9"].filter((at) =>
    canBeRead(view, at, speaker),
  );
  expect(read).toEqual(["row:0"]);
});

test("what lies beside an option is asked about by an atom of the same family", () => {
  expect(atomFor(ASK, VIEW, "hand:1")).toBe("card:steal");
  expect(atomFor(ASK, VIEW, "player:2")).toBe("player:2");
  expect(atomFor(ASK, VIEW, "row:0")).toBe(null);
});

test("a hand that the question can be about is asked about even when nothing of it is offered", () => {
  const bare = { ...ASK, options: [{ atom: "pass", at: "pass" }] };
  expect([atomFor(bare, VIEW, "hand:0"), atomFor(bare, VIEW, "hand:0", true)]).toEqual([null, ""]);
  expect([atomFor(bare, VIEW, "hand:0", "hand"), atomFor(bare, VIEW, "hand:0", "reserve")]).toEqual(
    ["", null],
  );
});

test("a touch chooses what is offered and asks about the rest", () => {
  const asked: string[] = [];
  const reach = new Reached(new Draft(ASK), VIEW, (atom) => asked.push(atom));
  reach.touch("hand:0");
  reach.touch("player:2");
  expect([
    reach.standing("hand:0"),
    reach.standing("player:1"),
    reach.standing("player:2"),
  ]).toEqual(["chosen", "offered", "barred"]);
  expect(asked).toEqual(["player:2"]);
});

test("what lies face up is no secret, even in a secret zone", () => {
  expect([isSecret(VIEW, "hand:0"), isSecret(VIEW, "row:0")]).toEqual([true, false]);
});
