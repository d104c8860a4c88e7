// The drawing of a thing: its own, that of its family, or that of the first of its marks that has one.
import { hasEmblem } from "../parts/emblems.ts";
import type { Thing } from "../wire/messages.ts";

/** The names under which a skin may know a face: one of several equal ones is like the others. */
export function namesOf(face: string): string[] {
  const one = face.replace(/#.*/, "");
  return [`face-${one}`, `atom-${one}`].map((name) => name.replaceAll(":", "-"));
}

export function signOf({ face, marks }: Thing): string {
  const family = `family-${face?.split(":")[0]}`;
  return (
    [...namesOf(face ?? ""), family, ...marks.map((mark) => `mark-${mark}`)].find(hasEmblem) ??
    "seal"
  );
}
