// What people want to play after a game, counted: bots and agents have no say, nor does anybody who is away.
import type { Next, Person, Table } from "../../wire/messages.ts";

export interface Wish {
  readonly what: Next;
  readonly count: number;
  /** How many people are there. */
  readonly people: number;
}

const NEXT: readonly Next[] = ["again", "another"];

/** Those who have a say. */
export function present(table: Table): Person[] {
  return table.people.filter((person) => !person.bot && !person.is_agent && !person.is_away);
}

/** What anybody wants, and how many want it. */
export function wishes(table: Table): Wish[] {
  const there = present(table);
  return NEXT.map((what) => ({
    what,
    count: there.filter((person) => person.wants === what).length,
    people: there.length,
  })).filter(({ count }) => count > 0);
}
