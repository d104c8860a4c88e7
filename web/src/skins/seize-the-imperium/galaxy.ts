// The galaxy as a screen speaks of it, read from a view: realms with their worlds and Units, the current
// fight, and the open window with what waits in it.
import type { Seat, SeatView, Thing, View, Zone } from "../../wire/messages.ts";
import { takenApart } from "../../words/atoms.ts";
import type { Facts } from "../../words/speaker.ts";

/** What a list among the facts can hold. */
type Plain = string | number | boolean | null;

/** The kinds of Units, the most telling first: they give a Unit its emblem. */
export const KINDS = [
  "fighters",
  "carriers",
  "capitals",
  "starships",
  "stations",
  "satellites",
  "mechs",
  "hovers",
  "vehicles",
  "infantry",
  "strongholds",
  "emplacements",
] as const;
const TYPES = ["fleet", "orbital", "troop", "installation"] as const;
const CLASSES = ["admiral", "assassin", "engineer", "general", "hunter", "politician"] as const;

/** Where cards lie face down before a player, so that all see how many. */
export const HIDDEN = ["chosen", "bid", "area", "reserve"];

export interface Unit {
  readonly id: string;
  readonly face: string;
  readonly owner: Seat;
  readonly type: string;
  readonly kind: string;
  readonly isCounter: boolean;
  readonly isDepleted: boolean;
  readonly att: number;
  readonly def: number;
  readonly damage: number;
  readonly missions: number;
}

/** Units that look the same to a viewer. */
export interface Group {
  readonly unit: Unit;
  readonly all: readonly Unit[];
}

export interface World {
  readonly id: string;
  readonly face: string;
  readonly marks: readonly string[];
  readonly cost: number;
  readonly def: number;
  readonly need: number;
  readonly room: number;
  /** Conquest counters of the current fight. */
  readonly conquest: number;
}

export interface Place {
  readonly world: World;
  readonly controller: Seat;
  readonly units: readonly Unit[];
}

export interface Person {
  readonly id: string;
  readonly face: string;
  readonly kind: string;
  readonly marks: readonly string[];
}

export interface Realm {
  readonly seat: Seat;
  readonly points: number;
  readonly resources: number;
  readonly hand: number;
  readonly isRegent: boolean;
  readonly isActive: boolean;
  readonly watch: string;
  readonly places: readonly Place[];
  readonly people: readonly Person[];
  readonly reactions: readonly string[];
  /** How many cards lie face down: by the names of their zones. */
  readonly backs: Readonly<Record<string, number>>;
  /** World cards that were won in duels. */
  readonly won: readonly string[];
}

/** A number with its parts, as a note explains it. */
export interface Sum {
  readonly value: number;
  readonly facts: Facts;
}

/** What aims at a target: who, with how much, against what, and what it would lead to. */
export interface Attack {
  readonly target: string;
  readonly units: readonly string[];
  readonly att: number;
  readonly against: number;
  readonly counters: number;
}

export interface Fight {
  readonly place: Place;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly exchange: number;
  readonly exchanges: number;
  /** 1 to 4, 0 before. */
  readonly step: number;
  readonly isStrike: boolean;
  readonly sums: { readonly att: ReadonlyMap<string, Sum>; readonly def: ReadonlyMap<string, Sum> };
  readonly attacks: readonly Attack[];
}

export interface Announced {
  readonly card: string;
  readonly player: Seat;
  readonly isUse: boolean;
}

/** The moment at which something can be played, and what waits there: the last takes effect first. */
export interface Open {
  readonly moment: Facts | null;
  readonly stack: readonly Announced[];
}

export function realmsOf(view: View): Realm[] {
  return view.seats.map((each) => realmOf(view, each));
}

function realmOf(view: View, { seat, marks, counters }: SeatView): Realm {
  const own = view.zones.filter((zone) => zone.owner === seat);
  const things = (id: string): readonly Thing[] => own.find((zone) => zone.id === id)?.things ?? [];
  return {
    seat,
    points: counters["points"] ?? 0,
    resources: counters["resources"] ?? 0,
    hand: counters["cards"] ?? 0,
    isRegent: marks.includes("regent"),
    isActive: marks.includes("active"),
    watch: marks.find((mark) => mark.startsWith("watch_")) ?? "",
    places: own
      .filter((zone) => zone.id.startsWith("place_"))
      .flatMap((zone) => placeOf(zone, seat)),
    people: things("characters").map(personOf),
    reactions: things("reactions").flatMap((thing) => thing.face ?? []),
    backs: Object.fromEntries(
      own.map((zone) => [zone.id, zone.backs + (zone.secret ? zone.things.length : 0)]),
    ),
    won: things("won").flatMap((thing) => thing.face ?? []),
  };
}

function placeOf(zone: Zone, controller: Seat): Place[] {
  const [first, ...rest] = zone.things;
  if (!first) return [];
  return [
    { world: worldOf(first), controller, units: rest.map((thing) => unitOf(thing, controller)) },
  ];
}

function worldOf({ id, face, marks, counters }: Thing): World {
  const number = (name: string): number => counters[name] ?? 0;
  return {
    id,
    face: face ?? "",
    marks,
    cost: number("cost"),
    def: number("def"),
    need: number("need"),
    room: number("room"),
    conquest: number("conquest"),
  };
}

/** A Unit belongs to the world's controller, unless it says whose guest it is. */
export function unitOf({ id, face, marks, counters }: Thing, controller: Seat): Unit {
  const guest = Object.keys(counters).find((name) => name.startsWith("of:"));
  return {
    id,
    face: face ?? "",
    owner: guest ? Number(guest.slice(3)) : controller,
    type: TYPES.find((type) => marks.includes(type)) ?? "",
    kind: KINDS.find((kind) => marks.includes(kind)) ?? "",
    isCounter: id.startsWith("counter:"),
    isDepleted: marks.includes("depleted"),
    att: counters["att"] ?? 0,
    def: counters["def"] ?? 0,
    damage: counters["damage"] ?? 0,
    missions: counters["missions"] ?? 0,
  };
}

function personOf({ id, face, marks }: Thing): Person {
  return { id, face: face ?? "", kind: CLASSES.find((each) => marks.includes(each)) ?? "", marks };
}

/** How many Unit cards its controller has at a world; counters take no room. */
export function crowd({ units, controller }: Place): number {
  return units.filter((unit) => unit.owner === controller && unit.id.startsWith("unit:")).length;
}

/** Units in groups of equal ones, in the order in which they lie. */
export function grouped(units: readonly Unit[], same: (unit: Unit) => string): Group[] {
  const found = new Map<string, Unit[]>();
  for (const unit of units) found.set(same(unit), [...(found.get(same(unit)) ?? []), unit]);
  return [...found.values()].flatMap((all) => (all[0] ? [{ unit: all[0], all }] : []));
}

/** From afar: whose, of what kind, and whether it is ready. */
export function fromAfar(unit: Unit): string {
  return [unit.owner, unit.kind, unit.isDepleted].join();
}

/** Close up: everything visible about it, except which copy it is. */
export function nearBy(unit: Unit): string {
  return [
    kindOf(unit.face),
    unit.owner,
    unit.isDepleted,
    unit.att,
    unit.def,
    unit.damage,
    unit.missions,
  ].join();
}

/** A card without the number of its copy. */
export function kindOf(face: string): string {
  return face.split("#")[0] ?? face;
}

/** The name by which words know a card: `unit:clone_battalion#2` is a clone_battalion. */
export function cardOf(face: string): string {
  return takenApart(face).name;
}

export function fightOf(view: View): Fight | null {
  const { counters } = view;
  const place = realmsOf(view)
    .flatMap((realm) => realm.places)
    .find(({ world }) => world.marks.includes("attacked"));
  const side = (mark: string): Seat | undefined =>
    view.seats.find((seat) => seat.marks.includes(mark))?.seat;
  const [attacker, defender] = [side("attacker"), side("defender")];
  if (!place || attacker === undefined || defender === undefined) return null;
  return {
    place,
    attacker,
    defender,
    exchange: Number(counters["exchange"] ?? 0),
    exchanges: Number(counters["exchanges"] ?? 0),
    step: Number(counters["step"] ?? 0),
    isStrike: counters["strike"] === true,
    sums: { att: sumsOf(view, "sum_att"), def: sumsOf(view, "sum_def") },
    attacks: view.notes.filter((note) => note.id === "attack").map(({ facts }) => attackOf(facts)),
  };
}

function sumsOf(view: View, id: string): Map<string, Sum> {
  const notes = view.notes.filter((note) => note.id === id);
  return new Map(
    notes.map(({ facts }) => [String(facts["card"]), { value: Number(facts["value"]), facts }]),
  );
}

function attackOf(facts: Facts): Attack {
  return {
    target: String(facts["card"]),
    units: list(facts["units"]).map(String),
    att: Number(facts["att"]),
    against: Number(facts["against"]),
    counters: Number(facts["count"]),
  };
}

/** Whether a number has parts worth showing. */
export function isMade({ facts }: Sum): boolean {
  return (
    list(facts["numbers"]).length > 1 ||
    list(facts["times"]).length > 0 ||
    list(facts["over"]).length > 0
  );
}

export function list(fact: Facts[string] | undefined): readonly Plain[] {
  return Array.isArray(fact) ? (fact as readonly Plain[]) : [];
}

export function openOf(view: View): Open {
  const stack = view.notes
    .filter((note) => note.id === "play")
    .map(({ facts }) => ({
      card: String(facts["card"]),
      player: Number(facts["player"]),
      isUse: facts["used"] === true,
    }));
  return {
    moment: view.notes.find((note) => note.id === "window")?.facts ?? null,
    stack: stack.reverse(),
  };
}

/** Names with how often each is there: 2 × Infantry. */
export function counted(names: readonly string[]): string[] {
  const times = (name: string): number => names.filter((each) => each === name).length;
  return [...new Set(names)].map((name) => (times(name) > 1 ? `${times(name)} × ${name}` : name));
}
