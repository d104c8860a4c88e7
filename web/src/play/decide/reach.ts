// What the open question reaches on the table: which seats, things and zones its options point at, and
// which others might have been meant, so that you can ask about them.
import type { Reach } from "../../skins/registry.ts";
import type { AskOut, Thing, View, Zone } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";
import { textOf } from "../text.ts";
import type { Draft } from "./draft.svelte.ts";

/** On the public screen, and while no question is open, you can touch nothing. */
export const OUT_OF_REACH: Reach = { standing: () => "none", touch: () => {}, reading: () => null };

export function zoneOf(view: View, at: string): Zone | undefined {
  return view.zones.find((zone) => zone.things.some((thing) => thing.id === at));
}

export function thingOf(view: View, at: string): Thing | undefined {
  for (const zone of view.zones) {
    const found = zone.things.find((thing) => thing.id === at);
    if (found) return found;
  }
  return undefined;
}

/** Whether something lies open and has a text to read. */
export function canBeRead(view: View, at: string, speaker: Speaker): boolean {
  const face = thingOf(view, at)?.face ?? null;
  return at.includes(":") && !zoneOf(view, at)?.secret && textOf(face, speaker) !== "";
}

/**
 * What a touch or Enter asks about, and everything that contains it, even if a skin from elsewhere has
 * drawn it in a shadow: `data-ask` names a term, `data-place` what lies there and is no button with an act
 * of its own. play/ask/Asked.svelte shows it.
 */
export function askedBy(event: Event): EventTarget[] {
  const path = event.composedPath();
  if ("key" in event && event.key !== "Enter") return [];
  const touched = path as Partial<HTMLElement>[];
  const has = (name: string): boolean => touched.some((each) => each.dataset?.[name]);
  const isButton = touched.some((each) => each.tagName === "BUTTON");
  return has("ask") || (has("place") && !isButton) ? path : [];
}

/** Whether this phone covers what an option points at until it is held. */
export function isSecret(view: View, at: string): boolean {
  return zoneOf(view, at)?.secret === true && thingOf(view, at)?.marks.includes("face_up") !== true;
}

/**
 * The atom by which to ask about something that is not offered; none if the question is not about such
 * things. An empty one asks what a right answer is.
 */
export function atomFor(
  ask: AskOut,
  view: View,
  at: string,
  from: string | boolean = false,
): string | null {
  const isAbout = (test: (at: string) => boolean): boolean =>
    ask.options.some((option) => test(option.at));
  if (at.startsWith("player:")) return isAbout((each) => each.startsWith("player:")) ? at : null;
  const [zone, thing] = [zoneOf(view, at), thingOf(view, at)];
  if (!zone || !thing?.face) return null;
  const isHand =
    (from === true || from === zone.id) && zone.kind === "hand" && zone.owner === ask.seat;
  if (!isHand && !isAbout((each) => zoneOf(view, each) === zone)) return null;
  const kin = ask.options.find(
    (option) => zoneOf(view, option.at) === zone && option.atom.includes(":"),
  );
  const name = thing.face.slice(thing.face.indexOf(":") + 1);
  return kin ? `${kin.atom.slice(0, kin.atom.indexOf(":"))}:${name}` : "";
}

export class Reached implements Reach {
  constructor(
    readonly draft: Draft,
    readonly view: View,
    readonly whyNot: (atom: string) => void,
    /** Whether the question can be about the viewer's own covered cards, whatever they are, and in which zone. */
    readonly from: string | boolean = false,
    readonly reading: Reach["reading"] = () => null,
  ) {}

  #places(at: string): number[] {
    return this.draft.ask.options.flatMap((option, index) => (option.at === at ? [index] : []));
  }

  standing(at: string): "chosen" | "offered" | "barred" | "none" {
    const places = this.#places(at);
    if (places.some((place) => this.draft.chosen.includes(place) && this.draft.widget !== "rank"))
      return "chosen";
    if (places.length)
      return this.draft.widget === "choice" || this.draft.widget === "cover" ? "offered" : "none";
    return atomFor(this.draft.ask, this.view, at, this.from) === null ? "none" : "barred";
  }

  touch(at: string): void {
    const place = this.#places(at)[0];
    if (place !== undefined) return this.draft.toggle(place);
    const atom = atomFor(this.draft.ask, this.view, at, this.from);
    if (atom !== null) this.whyNot(atom);
  }
}
