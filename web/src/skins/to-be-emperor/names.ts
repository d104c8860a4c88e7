// What cards are called on a screen: the name alone, since two equal cards lie side by side.
import type { Speaker } from "../../words/speaker.ts";

/** The second House Guard is a House Guard. */
export function nameOf(face: string, speaker: Speaker): string {
  return speaker.divisible(speaker.face(kindOf(face)));
}

/** The emblem of a card's kind. */
export function emblemOf(face: string): string {
  return `atom-${kindOf(face).replace(":", "-")}`;
}

function kindOf(face: string): string {
  return face.split("#")[0] ?? face;
}
