// A speaker for a game that a page offers, before it is played.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { gameWords } from "../wire/http.ts";
import type { GameCard } from "../wire/messages.ts";
import { Speaker } from "./speaker.ts";

export async function speakerFor(
  card: GameCard,
  theme: string | null,
  language: string,
): Promise<Speaker> {
  const words = await gameWords(card.id, theme ?? card.themes[0] ?? null, language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(words), { allowOverrides: true });
  return new Speaker(bundle, [], card.seat_facts);
}
