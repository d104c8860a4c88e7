// What new people are told before a question: the same on the screen and on every phone.
import { type FluentBundle, FluentResource } from "@fluent/bundle";
import { guideWords } from "../wire/library.ts";
import type { Table } from "../wire/messages.ts";
import type { Speaker } from "../words/speaker.ts";

const OPENING = "opening";

/** The sentences; none if there is nothing to tell. Without a network, what the page knows already. */
export async function guideLines({ choice, hold }: Table, speaker: Speaker): Promise<string[]> {
  const tells = hold?.tells ?? "";
  if (!tells) return [];
  await teach(choice.game, speaker.bundle).catch(() => undefined);
  const own = tells === OPENING ? "guide-about" : `guide-${tells}`;
  const isOwn = speaker.has(own);
  if (tells !== OPENING) return isOwn ? [speaker.say(own)] : rulesOf(tells, speaker);
  return said(
    [isOwn ? own : "game-about", `edition-${choice.edition}-win`, "guide-round"],
    speaker,
  );
}

/**
 * What is going on now, for a player who waits. The help of a question speaks to whoever is asked,
 * so a player who waits reads what all players are told, if the game has such a sentence.
 */
export async function meanwhile(game: string, kind: string, speaker: Speaker): Promise<string[]> {
  await teach(game, speaker.bundle).catch(() => undefined);
  const told = said([`guide-${kind}`], speaker);
  return told.length ? told : rulesOf(kind, speaker);
}

/** Teach a bundle these words too; one of another language learns them again. */
async function teach(game: string, bundle: FluentBundle): Promise<void> {
  if (bundle.hasMessage("guide-about")) return;
  const words = await guideWords(game, bundle.locales[0] ?? "en");
  bundle.addResource(new FluentResource(words), { allowOverrides: true });
}

/** What a kind of question is about, first in short and then the rest of it. */
export function rulesOf(kind: string, speaker: Speaker): string[] {
  return said([`help-${kind}`, `more-${kind}`], speaker);
}

function said(messages: readonly string[], speaker: Speaker): string[] {
  return messages.filter((message) => speaker.has(message)).map((message) => speaker.say(message));
}
