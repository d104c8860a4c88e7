// The words of the games that a room has played: sides, roles and endings, as their editions call them.
import { games } from "../../wire/http.ts";
import type { GameLine } from "../../wire/messages.ts";
import { speakerFor } from "../../words/games.ts";
import type { Speaker } from "../../words/speaker.ts";
import { knows, say } from "../../words/words.svelte.ts";

export type Speakers = ReadonlyMap<string, Speaker>;

/** A speaker for each game, in the theme of the most recently played edition. */
export async function speakersFor(
  lines: readonly Pick<GameLine, "game" | "edition">[],
  language: string,
): Promise<Speakers> {
  const last = new Map(lines.map(({ game, edition }) => [game, edition]));
  const catalog = await games();
  const cards = catalog.games.filter((card) => last.has(card.id));
  const made = cards.map(async (card): Promise<[string, Speaker]> => {
    const edition = last.get(card.id) ?? "";
    const theme = card.themes.includes(edition) ? edition : null;
    return [card.id, await speakerFor(card, theme, language)];
  });
  return new Map(await Promise.all(made));
}

/** What was played. */
export function titleOf({ game, edition }: Pick<GameLine, "game" | "edition">): string {
  const own = `edition-name-${game}-${edition}`;
  const plain = `game-name-${game}`;
  if (knows(own)) return say(own);
  return knows(plain) ? say(plain) : game;
}

/** A side's name; its id if this house does not have the game. */
export function sideOf(speakers: Speakers, game: string, side: string): string {
  const speaker = speakers.get(game);
  return speaker?.has(`side-${side}`) ? speaker.say(`side-${side}`) : side;
}

/** The name of a member of a side, as in "7 of 11 as Loyalist". */
export function memberOf(speakers: Speakers, game: string, side: string): string {
  const speaker = speakers.get(game);
  const one = `side-${side}-one`;
  return speaker?.has(one) ? speaker.say(one) : sideOf(speakers, game, side);
}

export function roleOf(speakers: Speakers, game: string, role: string): string {
  const speaker = speakers.get(game);
  const words = [`mark-role_${role}`, `atom-role-${role}`, `fact-role-${role}`, `card-${role}`];
  const known = words.find((id) => speaker?.has(id));
  return known && speaker ? speaker.say(known) : role;
}
