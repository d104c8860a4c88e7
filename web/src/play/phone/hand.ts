// My hands, and which of them lie in the tray of the open question.
import type { Reach } from "../../skins/registry.ts";
import type { View, Zone } from "../../wire/messages.ts";

/** What I hold, apart from what the open question is about, which is in its tray. */
export function handsBeside(view: View, me: number, reach: Reach | null): Zone[] {
  const isInTray = (zone: Zone): boolean =>
    zone.things.some((thing) => (reach?.standing(thing.id) ?? "none") !== "none");
  return view.zones.filter((zone) => isHandOf(me, zone) && zone.things.length && !isInTray(zone));
}

function isHandOf(me: number, zone: Zone): boolean {
  return zone.owner === me && zone.kind === "hand";
}
