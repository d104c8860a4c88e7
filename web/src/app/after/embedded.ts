// A finished game with all that is shown of it, as `palatine analyse --page` puts it into a page
// (cli/offline.py).
import type { Analysis } from "../../wire/analysis.ts";
import type { History, Replay } from "../../wire/messages.ts";
import type { Record } from "./fairness.ts";
import type { Eyes } from "./moments.ts";

export interface Embedded {
  readonly analysis: Analysis;
  /** None where there is only an analysis. */
  readonly record: Record | null;
  /** For all-knowing eyes; without steps where there is only an analysis. */
  readonly replay: Replay;
  readonly theme: string | null;
  readonly seat_facts: readonly string[];
  readonly history: History | undefined;
  /** The words of the game, by language. */
  readonly words: Readonly<{ [language: string]: string }>;
}

/** What a page has in it: JSON, compressed, spelt in letters. */
export async function unpacked(text: string): Promise<Embedded> {
  const packed = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).json()) as Embedded;
}

/** The replay for these eyes, out of the one for eyes that see all. */
export function seenBy(all: Replay, eyes: Eyes): Replay {
  if (eyes === "all") return all;
  const steps = eyes === "public" ? all.steps : (all.seats[eyes] ?? []);
  return { ...all, steps, seats: [] };
}
