// Finds the drawing of a thing: its own, its family's, or that of the first of its marks that has one.
import { hasEmblem } from "../parts/emblems.ts";
import type { Thing } from "../wire/messages.ts";
import { takenApart } from "../words/atoms.ts";

/** The names under which a skin may know a face or an answer; a card has the same one, wherever it lies. */
export function namesOf(face: string): string[] {
  const { where, name } = takenApart(face);
  const whole = where ? `${where}-${name}` : name;
  return [`face-${whole}`, `atom-${whole}`, `card-${name}`];
}

export function signOf({ face, marks }: Thing): string {
  const family = `family-${takenApart(face ?? "").where}`;
  const names = [...namesOf(face ?? ""), family, ...marks.map((mark) => `mark-${mark}`)];
  return names.find(hasEmblem) ?? "seal";
}
