// Who sits where, and who is away.
import type { Person, Table } from "../../wire/messages.ts";

export function sitter(table: Table, seat: number): Person | undefined {
  return table.people.find((person) => person.seat === seat);
}

/** The players who are away and whom nobody plays for. */
export function absent(table: Table): readonly Person[] {
  return table.people.filter((person) => person.is_away && !person.bot && person.stand_in !== "bot");
}
