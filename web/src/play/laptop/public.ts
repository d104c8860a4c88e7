// The public part of what a seat sees: what somebody looking over a shoulder may see as well.
import type { Thing, View, Zone } from "../../wire/messages.ts";
import type { Moment } from "../../wire/table.svelte.ts";

/** The moment as the public screen has it, made from a seat's own. */
export function publicPart(moment: Moment): Moment {
  return {
    ...moment,
    view: publicView(moment.view),
    news: moment.news.filter((told) => !told.secret),
    ask: null,
  };
}

function publicView(view: View): View {
  return {
    ...view,
    viewer: "public",
    seats: view.seats.map((seat) => ({ ...seat, secrets: [] })),
    zones: view.zones.map((zone) => (zone.secret ? covered(zone) : zone)),
    notes: view.notes.filter((note) => !note.secret),
  };
}

/** What only its owner sees: a hand becomes a number of backs, and each thing in its place becomes one. */
function covered(zone: Zone): Zone {
  const open = zone.things.filter(isFaceUp);
  const backs = zone.backs + zone.things.length - open.length;
  if (zone.kind === "hand") return { ...zone, secret: false, things: open, backs };
  const things = zone.things.map((thing) => (isFaceUp(thing) ? thing : back(thing)));
  return { ...zone, secret: false, things };
}

function isFaceUp(thing: Thing): boolean {
  return thing.marks.includes("face_up");
}

function back({ id }: Thing): Thing {
  return { id, face: null, marks: [], counters: {} };
}
