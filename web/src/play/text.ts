// The text of a card, if a game has words for it: `text-clone_battalion` for `unit:clone_battalion#2`.
import { takenApart } from "../words/atoms.ts";
import type { Speaker } from "../words/speaker.ts";

export function textOf(face: string | null, speaker: Speaker): string {
  const id = `text-${takenApart(face ?? "").name}`;
  return face && speaker.has(id) ? speaker.say(id) : "";
}
