// What was played in a game of which we have only the record: the table may be playing something else by now.
import type { Choice, GameCard } from "../../wire/messages.ts";
import type { Record } from "./fairness.ts";

/** The choice of a table at which nobody sits: for a game that comes from a file. */
export const NO_TABLE: Choice = {
  game: "",
  players: 0,
  edition: "",
  options: {},
  theme: null,
  language: "en",
  seating: "arranged",
  history: false,
  patience: 0,
  pace: null,
  talk: false,
  guided: false,
  speech: false,
};

/** The table's choice as it was for this game; only the theme is unknown, so we take the edition's own. */
export function chosen(now: Choice, setup: Record["setup"], cards: readonly GameCard[]): Choice {
  const { game, edition, players } = setup;
  if (game === now.game && edition === now.edition) return { ...now, players };
  const themes = cards.find((card) => card.id === game)?.themes ?? [];
  return {
    ...now,
    game,
    edition,
    players,
    theme: themes.find((theme) => theme === edition) ?? themes[0] ?? null,
  };
}
