// A recorded game, as tests/browser/recorded.py writes it.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Cue, History, Step, Table, View } from "../src/wire/messages.ts";

export interface Take {
  table: Table;
  /** What all see. */
  steps: (Step & { view: View })[];
  /** What whoever is asked sees, at the same steps. */
  asked: (Step & { view: View })[];
  seat_facts: string[];
  history: History;
  cues: readonly Cue[];
  words: Record<string, string>;
}

/** A step of it, which must be there. */
export function stepAt<T>(steps: readonly T[], at: number): T {
  const found = steps[at];
  if (found === undefined) throw new Error(`the recorded game has no step ${at}`);
  return found;
}

/** Its words in a language. */
export function wordsOf(take: Take, language: string): FluentBundle {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(take.words[language] ?? ""), { allowOverrides: true });
  return words;
}
