import { expect, test } from "vitest";
import type { AskOut } from "../../wire/messages.ts";
import { Draft } from "./draft.svelte.ts";

function ask(part: Partial<AskOut> & { atoms: string[] }): AskOut {
  const { atoms, ...rest } = part;
  const options = atoms.map((atom, index) => ({ atom, at: `thing:${index}` }));
  return { seat: 0, number: 1, kind: "test", shape: "pick", how: "alone", least: 1, most: 1, options, ...rest };
}

test("a pick takes one option, and another in its place", () => {
  const draft = new Draft(ask({ atoms: ["yes", "no"] }));
  expect(draft.isComplete).toBe(false);
  draft.toggle(0);
  draft.toggle(1);
  expect(draft.answer).toBe("no");
});

test("equal options are told apart by their places, and the answer names each", () => {
  const draft = new Draft(ask({ atoms: ["s", "l", "s"], shape: "several", least: 2, most: 2 }));
  draft.toggle(2);
  draft.toggle(0);
  draft.toggle(1);
  expect([draft.chosen, draft.answer, draft.isComplete]).toEqual([[2, 0], ["s", "s"], true]);
});

test("a given answer comes back, each equal atom on a place of its own", () => {
  const draft = new Draft(ask({ atoms: ["s", "l", "s"], shape: "several", least: 2, most: 2, given: ["s", "s"] }));
  expect(draft.chosen).toEqual([0, 2]);
});

test("a rank is complete from the start and moves one place at a time", () => {
  const draft = new Draft(ask({ atoms: ["a", "b", "c"], shape: "rank", least: 3, most: 3 }));
  draft.shift(2, -1);
  expect([draft.answer, draft.isComplete]).toEqual([["a", "c", "b"], true]);
});

test("a share stops at its caps and its total", () => {
  const draft = new Draft(ask({ atoms: ["a", "b"], shape: "share", least: 1, most: 3, caps: [2, 3] }));
  draft.add(0, 5);
  draft.add(1, 5);
  expect([draft.answer, draft.isComplete]).toEqual([[2, 1], true]);
});

test("a choice that must add up is complete when nothing is missing and nothing given for nothing", () => {
  const worth = [[-1, -1], [1, 0], [0, 1]];
  const draft = new Draft(ask({ atoms: ["senator", "coin", "might"], shape: "several", least: 0, most: 3, worth, need: [0, 0] }));
  expect(draft.isComplete).toBe(true);
  draft.toggle(1);
  expect(draft.isComplete).toBe(false);
  draft.toggle(0);
  expect([draft.balance, draft.isComplete]).toEqual([[0, -1], false]);
  draft.toggle(2);
  expect([draft.balance, draft.isComplete]).toEqual([[0, 0], true]);
});
