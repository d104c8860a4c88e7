import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, expect, test, vi } from "vitest";
import { Speaker } from "../../words/speaker.ts";
import { later, speak } from "../../words/words.svelte.ts";
import type { GameLine, Moment, PersonLine } from "../../wire/messages.ts";
import { happened, lieTold, winnersTold } from "./told.ts";

const WORDS = `
atom-tile-good = Loyalist
atom-tile-bad = Separatist
card-knife = Hired Knife
news-said_saw = { $player } saw: { $atoms }.
copy = { $what }
news-voted = Elected.
list = { $first } and { $last }
`;
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(WORDS));
const speaker = new Speaker(bundle, ["Ada", "Bo"]);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  await later();
});

function said(moment: Partial<Moment>): string {
  return happened({ at: 3, cause: "luck", before: [], after: [], ...moment }, speaker);
}

test("luck is told by what was drawn", () => {
  const drawn = [{ seat: 1, atoms: ["tile:good", "tile:bad"] }];
  expect(said({ drawn })).toBe("Bo drew Loyalist and Separatist.");
});

test("a choice that no news tell is told by what was chosen", () => {
  const choice = { cause: "choice", seat: 0 } as const;
  expect(said({ ...choice, kind: "play", chose: ["hand:knife"] })).toBe("Ada chose: Hired Knife");
  expect(said(choice)).toBe("It was Ada's choice.");
  expect(said({ ...choice, news: [{ event: "voted", facts: {} }] })).toBe("Elected.");
});

test("the truth about a lie does not name again whom the lie was about", () => {
  const lie = { at: 3, seat: 0, what: "saw", atoms: ["player:1", "tile:good"], believed: [1] };
  const help = (...truth: string[]): string => lieTold({ ...lie, truth }, speaker).help;
  expect(help("player:1", "tile:bad")).toBe("In truth: Separatist. Bo acted on it.");
  expect(help("player:1")).toBe("In truth: nothing. Bo acted on it.");
});

test("winners are people by name, and then guests and bots, who are counted", () => {
  const seat = (person: number | null, is_bot = false) => ({ person, is_bot, has_won: true });
  const won = (...seats: readonly object[]): string =>
    winnersTold(
      { seats } as unknown as GameLine,
      [{ id: 1, name: "Anna" }] as unknown as PersonLine[],
    );
  expect(won(seat(null), seat(null), seat(null))).toBe("3 guests");
  expect(won(seat(null), seat(1), seat(null, true))).toBe("Anna, Guest, Bots");
  expect(won(seat(null, true))).toBe("Bots");
});
