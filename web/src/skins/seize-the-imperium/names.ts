// What we call cards and how we draw them, from what is on them.
import { hasEmblem } from "../../parts/emblems.ts";
import type { Speaker } from "../../words/speaker.ts";
import { kindOf, type Unit } from "./galaxy.ts";

/** The second Clone Battalion is a Clone Battalion. */
export function nameOf(face: string, speaker: Speaker): string {
  return speaker.face(kindOf(face));
}

export function emblemOf(unit: Pick<Unit, "kind" | "type">): string {
  return [`mark-${unit.kind}`, `mark-${unit.type}`].find(hasEmblem) ?? "seal";
}

/** A Unit in words: its name, numbers, and how it lies. */
export function spoken(unit: Unit, copies: number, speaker: Speaker): string {
  const name =
    copies > 1 ? `${copies} × ${nameOf(unit.face, speaker)}` : nameOf(unit.face, speaker);
  const facts = [`${speaker.counter("att")} ${unit.att}`, `${speaker.counter("def")} ${unit.def}`];
  const more = (["damage", "missions"] as const)
    .filter((each) => unit[each])
    .map((each) => `${unit[each]} ${speaker.counter(each)}`);
  return [name, ...facts, ...more, ...(unit.isDepleted ? [speaker.say("mark-depleted")] : [])].join(
    ", ",
  );
}
