import { expect, test } from "vitest";
import { emblemOf, hasEmblem } from "../parts/emblems.ts";
import { partyOf } from "../parts/party.ts";
import { crests, showcase, skinOf } from "./registry.ts";

test("a page about many games has the crests of their sides, and nothing else of them", async () => {
  await crests("senate");
  expect(hasEmblem("side-loyalist")).toBe(true);
  expect(partyOf("side-loyalist")).toBeDefined();
  expect(hasEmblem("mark-role_loyalist")).toBe(false);
});

test("a game that is only offered leaves the drawings of the one that is played alone", async () => {
  await skinOf("senate");
  const before = emblemOf("mark-role_loyalist");
  const other = (await skinOf("besides-the-emperor")).emblems ?? {};
  await skinOf("senate");
  await showcase("besides-the-emperor");
  expect(hasEmblem("game-besides-the-emperor")).toBe(true);
  expect(Object.keys(other)).toContain("mark-role_loyalist");
  expect(emblemOf("mark-role_loyalist")).toBe(before);
});

test("a game without a skin can be offered too", async () => {
  await expect(showcase("nowhere")).resolves.toBeUndefined();
});
