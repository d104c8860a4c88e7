// A speaker for a game that a page offers, before it is played.
import { gameWords } from "../wire/http.ts";
import type { GameCard } from "../wire/messages.ts";
import { bundleOf } from "./bundle.ts";
import { Speaker } from "./speaker.ts";

export async function speakerFor(
  card: GameCard,
  theme: string | null,
  language: string,
): Promise<Speaker> {
  const words = await gameWords(card.id, theme ?? card.themes[0] ?? null, language);
  return new Speaker(bundleOf(language, words), [], card.seat_facts);
}
