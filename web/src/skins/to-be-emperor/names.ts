// What a screen calls cards: the name alone, since two equal cards lie side by side.
import { takenApart } from "../../words/atoms.ts";
import type { Speaker } from "../../words/speaker.ts";

/** The second House Guard is a House Guard. */
export function nameOf(face: string, speaker: Speaker): string {
  return speaker.divisible(speaker.face(takenApart(face).name));
}

/** The emblem of a card. */
export function emblemOf(face: string): string {
  return `card-${takenApart(face).name}`;
}
