// A finished game with everything that we show of it, as `palatine analyse --page` puts it into a page
// (cli/offline.py).
import type { Analysis } from "../../wire/analysis.ts";
import type { History, Replay } from "../../wire/messages.ts";
import type { Record } from "./fairness.ts";
import type { Eyes } from "./moments.ts";

export interface Embedded {
  readonly analysis: Analysis;
  /** None if there is only an analysis. */
  readonly record: Record | null;
  /** For all-knowing eyes; without steps if there is only an analysis. */
  readonly replay: Replay;
  readonly theme: string | null;
  readonly seat_facts: readonly string[];
  readonly history: History | undefined;
  /** The words of the game, by language. */
  readonly words: Readonly<{ [language: string]: string }>;
}

/** What a page embeds: JSON, compressed, spelt in letters. */
export async function unpacked(text: string): Promise<Embedded> {
  const packed = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).json()) as Embedded;
}

/** The replay from this viewpoint, taken out of the all-seeing one. */
export function seenBy(all: Replay, eyes: Eyes): Replay {
  if (eyes === "all") return all;
  const steps = eyes === "public" ? all.steps : (all.seats[eyes] ?? []);
  return { ...all, steps, seats: [] };
}
