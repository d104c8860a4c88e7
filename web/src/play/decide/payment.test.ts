import { expect, test } from "vitest";
import type { AskOut } from "../../wire/messages.ts";
import { canBePaid, wholePayment } from "./payment.ts";

/** A question in which rows below zero want something, and the others give it. */
function asked(worth: number[][], need: number[] = []): AskOut {
  return { worth, need, least: 0, most: worth.length } as unknown as AskOut;
}

const none = (): boolean => false;

test("all is paid that can be, with as few cards as possible and little left over", () => {
  const senators = [
    [-2, 0],
    [-1, -1],
  ];
  const cards = [
    [1, 0],
    [3, 1],
    [3, 3],
    [1, 0],
  ];
  expect(wholePayment(asked([...senators, ...cards]), none)).toEqual([0, 1, 3]);
});

test("where not all can be paid, as many are as can", () => {
  expect(wholePayment(asked([[-5], [-1], [-2], [1], [2]]), none)).toEqual([1, 2, 3, 4]);
});

test("what is dear is spared, though it takes more cards", () => {
  expect(wholePayment(asked([[-2], [2], [1], [1]]), (place) => place === 1)).toEqual([0, 2, 3]);
});

test("a fixed need is paid without anything to choose", () => {
  expect(wholePayment(asked([[1], [4], [3]], [3]), none)).toEqual([2]);
});

test("nothing is chosen where nothing can be paid", () => {
  expect(wholePayment(asked([[-3], [1]]), none)).toBeNull();
  expect(wholePayment(asked([[1], [1]], [3]), none)).toBeNull();
});

test("a budget that is spent has no whole payment", () => {
  expect(canBePaid(asked([[-3], [-2]], [-4]))).toBe(false);
  expect(canBePaid(asked([[-3], [2]]))).toBe(true);
});
