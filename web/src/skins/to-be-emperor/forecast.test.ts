import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { AskOut, View } from "../../wire/messages.ts";
import { Speaker } from "../../words/speaker.ts";
import { forecast } from "./forecast.ts";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(
    [
      "skin-tokens-left = { $left } left",
      "skin-due-again = again: { $due }.",
      "skin-due-won = if won: { $due }.",
      "skin-due-lacks = lacking: { $lacking }",
      "skin-due-covered = covered",
      "fact-resource-coin = Coin",
      "fact-resource-might = Might",
      "fact-resource-knowledge = Knowledge",
      "list = { $first } and { $last }",
      "nobody = nobody",
    ].join("\n"),
  ),
);
const speaker = new Speaker(bundle, ["Al", "Bo"]);
const thing = (id: string, counters: Record<string, number>, marks: string[] = []) => ({
  id,
  face: id,
  marks,
  counters,
});
const row = (id: string, owner: number | null, ...things: ReturnType<typeof thing>[]) => ({
  id,
  kind: "row" as const,
  owner,
  things,
  backs: 0,
  secret: false,
});
const VIEW = {
  viewer: 0,
  phase: "resource",
  seats: [{ seat: 0, marks: [], secrets: [], counters: { tokens_left: 4 } }],
  zones: [
    row("senate", null, thing("senator:new", { needs_might: 1 })),
    row("assets", 0, thing("asset:bank", { gives_coin: 1 })),
    row(
      "senators",
      0,
      thing("senator:old", { needs_coin: 1 }),
      thing("senator:lost", { needs_knowledge: 1 }, ["tapped"]),
    ),
  ],
} as unknown as View;

function told(kind: string, atoms: string[], facts = {}): readonly string[] {
  return forecast({ seat: 0, kind, facts, options: [] } as unknown as AskOut, atoms, VIEW, speaker);
}

test("a bid says how many tokens it leaves", () => {
  expect(told("tokens", ["n:3"])).toEqual(["1 left"]);
});

test("a payment says what is due again next round, and what assets in play lack for it", () => {
  expect(told("pay", ["senator:old", "asset:bank"], { phase: "resource" })).toEqual([
    "again: 1 Coin and 1 Knowledge. lacking: 1 Knowledge",
  ]);
});

test("a tapped senator who is not paid in the Acquire phase is due no more", () => {
  expect(told("pay", ["senator:old"], { phase: "acquire" })).toEqual(["again: 1 Coin. covered"]);
});

test("a bid for a senator says what all would need in every round", () => {
  expect(told("bid", ["senator:new"])).toEqual([
    "if won: 1 Coin, 1 Might and 1 Knowledge. lacking: 1 Might and 1 Knowledge",
  ]);
});

test("nothing is said of what costs nothing again", () => {
  expect(told("pay", [])).toEqual([]);
  expect(told("bid", ["deck"])).toEqual([]);
});
