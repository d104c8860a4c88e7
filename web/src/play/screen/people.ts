// Who sits where, and who is away.
import type { Person, Table } from "../../wire/messages.ts";

export function sitter(table: Table, seat: number): Person | undefined {
  return table.people.find((person) => person.seat === seat);
}

/** Who decides for somebody who is away; nobody, if the table waits. */
export function standIn(person: Person | undefined): "bot" | "lot" | null {
  const how = person?.stand_in ?? "wait";
  return how === "wait" ? null : how;
}

/** The players who are away with nobody playing for them. */
export function absent(table: Table): readonly Person[] {
  return table.people.filter((person) => person.is_away && !person.bot && !standIn(person));
}

/** Of these seats, the people for whom a bot could answer once. */
export function awaited(
  table: Table | null,
  seats: readonly number[],
  me: number | null,
): readonly Person[] {
  const found = seats.flatMap((seat) => (table ? (sitter(table, seat) ?? []) : []));
  return found.filter(
    (each) => each.id !== me && !each.bot && !standIn(each) && !each.is_answered_for,
  );
}

/** The sign and the words for a seat whose owner does not play. */
export function absence(person: Person | undefined): { emblem: string; words: string } | null {
  if (!person || person.bot) return null;
  const how = standIn(person);
  if (person.is_answered_for) return { emblem: "bot", words: "screen-answered-for" };
  if (how) return { emblem: how === "bot" ? "bot" : "away", words: `screen-stood-in-${how}` };
  return person.is_away ? { emblem: "away", words: "screen-is-away" } : null;
}
