// Where you are in a binder, as its address says it: so that you can share it, and Back leads back.
import type { Wanted } from "./search.ts";

export interface Spot extends Wanted {
  /** Which spread is open, counting from 1. */
  readonly page: number;
  /** The open card. */
  readonly card: string;
  readonly shelf: "" | "decks" | "build";
  /** The open deck, on the shelf of decks. */
  readonly box: string;
}

/** Words of an address that are not keys of a choice; those begin with `c.`. */
const CHOICE = "c.";
const SHELVES: readonly string[] = ["decks", "build"];

export function spotOf(search: string): Spot {
  const asked = new URLSearchParams(search);
  const keys = [...new Set(asked.keys())].filter((key) => key.startsWith(CHOICE));
  const shelf = asked.get("shelf") ?? "";
  return {
    words: asked.get("q") ?? "",
    chosen: Object.fromEntries(keys.map((key) => [key.slice(CHOICE.length), asked.getAll(key)])),
    sort: asked.get("sort") ?? "",
    page: Math.max(1, Math.trunc(Number(asked.get("page"))) || 1),
    card: asked.get("card") ?? "",
    shelf: SHELVES.includes(shelf) ? (shelf as Spot["shelf"]) : "",
    box: asked.get("box") ?? "",
  };
}

/** The same as an address, without the defaults. */
export function addressOf(spot: Spot): string {
  const said = new URLSearchParams();
  const plain = {
    shelf: spot.shelf,
    box: spot.box,
    q: spot.words,
    sort: spot.sort,
    page: spot.page > 1 ? String(spot.page) : "",
    card: spot.card,
  };
  for (const [key, value] of Object.entries(plain)) if (value) said.set(key, value);
  for (const [key, values] of Object.entries(spot.chosen))
    for (const value of values) said.append(CHOICE + key, value);
  return `?${said}`;
}

/** Choose a value of a key, or unchoose it; the results then start from the beginning. */
export function toggled(spot: Spot, key: string, value: string): Spot {
  const before = spot.chosen[key] ?? [];
  const values = before.includes(value)
    ? before.filter((each) => each !== value)
    : [...before, value];
  return { ...spot, chosen: { ...spot.chosen, [key]: values }, page: 1 };
}
