// Everything that the pages after a game need of it: its replay, its record, its skin and its words.
import { type Skin, skinOf } from "../../skins/registry.ts";
import { door, games, gameWords } from "../../wire/http.ts";
import { record as fetched } from "../../wire/library.ts";
import type { Choice, History } from "../../wire/messages.ts";
import { learn } from "../../words/words.svelte.ts";
import { dress } from "../scheme.svelte.ts";
import { chosen } from "./chosen.ts";
import type { Record } from "./fairness.ts";
import { reviewWords } from "./review/words.ts";
import { Story } from "./story.svelte.ts";

export interface Opened {
  readonly story: Story;
  readonly choice: Choice;
  readonly record: Record;
  readonly skin: Skin;
  readonly seatFacts: readonly string[];
  readonly history: History | undefined;
}

/** A table's game of this number; without one, the last. */
export async function opened(code: string, game?: number): Promise<Opened> {
  const story = new Story(code, game);
  const [{ choice: now }, record, { games: cards }] = await Promise.all([
    door(code),
    fetched<Record>(code, game),
    games(),
    story.look("public"),
  ]);
  const choice = chosen(now, record.setup, cards);
  const card = cards.find((card) => card.id === choice.game);
  const words = async (language: string): Promise<string> =>
    (
      await Promise.all([gameWords(choice.game, choice.theme, language), reviewWords(language)])
    ).join("\n");
  const [skin] = await Promise.all([
    skinOf(choice.game, () => Promise.resolve(card?.skin)),
    learn(words),
  ]);
  dress(choice.theme ?? choice.game);
  const { seat_facts: seatFacts = [], history } = card ?? {};
  return { story, choice, record, skin, seatFacts, history };
}
