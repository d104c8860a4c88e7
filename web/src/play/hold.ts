// What the table waits for before the next question, in words.
import type { Hold, Person, Table } from "../wire/messages.ts";
import { say } from "../words/words.svelte.ts";

/** The people who are there. */
function present(table: Table): Person[] {
  return table.people.filter((each) => !each.bot && !each.is_agent && !each.is_away);
}

/** How many people have said that they are ready, and how many there are. */
export function readiness(table: Table, hold: Hold): { ready: number; people: number } {
  const people = present(table);
  return {
    ready: people.filter((each) => hold.ready?.includes(each.id)).length,
    people: people.length,
  };
}

/** The people we are still waiting for. */
export function unready(table: Table, hold: Hold): string[] {
  return present(table)
    .filter((each) => !hold.ready?.includes(each.id))
    .map((each) => each.name);
}

/** What everybody is doing in the meantime; nothing in a scene, which speaks for itself. */
export function holdText(table: Table): string {
  const { hold } = table;
  if (!hold || hold.part === "scene") return "";
  return say(`hold-${hold.part}`, readiness(table, hold));
}
