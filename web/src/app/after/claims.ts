// Claims against truth: what a player said beside what that player's own notes held at the time.
// A claim and a note of the same name are about the same thing (`said_drew` and `drew`).
import type { Note, Replay, Told, View } from "../../wire/messages.ts";
import { momentsOf } from "./moments.ts";

export interface Claim {
  readonly at: number;
  readonly seat: number;
  readonly told: Told;
  /** The note that says what was true; none if the notes are silent. */
  readonly note: Note | null;
  readonly isTrue: boolean | null;
}

const SAID = "said_";

/** Every claim in a game that somebody's notes can check, in order. */
export function claimsOf(replay: Replay): Claim[] {
  const seats = replay.seats.map(momentsOf);
  const claims = replay.steps.flatMap((step, at) => step.news.map((told) => ({ told, at })));
  return claims
    .filter(({ told }) => told.event.startsWith(SAID) && typeof told.facts["player"] === "number")
    .map(({ told, at }) => weighed(told, at, seats[Number(told.facts["player"])]?.[at]?.view));
}

function weighed(told: Told, at: number, view: View | undefined): Claim {
  const about = told.event.slice(SAID.length);
  const note = view?.notes.findLast((each) => each.id === about) ?? null;
  return { at, seat: Number(told.facts["player"]), told, note, isTrue: note && isSame(told, note) };
}

/** Whether the claim names the same things as the note, in any order. */
function isSame(told: Told, note: Note): boolean {
  const claimed = bag(told.facts["atoms"]);
  return Object.values(note.facts).some((fact) => Array.isArray(fact) && bag(fact) === claimed);
}

function bag(fact: unknown): string {
  const parts = Array.isArray(fact) ? fact.map((part) => String(part).split(":").at(-1)) : [];
  return parts.sort().join();
}
