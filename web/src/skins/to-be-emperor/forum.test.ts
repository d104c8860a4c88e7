import { expect, test } from "vitest";
import { cardOf, contestOf, looks, piles } from "./forum.ts";

const bid = (seat: number, tokens: number) => ({ seat, tokens });

test("the highest bid that reaches the cost leads", () => {
  expect(contestOf([bid(0, 1), bid(2, 3)], 2)).toEqual({ kind: "leads", seat: 2 });
});

test("a tie of the highest bids wins nothing, whatever lies below", () => {
  expect(contestOf([bid(0, 2), bid(1, 2), bid(2, 1)], 2)).toEqual({ kind: "tied" });
});

test("bids below the cost are short of it, even when they are equal", () => {
  expect(contestOf([bid(0, 1), bid(1, 1)], 3)).toEqual({ kind: "low", missing: 2 });
  expect(contestOf([], 1)).toEqual({ kind: "none" });
});

test("a senator's number is both cost and Influence, and his resources are what he needs", () => {
  const counters = { gives_influence: 2, needs_coin: 1, needs_might: 1, "tokens:3": 2 };
  const card = cardOf(
    { id: "senator:x", face: "senator:x", marks: ["tapped"], counters },
    "senator:x",
  );
  expect(card).toMatchObject({
    isSenator: true,
    cost: 2,
    resources: ["coin", "might"],
    bids: [bid(3, 2)],
  });
});

test("equal assets lie in one pile, committed ones apart, and every senator alone", () => {
  const asset = (id: string, marks: string[] = []) =>
    cardOf({ id, face: id, marks, counters: { cost: 1, gives_coin: 1 } }, id);
  const senator = (id: string) =>
    cardOf({ id, face: id, marks: [], counters: { gives_influence: 1, needs_coin: 1 } }, id);
  const cards = [
    asset("a#1"),
    asset("b#1", ["committed"]),
    asset("a#2"),
    senator("s"),
    senator("t"),
  ];
  expect(piles(cards, looks).map((pile) => pile.copies)).toEqual([2, 1, 1, 1]);
});
