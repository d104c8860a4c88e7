import { expect, test } from "vitest";
import type { Catalog, GameCard } from "../wire/messages.ts";
import { chosen, firstChoice, offersOf } from "./posters.ts";

function card(id: string, editions: string[], themes: string[], players: number[]): GameCard {
  const known = Object.fromEntries(editions.map((edition) => [edition, {}]));
  return {
    id,
    editions: known,
    themes,
    players,
    options: {},
    names: {},
    seats: {},
    has_cards: false,
    has_glance: false,
    skin: null,
    cues: [],
    bots: [],
    first_bot: "",
    seat_facts: [],
    talk: {},
    box: null,
    history: { chapters: [], matters: [] },
  };
}

const PLAIN = card("plain", ["only"], [], [2, 3, 4]);
const RICH = card("rich", ["old", "new"], ["marble", "new"], [5, 6, 7, 8]);
const CATALOG: Catalog = { build: "", languages: ["en"], games: [PLAIN, RICH] };

test("every edition of every game is offered, in its own theme where it has one", () => {
  const shown = offersOf(CATALOG).map(({ card, edition, theme }) => [card.id, edition, theme]);
  expect(shown).toEqual([
    ["plain", "only", null],
    ["rich", "old", "marble"],
    ["rich", "new", "new"],
  ]);
});

test("a table begins with something that has a theme", () => {
  expect(firstChoice(offersOf(CATALOG), "en")).toMatchObject({
    game: "rich",
    edition: "old",
    players: 6,
  });
});

test("another game keeps the seats that it has, and never puts anybody out", () => {
  const [plain, , rich] = offersOf(CATALOG);
  const before = firstChoice(offersOf(CATALOG), "en");
  if (!plain || !rich || !before) throw new Error("nothing is offered");
  expect(chosen(plain, before, 1)).toMatchObject({ game: "plain", players: 4, theme: null });
  expect(chosen(rich, { ...before, players: 5 }, 7)).toMatchObject({ edition: "new", players: 7 });
});
