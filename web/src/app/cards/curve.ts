// A deck in figures: what is in it part by part, how its costs are spread, what it adds up to.
import type { BinderDeck, Counted } from "../../wire/messages.ts";
import type { Book, Entry } from "./book.ts";

export interface Row {
  readonly entry: Entry;
  readonly copies: number;
}

export interface Group {
  readonly part: string;
  readonly count: number;
  readonly rows: readonly Row[];
}

/** The cards of a deck by its parts, without those that the binder does not know. */
export function groupsOf(parts: Counted, book: Pick<Book, "byId">): Group[] {
  return Object.entries(parts).map(([part, cards]) => {
    const rows = Object.entries(cards).flatMap(([id, copies]) => {
      const entry = book.byId.get(id);
      return entry ? [{ entry, copies }] : [];
    });
    return { part, rows, count: rows.reduce((sum, row) => sum + row.copies, 0) };
  });
}

export interface Bar {
  readonly value: number;
  readonly count: number;
}

/** How many cards have each value of a number, without gaps from the least to the most. */
export function curveOf(rows: readonly Row[], number: string): Bar[] {
  const counts = new Map<number, number>();
  for (const { entry, copies } of rows) {
    const worth = entry.leaf.numbers.find((figure) => figure.name === number)?.value;
    if (worth !== undefined) counts.set(worth, (counts.get(worth) ?? 0) + copies);
  }
  if (!counts.size) return [];
  const least = Math.min(...counts.keys());
  return Array.from({ length: Math.max(...counts.keys()) - least + 1 }, (_, at) => ({
    value: least + at,
    count: counts.get(least + at) ?? 0,
  }));
}

/** The mean of a number over the cards that have it, in tenths; null if none has it. */
export function meanOf(rows: readonly Row[], number: string): number | null {
  const bars = curveOf(rows, number);
  const cards = bars.reduce((sum, bar) => sum + bar.count, 0);
  return cards
    ? Math.round((10 * bars.reduce((sum, bar) => sum + bar.value * bar.count, 0)) / cards) / 10
    : null;
}

/** Whether most of the cards have a number, so that its mean says something about them all. */
export function isCommon(rows: readonly Row[], number: string): boolean {
  const having = rows.filter(({ entry }) =>
    entry.leaf.numbers.some((figure) => figure.name === number),
  );
  return 2 * having.length > rows.length;
}

/** The emblem by which a deck differs most from the others. */
export function signOf(deck: BinderDeck, book: Pick<Book, "byId" | "decks">): string {
  const own = signsIn(deck, book);
  const all = book.decks.map((each) => signsIn(each, book));
  const usual = (sign: string): number =>
    all.reduce((sum, signs) => sum + (signs.get(sign) ?? 0), 0) / all.length;
  return (
    [...own]
      .map(([sign, count]) => ({ sign, worth: count - usual(sign) }))
      .sort((a, b) => b.worth - a.worth)[0]?.sign ?? "seal"
  );
}

function signsIn(deck: BinderDeck, book: Pick<Book, "byId">): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { entry, copies } of groupsOf(deck.parts, book)[0]?.rows ?? [])
    counts.set(entry.emblem, (counts.get(entry.emblem) ?? 0) + copies);
  return counts;
}

/** How many cards of each kind there are. */
export function kindsIn(rows: readonly Row[]): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { entry, copies } of rows)
    counts.set(entry.kind, (counts.get(entry.kind) ?? 0) + copies);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** A deck as a plain list, which the server reads as it reads one from a person. */
export function listOf(parts: Counted): string {
  return Object.values(parts)
    .flatMap((cards) => Object.entries(cards).map(([card, copies]) => `${copies} ${card}`))
    .join("\n");
}
