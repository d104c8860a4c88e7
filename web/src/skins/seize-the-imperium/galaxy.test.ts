import { expect, test } from "vitest";
import type { Note, Thing, View, Zone } from "../../wire/messages.ts";
import {
  counted,
  crowd,
  fightOf,
  fromAfar,
  grouped,
  isMade,
  nearBy,
  openOf,
  realmsOf,
  unitOf,
} from "./galaxy.ts";

const thing = (id: string, marks: string[] = [], counters: Record<string, number> = {}): Thing => ({
  id,
  face: id,
  marks,
  counters,
});
const zone = (id: string, owner: number, things: Thing[], more: Partial<Zone> = {}): Zone => ({
  id,
  kind: "row",
  owner,
  things,
  backs: 0,
  secret: false,
  ...more,
});
const note = (id: string, facts: Note["facts"]): Note => ({ id, facts, secret: false });

function view(zones: Zone[], notes: Note[] = [], counters: View["counters"] = {}): View {
  const seats = [
    {
      seat: 0,
      marks: ["attacker", "active", "watch_able"],
      secrets: [],
      counters: { points: 4, resources: 2, cards: 6 },
    },
    {
      seat: 1,
      marks: ["defender", "regent"],
      secrets: [],
      counters: { points: 7, resources: 0, cards: 5 },
    },
  ];
  return { viewer: "public", phase: "military", seats, zones, tracks: [], counters, notes };
}

const WORLD = thing("world:mars#1", ["attacked"], {
  cost: 3,
  def: 10,
  need: 2,
  room: 3,
  conquest: 1,
});
const GUEST = thing("unit:fighter_squadron#1", ["fleet", "fighters", "depleted"], {
  att: 4,
  def: 3,
  "of:0": 1,
});
const CARRIER = thing("unit:drone_carrier_group#1", ["fleet", "carriers", "drone"], {
  att: 2,
  def: 5,
});
const DRONES = [1, 2].map((n) =>
  thing(`counter:drone_fighter#${n}`, ["fleet", "fighters", "drone"], { att: 3, def: 3 }),
);

test("a Unit is its world's unless it says whose guest it is, and counters take no room", () => {
  const place = realmsOf(view([zone("place_1", 1, [WORLD, GUEST, CARRIER, ...DRONES])]))[1]!
    .places[0]!;
  expect(place.units.map((unit) => unit.owner)).toEqual([0, 1, 1, 1]);
  expect([crowd(place), place.world.room]).toEqual([1, 3]);
});

test("from afar equal kinds of one owner are one group; near by, whatever differs lies apart", () => {
  const units = [
    ...DRONES,
    thing("counter:drone_fighter#3", ["fleet", "fighters"], { att: 3, def: 3, damage: 1 }),
  ].map((each) => unitOf(each, 1));
  expect(grouped(units, fromAfar).map((group) => group.all.length)).toEqual([3]);
  expect(grouped(units, nearBy).map((group) => group.all.length)).toEqual([2, 1]);
});

test("a number whose parts are only what is printed is not explained", () => {
  const facts = (numbers: number[], times: number[] = []) => ({
    value: 0,
    facts: { numbers, times, over: [] },
  });
  expect([isMade(facts([6])), isMade(facts([6, 2])), isMade(facts([6], [2]))]).toEqual([
    false,
    true,
    true,
  ]);
});

test("a fight has its sides, its step, each explained number and what is aimed at whom", () => {
  const sum = note("sum_def", {
    card: "world:mars#1",
    value: 10,
    numbers: [5],
    sources: ["world:mars#1"],
    times: [2],
    over: [],
  });
  const attack = note("attack", {
    card: "world:mars#1",
    units: [GUEST.id],
    numbers: [4],
    att: 4,
    against: 10,
    count: 0,
  });
  const fight = fightOf(
    view([zone("place_1", 1, [WORLD, GUEST])], [sum, attack], {
      exchange: 1,
      exchanges: 2,
      step: 1,
    }),
  )!;
  expect([fight.attacker, fight.defender, fight.step, fight.isStrike]).toEqual([0, 1, 1, false]);
  expect(fight.sums.def.get("world:mars#1")?.value).toBe(10);
  expect(fight.attacks).toEqual([
    { target: "world:mars#1", units: [GUEST.id], att: 4, against: 10, counters: 0 },
  ]);
  expect(fightOf(view([]))).toBe(null);
});

test("what was announced last takes effect first", () => {
  const play = (card: string, player: number) => note("play", { card, player, used: false });
  const open = openOf(
    view([], [note("window", { moment: "response" }), play("a", 0), play("b", 1)]),
  );
  expect(open.stack.map((each) => each.card)).toEqual(["b", "a"]);
  expect(open.moment?.["moment"]).toBe("response");
});

test("what lies face down is counted, also what its owner may see", () => {
  const hidden = zone("reserve", 0, [thing("reserve:0")], { secret: true, kind: "hand" });
  const covered = zone("area", 1, [], { backs: 2, kind: "hand" });
  const [mine, other] = realmsOf(view([hidden, covered]));
  expect([mine!.backs["reserve"], other!.backs["area"]]).toEqual([1, 2]);
});

test("names that come several times are counted", () => {
  expect(counted(["Infantry", "Fighter", "Infantry"])).toEqual(["2 × Infantry", "Fighter"]);
});
