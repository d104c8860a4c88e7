// What you can look for in a binder: words, facets and numbers. Every choice is derived from the cards that
// are there.
import type { BinderDeck, Leaf } from "../../wire/messages.ts";
import { type Entry, plain } from "./book.ts";

/** What you want; of each key one of the values. A key is a facet's name, `kind`, `deck`, or `number-` with
 * a number's. */
export interface Wanted {
  readonly words: string;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly sort: string;
}

export interface Choices {
  readonly key: string;
  readonly what: "kind" | "deck" | "facet" | "number";
  /** Each value with the number of cards that would be left. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

/** A number with more values than this is a measure, not a filter. */
const MOST_VALUES = 14;
export const AS_PRINTED = "";
/** Before the name of a number, since a facet may be called like one. */
export const NUMBER = "number-";

/** The cards that fit, in the chosen order. */
export function found(
  entries: readonly Entry[],
  wanted: Wanted,
  decks: readonly BinderDeck[],
): Entry[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  const said = entries.filter((entry) => words.every((word) => entry.index.includes(word)));
  const keys = Object.entries(wanted.chosen).filter(([, values]) => values.length);
  return sorted(
    said.filter((entry) => keys.every(([key, values]) => isOne(entry.leaf, key, values, decks))),
    wanted.sort,
  );
}

function isOne(
  leaf: Leaf,
  key: string,
  values: readonly string[],
  decks: readonly BinderDeck[],
): boolean {
  const own = valuesOf(leaf, key, decks);
  return values.some((value) => own.includes(value));
}

/** What a card has under a key. */
export function valuesOf(leaf: Leaf, key: string, decks: readonly BinderDeck[]): readonly string[] {
  if (key === "kind") return [leaf.kind];
  if (key === "deck") return holding(leaf.id, decks).map((deck) => deck.id);
  if (!key.startsWith(NUMBER)) return leaf.facets[key] ?? [];
  return leaf.numbers
    .filter((figure) => NUMBER + figure.name === key)
    .map((figure) => String(figure.value));
}

export function holding(card: string, decks: readonly BinderDeck[]): BinderDeck[] {
  return decks.filter((deck) => Object.values(deck.parts).some((part) => part[card]));
}

/** In the order of the box, by name, or by a number, those without it last. */
function sorted(entries: readonly Entry[], sort: string): Entry[] {
  const all = [...entries];
  if (sort === AS_PRINTED) return all;
  if (sort === "name") return all.sort((a, b) => a.name.localeCompare(b.name));
  const worth = ({ leaf }: Entry) =>
    leaf.numbers.find((figure) => figure.name === sort)?.value ?? Infinity;
  return all.sort((a, b) => worth(a) - worth(b) || a.name.localeCompare(b.name));
}

/** What sets the cards apart, with how many each choice would leave; nothing that none of the remaining
 * cards has. */
export function choicesOf(
  entries: readonly Entry[],
  wanted: Wanted,
  decks: readonly BinderDeck[],
): Choices[] {
  return keysOf(
    entries.map((entry) => entry.leaf),
    decks,
  )
    .map(({ key, what }) => ({ key, what, values: counted(entries, wanted, key, decks) }))
    .filter(
      ({ what, values }) =>
        values.length > 1 && (what !== "number" || values.length <= MOST_VALUES),
    )
    .filter(({ key, values }) => wanted.chosen[key]?.length || values.some(({ count }) => count));
}

function keysOf(
  leaves: readonly Leaf[],
  decks: readonly BinderDeck[],
): Pick<Choices, "key" | "what">[] {
  const facets = new Set(leaves.flatMap((leaf) => Object.keys(leaf.facets)));
  return [
    { key: "kind", what: "kind" },
    ...[...facets].map((key) => ({ key, what: "facet" as const })),
    ...numbersOf(leaves).map((name) => ({ key: NUMBER + name, what: "number" as const })),
    ...(decks.length > 1 ? [{ key: "deck", what: "deck" as const }] : []),
  ];
}

/** The names of the numbers that cards have, without those in tables. */
export function numbersOf(leaves: readonly Leaf[]): string[] {
  return [...new Set(leaves.flatMap((leaf) => leaf.numbers.map((figure) => figure.name)))].filter(
    (name) => !name.includes(":"),
  );
}

/** Counted as if nothing were chosen under this key, so you can see what another choice would find. */
function counted(
  entries: readonly Entry[],
  wanted: Wanted,
  key: string,
  decks: readonly BinderDeck[],
): { value: string; count: number }[] {
  const rest = found(
    entries,
    { ...wanted, chosen: { ...wanted.chosen, [key]: [] }, sort: AS_PRINTED },
    decks,
  );
  const counts = new Map<string, number>();
  for (const { leaf } of entries)
    for (const value of valuesOf(leaf, key, decks)) counts.set(value, 0);
  for (const { leaf } of rest)
    for (const value of valuesOf(leaf, key, decks)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const all = [...counts].map(([value, count]) => ({ value, count }));
  return all.every(({ value }) => /^\d+$/.test(value))
    ? all.sort((a, b) => Number(a.value) - Number(b.value))
    : all;
}
