// A finished game as its moments, for each viewer: what that viewer had been told by then.
import type { Note, Replay, SeatView, Step, Told, View, Zone } from "../../wire/messages.ts";
import type { Moment } from "../../wire/table.svelte.ts";

/** A seat's number, the public viewpoint, or everything that anybody knew. */
export type Eyes = number | "public" | "all";

/** News of a step, with the seats that heard them if not everyone did. */
export interface Heard {
  readonly told: Told;
  readonly only: readonly number[];
}

/** What a seat knew at a moment. */
export interface Known {
  readonly seat: number;
  /** Marks that it saw on seats and others did not: its own role, and players it has looked at. */
  readonly secrets: readonly { readonly seat: number; readonly marks: readonly string[] }[];
  /** What it held that not everyone saw. */
  readonly hands: readonly Zone[];
  readonly notes: readonly Note[];
}

/** The moments that one viewer's steps lead through. */
export function momentsOf(steps: readonly Step[]): Moment[] {
  const moments: Moment[] = [];
  let news: readonly Told[] = [];
  let view: View | undefined;
  for (const step of steps) {
    view = step.view ?? view;
    if (!view) continue;
    news = step.news.length ? [...news, ...step.news] : news;
    moments.push({
      view,
      news,
      waiting: step.waiting,
      asking: step.asking,
      ask: step.ask,
      over: step.over ?? null,
    });
  }
  return moments;
}

/** The public moments with every face that anybody saw, and each seat's identity. */
export function allSeen(replay: Replay): Moment[] {
  const seats = replay.seats.map(momentsOf);
  return momentsOf(replay.steps).map((moment, at) => {
    const views = seats.map((moments) => moments[at]?.view).filter((view) => view !== undefined);
    return {
      ...moment,
      view: {
        ...moment.view,
        seats: moment.view.seats.map((seat) => unmasked(seat, seats[seat.seat]?.[at]?.view)),
        zones: moment.view.zones.map((zone) => seenBest(zone, views)),
      },
    };
  });
}

/** The seat with what its own player knew of it. */
function unmasked(seat: SeatView, own: View | undefined): SeatView {
  const secrets = own?.seats.find((each) => each.seat === seat.seat)?.secrets ?? [];
  const hidden = secrets.filter((mark) => !seat.marks.includes(mark));
  return hidden.length ? { ...seat, marks: [...seat.marks, ...hidden] } : seat;
}

/** The zone as seen by the viewer who saw most of it. */
function seenBest(zone: Zone, views: readonly View[]): Zone {
  const all = views.flatMap((view) =>
    view.zones.filter((each) => each.id === zone.id && each.owner === zone.owner),
  );
  return all.reduce((best, each) => (faces(each) > faces(best) ? each : best), zone);
}

function faces(zone: Zone): number {
  return zone.things.filter((thing) => thing.face !== null).length;
}

/** The moment with nothing covered: afterwards a neighbour's glance does no harm. */
export function uncovered(moment: Moment): Moment {
  const zones = moment.view.zones.map((zone) => ({ ...zone, secret: false }));
  return { ...moment, view: { ...moment.view, zones } };
}

/** What a seat knew beyond what everyone saw. */
export function known(view: View, seat: number): Known {
  const secrets = view.seats.filter((each) => each.secrets.length);
  return {
    seat,
    secrets: secrets.map((each) => ({ seat: each.seat, marks: each.secrets })),
    hands: view.zones.filter((zone) => zone.secret && faces(zone) > 0),
    notes: view.notes,
  };
}

/** The news of one step from this viewpoint; for all-knowing eyes, with who alone heard it. */
export function heardAt(replay: Replay, at: number): Heard[] {
  const open = (replay.steps[at]?.news ?? []).map((told) => ({ told, only: [] as number[] }));
  const secret = new Map<string, { told: Told; only: number[] }>();
  replay.seats.forEach((steps, seat) => {
    for (const told of (steps[at]?.news ?? []).filter((each) => each.secret)) {
      const key = JSON.stringify([told.event, told.facts]);
      const heard = secret.get(key) ?? { told, only: [] };
      heard.only.push(seat);
      secret.set(key, heard);
    }
  });
  return [...secret.values(), ...open];
}
