// A sensible complete payment, in a choice that must add up: pays as much as possible, with as little.
import type { AskOut } from "../../wire/messages.ts";

/** With more cards than this there are too many combinations to try. */
const MOST = 14;

type Row = readonly number[];

/** Whether one thing pays for another: with a budget to spend, no payment is complete. */
export function canBePaid({ worth = [], need = [] }: AskOut): boolean {
  return worth.some(gives) && !need.some((each) => each < 0);
}

/** The places of what is paid and of what pays it; null if nothing can be paid. It spares what is dear,
 * such as a card in hand, if other things will do. */
export function wholePayment(
  { worth = [], need = [], least, most }: AskOut,
  isDear: (place: number) => boolean,
): number[] | null {
  const places = [...worth.keys()];
  const row = (place: number): Row => worth[place] ?? [];
  const givers = places.filter((place) => gives(row(place))).slice(0, MOST);
  const wants = places.filter((place) => row(place).some((each) => each < 0));
  const due = need.length ? need.map((each) => -each) : (worth[0] ?? []).map(() => 0);
  const left = (chosen: readonly number[]): Row => chosen.map(row).reduce(plus, due);
  const isEnough = (chosen: readonly number[]): boolean => left(chosen).every((each) => each >= 0);
  const paid = someOf(wants)
    .sort((one, other) => other.length - one.length)
    .find((some) => isEnough([...some, ...givers]) && (some.length > 0 || need.some(Boolean)));
  if (!paid) return null;
  const costs = (some: readonly number[]): Row => [
    some.filter(isDear).length,
    some.length,
    left([...paid, ...some]).reduce((sum, each) => sum + each, 0),
  ];
  const [best] = someOf(givers)
    .filter((some) => isEnough([...paid, ...some]))
    .filter((some) => inside(paid.length + some.length, least, most))
    .map((some) => ({ some, costs: costs(some) }))
    .sort((one, other) => compare(one.costs, other.costs));
  return best ? [...paid, ...best.some] : null;
}

function gives(row: Row): boolean {
  return row.some((each) => each > 0) && row.every((each) => each >= 0);
}

function plus(one: Row, other: Row): Row {
  return one.map((each, kind) => each + (other[kind] ?? 0));
}

function someOf(places: readonly number[]): number[][] {
  return places.reduce<number[][]>(
    (found, place) => [...found, ...found.map((some) => [...some, place])],
    [[]],
  );
}

function inside(size: number, least: number, most: number): boolean {
  return size >= least && size <= most;
}

function compare(one: Row, other: Row): number {
  const kind = one.findIndex((each, at) => each !== other[at]);
  return kind < 0 ? 0 : (one[kind] ?? 0) - (other[kind] ?? 0);
}
