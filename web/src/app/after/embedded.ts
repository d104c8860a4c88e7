// A finished game with all that is shown of it, as `palatine analyse --page` puts it into a page
// (cli/offline.py).
import type { History, Replay } from "../../wire/messages.ts";
import type { Analysis } from "./analysis.ts";
import type { Record } from "./fairness.ts";
import type { Eyes } from "./moments.ts";

export interface Embedded {
  readonly analysis: Analysis;
  readonly record: Record;
  /** For all-knowing eyes. */
  readonly replay: Replay;
  readonly theme: string | null;
  readonly seat_facts: readonly string[];
  readonly history: History;
  /** The words of the game, by language. */
  readonly words: Readonly<{ [language: string]: string }>;
}

/** The replay for these eyes, out of the one for eyes that see all. */
export function seenBy(all: Replay, eyes: Eyes): Replay {
  if (eyes === "all") return all;
  const steps = eyes === "public" ? all.steps : (all.seats[eyes] ?? []);
  return { ...all, steps, seats: [] };
}
