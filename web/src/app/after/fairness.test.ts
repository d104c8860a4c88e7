import { expect, test } from "vitest";
import { check, type Record } from "./fairness.ts";

// A game of five of the senate with the seed that "five" stands for, as core/chance.py gave its orders.
const ORDERS: [string, number[]][] = [
  ["roles", [2, 0, 1, 3, 4]],
  ["deck", [11, 6, 13, 15, 14, 8, 2, 5, 9, 0, 10, 3, 12, 16, 1, 4, 7]],
  ["first_president", [0]],
  ["passed", [1, 0]],
  ["passed", [1, 0]],
  ["passed", [0, 1]],
  ["passed", [1, 0]],
  ["passed", [1, 0]],
  ["deck", [4, 9, 8, 11, 6, 5, 0, 2, 1, 3, 10, 7]],
];
const SETUP = { game: "senate", edition: "sith-imperative", players: 5 };
const RECORD: Record = {
  setup: SETUP,
  players: [],
  commitment: "2e641dbb87b92beef9eeedb29fc85bd54449f04240136486f7f571ce86b7862f",
  seed: "bb500d6a69aa3d8be849fb4a6b826c6f402ab88ab77016d79fc72f99b059420d",
  log: ORDERS.map(([label, order]) => ({ type: "chance", label, order })),
};

/** The record with two neighbours of one order changed. */
function tampered(entry: number): Record {
  const log = RECORD.log.map((each, at) => {
    if (at !== entry || each.type !== "chance") return each;
    const [first = 0, second = 0, ...rest] = each.order;
    return { ...each, order: [second, first, ...rest] };
  });
  return { ...RECORD, log };
}

test("a seed is the committed one, and every order comes from it", () => {
  const found = check(RECORD);
  expect(found).toEqual({
    computed: RECORD.commitment,
    isCommitted: true,
    shuffles: ORDERS.length,
    areDerived: true,
  });
});

test("another seed is not the committed one, and gives other orders", () => {
  const found = check({ ...RECORD, seed: `00${RECORD.seed!.slice(2)}` });
  expect(found).toMatchObject({ isCommitted: false, areDerived: false });
});

test.each([0, 1, 3, 8])("an order that was changed by hand is found (%i)", (entry) => {
  expect(check(tampered(entry))).toMatchObject({ isCommitted: true, areDerived: false });
});

test("without a seed there is nothing to check", () => {
  expect(check({ setup: SETUP, players: [], log: [] })).toBeNull();
});
