// Everything that the pages after a game need of it: its replay, its record, its skin and its words.
import { type Skin, skinOf } from "../../skins/registry.ts";
import { door, games, gameWords } from "../../wire/http.ts";
import { analysis, record as fetched, recordAt } from "../../wire/library.ts";
import type { Analysis } from "../../wire/analysis.ts";
import type { Choice, GameCard, History } from "../../wire/messages.ts";
import { learn } from "../../words/words.svelte.ts";
import { dress } from "../scheme.svelte.ts";
import { chosen } from "./chosen.ts";
import type { Record } from "./fairness.ts";
import { reviewWords } from "./review/words.ts";
import { Story } from "./story.svelte.ts";

/** A record as a file. */
export interface Filed {
  readonly name: string;
  /** Where to get it, if it is not here already. */
  readonly href?: string;
}

export interface Opened {
  readonly story: Story;
  readonly filed: Filed;
  /** What our bots make of it; they say how far they are. */
  readonly judge: (onprogress: (share: number) => void) => Promise<Analysis>;
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
  return {
    story,
    record,
    filed: {
      name: `palatine-${code}-${story.game}.palatine.json`,
      href: recordAt(code, story.game),
    },
    judge: (onprogress) => analysis(code, game, onprogress),
    ...(await dressed(choice, cards)),
  };
}

type Dressed = Pick<Opened, "choice" | "skin" | "seatFacts" | "history">;

/** The words and the skin of what was played. */
export async function dressed(choice: Choice, cards: readonly GameCard[]): Promise<Dressed> {
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
  return { choice, skin, seatFacts, history };
}
