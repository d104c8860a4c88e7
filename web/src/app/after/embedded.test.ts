import { expect, test } from "vitest";
import type { Replay, Step } from "../../wire/messages.ts";
import { seenBy } from "./embedded.ts";

test("each viewer's replay is a part of the one for all-knowing eyes", () => {
  const [open, own] = [[{ game: 1 }], [{ game: 2 }]] as unknown as [Step[], Step[]];
  const all: Replay = { steps: open, seats: [own], looks: [] };
  expect(seenBy(all, "all")).toBe(all);
  expect(seenBy(all, "public")).toEqual({ steps: open, seats: [], looks: [] });
  expect(seenBy(all, 0)).toEqual({ steps: own, seats: [], looks: [] });
});
