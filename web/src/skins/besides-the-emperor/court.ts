// The court as a screen speaks of it, read from a view: who sits where, what is waiting, what lies open.
import type { Seat, SeatView, Thing, View } from "../../wire/messages.ts";

export interface Place {
  readonly seat: Seat;
  readonly marks: readonly string[];
  readonly isEmperor: boolean;
  readonly isBeside: boolean;
  readonly isDead: boolean;
  readonly isActive: boolean;
  readonly passes: boolean;
  /** The identity that all know: for the dead, and for everybody at the end. */
  readonly identity: string | undefined;
  readonly cards: readonly Thing[];
  /** Whether a phone keeps covered the faces that do not lie open. */
  readonly isSecret: boolean;
  readonly hand: number;
  readonly skips: number;
  readonly condemned: readonly Condemn[];
}

export interface Condemn {
  readonly number: number;
  readonly caster: Seat;
  readonly target: Seat;
  /** After whose turn it strikes. */
  readonly clock: Seat;
  readonly isDue: boolean;
}

export interface Court {
  /** The living from the Emperor on, clockwise. */
  readonly circle: readonly Place[];
  readonly dead: readonly Place[];
  readonly condemns: readonly Condemn[];
  /** Who has condemned the Emperor in this round. */
  readonly aimers: readonly Seat[];
  readonly round: number;
  readonly lastRound: number | undefined;
  readonly direction: "clockwise" | "counterclockwise" | undefined;
  readonly deck: number;
  readonly discard: readonly Thing[];
  readonly played: { readonly face: string; readonly seat: Seat } | undefined;
}

export function courtOf(view: View): Court {
  const condemns = condemnsOf(view.seats);
  const living = view.seats.filter((each) => !each.marks.includes("dead"));
  const beside = besideEmperor(living);
  const places = view.seats.map((each) => placeOf(view, each, condemns, beside));
  const played = zone(view, "played");
  const face = played?.things[0]?.face;
  return {
    circle: fromEmperor(places.filter((each) => !each.isDead)),
    dead: places.filter((each) => each.isDead),
    condemns,
    aimers: view.seats.filter((each) => each.marks.includes("aimed")).map((each) => each.seat),
    round: Number(view.counters["round"] ?? 0),
    lastRound: view.counters["last_round"] ? Number(view.counters["last_round"]) : undefined,
    direction: (["clockwise", "counterclockwise"] as const).find((way) => view.counters[way]),
    deck: zone(view, "deck")?.backs ?? 0,
    discard: zone(view, "discard")?.things ?? [],
    played: face && played.owner !== null ? { face, seat: played.owner } : undefined,
  };
}

function placeOf(
  view: View,
  each: SeatView,
  condemns: readonly Condemn[],
  beside: readonly Seat[],
): Place {
  const role = [...each.marks, ...each.secrets].find((mark) => mark.startsWith("role_"));
  const cards = zone(view, "identity", each.seat);
  const isEmperor = each.marks.includes("emperor");
  const isKnown = role !== undefined && each.marks.includes(role);
  return {
    seat: each.seat,
    marks: each.marks,
    isEmperor,
    isBeside: beside.includes(each.seat),
    isDead: each.marks.includes("dead"),
    isActive: each.marks.includes("active"),
    passes: each.marks.includes("pass_until"),
    identity: isEmperor ? "emperor" : isKnown ? role.slice("role_".length) : undefined,
    cards: cards?.things ?? [],
    isSecret: cards?.secret ?? false,
    hand: each.counters["hand"] ?? 0,
    skips: each.counters["skips"] ?? 0,
    condemned: condemns.filter((condemn) => condemn.target === each.seat),
  };
}

function zone(view: View, id: string, owner?: Seat): View["zones"][number] | undefined {
  return view.zones.find((each) => each.id === id && (owner === undefined || each.owner === owner));
}

/** The waiting Condemns; each is in the marks of the seats that it concerns. */
function condemnsOf(seats: readonly SeatView[]): Condemn[] {
  const marked = (mark: string): Seat | undefined =>
    seats.find((each) => each.marks.includes(mark))?.seat;
  const found: Condemn[] = [];
  for (let number = 1; ; number += 1) {
    const due = marked(`due_${number}`);
    const clock = due ?? marked(`clock_${number}`);
    const target = marked(`condemned_${number}`);
    if (clock === undefined || target === undefined) return found;
    const caster = marked(`cast_${number}`) ?? clock;
    found.push({ number, caster, target, clock, isDue: due !== undefined });
  }
}

/** The neighbours of the Emperor; nobody has a special seat when only two are left. */
function besideEmperor(living: readonly SeatView[]): Seat[] {
  const at = living.findIndex((each) => each.marks.includes("emperor"));
  if (at < 0 || living.length < 2) return [];
  const around = [living[(at + 1) % living.length], living.at(at - 1)];
  return around.flatMap((each) => (each ? [each.seat] : []));
}

/** The circle begins at the throne; when the Emperor is dead, where it was. */
function fromEmperor(circle: readonly Place[]): Place[] {
  const at = Math.max(
    0,
    circle.findIndex((each) => each.isEmperor),
  );
  return [...circle.slice(at), ...circle.slice(0, at)];
}
