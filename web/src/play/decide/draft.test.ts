import { expect, test } from "vitest";
import type { AskOut } from "../../wire/messages.ts";
import { Draft } from "./draft.svelte.ts";

function ask(part: Partial<AskOut> & { atoms: string[] }): AskOut {
  const { atoms, ...rest } = part;
  const options = atoms.map((atom, index) => ({ atom, at: `thing:${index}` }));
  return {
    seat: 0,
    number: 1,
    kind: "test",
    shape: "pick",
    how: "alone",
    least: 1,
    most: 1,
    options,
    ...rest,
  };
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
  const draft = new Draft(
    ask({ atoms: ["s", "l", "s"], shape: "several", least: 2, most: 2, given: ["s", "s"] }),
  );
  expect(draft.chosen).toEqual([0, 2]);
});

test("a rank is complete from the start and moves one place at a time", () => {
  const draft = new Draft(ask({ atoms: ["a", "b", "c"], shape: "rank", least: 3, most: 3 }));
  draft.shift(2, -1);
  expect([draft.answer, draft.isComplete]).toEqual([["a", "c", "b"], true]);
});

test("a share stops at its caps and its total", () => {
  const draft = new Draft(
    ask({ atoms: ["a", "b"], shape: "share", least: 1, most: 3, caps: [2, 3] }),
  );
  draft.add(0, 5);
  draft.add(1, 5);
  expect([draft.answer, draft.isComplete]).toEqual([[2, 1], true]);
});

test("a choice that must add up is complete when nothing is missing and nothing given for nothing", () => {
  const worth = [
    [-1, -1],
    [1, 0],
    [0, 1],
  ];
  const draft = new Draft(
    ask({
      atoms: ["senator", "coin", "might"],
      shape: "several",
      least: 0,
      most: 3,
      worth,
      need: [0, 0],
    }),
  );
  expect(draft.isComplete).toBe(true);
  draft.toggle(1);
  expect(draft.isComplete).toBe(false);
  draft.toggle(0);
  expect([draft.balance, draft.isComplete]).toEqual([[0, -1], false]);
  draft.toggle(2);
  expect([draft.balance, draft.isComplete]).toEqual([[0, 0], true]);
});

test("each step of a larger answer can be taken back, one after the other", () => {
  const several = new Draft(ask({ atoms: ["a", "b", "c"], shape: "several", least: 0, most: 2 }));
  several.toggle(0);
  several.toggle(2);
  several.toggle(1); // there is no room for a third
  several.toggle(0);
  expect(several.chosen).toEqual([2]);
  several.undo();
  expect(several.chosen).toEqual([0, 2]);
  several.undo();
  several.undo();
  expect([several.chosen, several.canUndo]).toEqual([[], false]);
});

test("in a share and a rank the last step is taken back too", () => {
  const share = new Draft(ask({ atoms: ["a", "b"], shape: "share", least: 1, most: 3 }));
  share.add(0, 2);
  share.add(0, 5);
  share.undo();
  expect(share.counts).toEqual([2, 0]);
  const rank = new Draft(ask({ atoms: ["a", "b"], shape: "rank", least: 2, most: 2 }));
  rank.shift(0, 1);
  rank.undo();
  expect([rank.answer, rank.canUndo]).toEqual([["a", "b"], false]);
});

test("what is chosen alone is changed by choosing another, and needs no undoing", () => {
  const draft = new Draft(ask({ atoms: ["a", "b"] }));
  draft.toggle(0);
  expect(draft.canUndo).toBe(false);
});

test("a budget is a need below zero: nothing may be chosen, and what fits into it", () => {
  const worth = [[-8], [-7], [-6]];
  const draft = new Draft(
    ask({ atoms: ["a", "b", "c"], shape: "several", least: 0, most: 3, worth, need: [-20] }),
  );
  expect([draft.isComplete, draft.sums]).toEqual([
    true,
    [{ given: 20, needed: 0, isBudget: true }],
  ]);
  draft.toggle(0);
  draft.toggle(1);
  expect([draft.isComplete, draft.sums]).toEqual([
    true,
    [{ given: 20, needed: 15, isBudget: true }],
  ]);
  draft.toggle(2);
  expect([draft.isComplete, draft.sums]).toEqual([
    false,
    [{ given: 20, needed: 21, isBudget: true }],
  ]);
});

test("a debt is a need above zero: it has to be given, whatever is chosen", () => {
  const draft = new Draft(
    ask({ atoms: ["a", "b"], shape: "several", least: 1, most: 2, worth: [[4], [3]], need: [6] }),
  );
  draft.toggle(0);
  expect([draft.isComplete, draft.sums]).toEqual([
    false,
    [{ given: 4, needed: 6, isBudget: false }],
  ]);
  draft.toggle(1);
  expect([draft.isComplete, draft.sums]).toEqual([
    true,
    [{ given: 7, needed: 6, isBudget: false }],
  ]);
});
