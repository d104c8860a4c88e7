import { expect, it } from "vitest";
import type { Choice, GameCard } from "../../wire/messages.ts";
import { chosen } from "./chosen.ts";

const card = (id: string, themes: readonly string[]) => ({ id, themes }) as GameCard;
const CARDS = [
  card("senate", ["sith-imperative", "secret-emperor", "roman-senate"]),
  card("chess", []),
];
const NOW = {
  game: "senate",
  edition: "secret-emperor",
  theme: "roman-senate",
  players: 7,
  language: "de",
} as Choice;

it("keeps the theme of a table that still plays the same", () => {
  expect(chosen(NOW, { game: "senate", edition: "secret-emperor", players: 5 }, CARDS)).toEqual({
    ...NOW,
    players: 5,
  });
});

it("takes the edition's own theme where the table plays something else by now", () => {
  const found = chosen(NOW, { game: "senate", edition: "sith-imperative", players: 5 }, CARDS);
  expect(found).toMatchObject({
    edition: "sith-imperative",
    theme: "sith-imperative",
    players: 5,
    language: "de",
  });
  expect(chosen(NOW, { game: "chess", edition: "chess", players: 2 }, CARDS).theme).toBeNull();
});
