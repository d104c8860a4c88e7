import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { AskOut, View } from "../../wire/messages.ts";
import { Speaker } from "../../words/speaker.ts";
import { detail } from "./details.ts";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(
    [
      "skin-blow = { $att } against { $against }: { $count }",
      "skin-aims-at = at { $targets }",
      "skin-aims-nobody = at nobody",
      "skin-room = { $used } of { $room }",
      "skin-guard = of { $player }: { $units } Units",
      "card-tanks = Tanks",
      "skin-use = deplete: { $what }",
      "use-envoy = gain 1",
      "option-settle-character = -",
      "option-settle-area = -",
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
const zone = (owner: number, ...things: ReturnType<typeof thing>[]) => ({
  id: "place_1",
  kind: "row" as const,
  owner,
  things,
  backs: 0,
  secret: false,
});
const VIEW: View = {
  viewer: 0,
  phase: "military",
  seats: [0, 1].map((seat) => ({
    seat,
    marks: [seat ? "defender" : "attacker"],
    secrets: [],
    counters: {},
  })),
  zones: [
    zone(0, thing("world:mars#1", { def: 5, need: 1, room: 3 }), thing("unit:fleet#1", {})),
    zone(
      1,
      thing("world:saturn#1", { def: 8, need: 2, room: 4 }, ["attacked"]),
      thing("unit:tanks#1", {}),
      thing("unit:fleet#2", { "of:0": 1 }),
    ),
  ],
  tracks: [],
  counters: {},
  notes: [
    {
      id: "attack",
      facts: { card: "unit:tanks#1", units: ["unit:fleet#2"], att: 4, against: 5, count: 0 },
      secret: false,
    },
  ],
};

function ask(kind: string, facts: AskOut["facts"] = {}): AskOut {
  return {
    seat: 0,
    number: 1,
    kind,
    shape: "pick",
    how: "alone",
    least: 1,
    most: 1,
    options: [],
    facts,
  };
}

test("a target says what all that is aimed there would come to, and whether that is enough", () => {
  const facts = {
    targets: ["unit:tanks#1", "world:saturn#1"],
    totals: [9, 4],
    against: [7, 8],
    counts: [1, 0],
  };
  expect(detail(ask("target", facts), "unit:tanks#1", VIEW, speaker)).toEqual({
    text: "9 against 7: 1",
    tells: "good",
  });
  expect(detail(ask("target", facts), "world:saturn#1", VIEW, speaker)).toEqual({
    text: "4 against 8: 0",
    tells: undefined,
  });
  expect(detail(ask("target", facts), "pass", VIEW, speaker)).toBe(null);
});

test("a Unit that could aim says at whom it aims already", () => {
  expect(detail(ask("aim"), "unit:fleet#2", VIEW, speaker)?.text).toBe("at Tanks");
  expect(detail(ask("aim"), "unit:tanks#1", VIEW, speaker)?.text).toBe("at nobody");
});

test("an own world says how much room it has, another's whose it is and how many guard it, without the guests", () => {
  expect(detail(ask("move_to"), "world:mars#1", VIEW, speaker)?.text).toBe("1 of 3");
  expect(detail(ask("attack_at"), "world:saturn#1", VIEW, speaker)?.text).toBe("of Bo: 1 Units");
});

test("each part of a split says what it would come to", () => {
  const facts = {
    target: "unit:tanks#1",
    totals: [4, 5, 6],
    against: [5, 5, 5],
    counts: [0, 1, 1],
  };
  expect(detail(ask("part", facts), "n:2", VIEW, speaker)).toEqual({
    text: "5 against 5: 1",
    tells: "good",
  });
  expect(detail(ask("part", facts), "n:9", VIEW, speaker)).toBe(null);
});

test("a card that could be depleted says what for, and a card that is chosen for something else does not", () => {
  expect(detail(ask("settle"), "character:envoy#2", VIEW, speaker)?.text).toBe("deplete: gain 1");
  expect(detail(ask("pool"), "character:envoy#2", VIEW, speaker)).toBe(null);
  expect(detail(ask("settle"), "area:envoy", VIEW, speaker)).toBe(null);
});
