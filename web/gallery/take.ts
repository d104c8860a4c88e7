// A recorded game, as tests/browser/recorded.py writes it.
import type { FluentBundle } from "@fluent/bundle";
import { cueOf, type Scene } from "../src/play/staged.svelte.ts";
import type { Cue, History, Step, Table, View } from "../src/wire/messages.ts";
import { bundleOf } from "../src/words/bundle.ts";

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

/** What a step stages, the last of it, turned over or not; nothing where nothing is staged. */
export function sceneOf(take: Take, at: number, isTurned: boolean): Scene | null {
  const staged = stepAt(take.steps, at).news.flatMap((told) => {
    const cue = cueOf(take.cues, told);
    return cue ? [{ told, cue, isTurned }] : [];
  });
  return staged.at(-1) ?? null;
}

/** Its words in a language. */
export function wordsOf(take: Take, language: string): FluentBundle {
  return bundleOf(language, take.words[language] ?? "");
}
