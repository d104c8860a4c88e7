// What an option would lead to, if a game's skin can say so before you commit.
import type { AskOut, View } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";
import { say } from "../../words/words.svelte.ts";

export interface Detail {
  readonly text: string;
  /** Whether it would do something, as far as we can tell. */
  readonly tells?: "good" | "bad" | undefined;
}

export type Detailing = (ask: AskOut, atom: string, view: View, speaker: Speaker) => Detail | null;

/** The name of a kind of worth, in a choice that must add up. */
export function kindName(ask: AskOut, kind: number, speaker: Speaker): string {
  const id = `worth-${ask.kind}-${kind + 1}`;
  return speaker.has(id)
    ? speaker.say(id, ask.facts ?? {})
    : say("cover-kind", { number: kind + 1 });
}

/** A number of a sum as people read it: half of it, if the words say that it counts halves. */
export function figure(ask: AskOut, kind: number, value: number, speaker: Speaker): string {
  if (!speaker.has(`halves-${ask.kind}-${kind + 1}`)) return String(value);
  const whole = Math.floor(value / 2);
  return value % 2 ? `${whole || ""}½` : String(whole);
}

/** In a choice that must add up, what an option gives or needs. */
export function worthOf(ask: AskOut, place: number, speaker: Speaker): Detail | null {
  const row = ask.worth?.[place] ?? [];
  const parts = row.map((worth, kind) => (worth ? worthText(ask, kind, worth, speaker) : ""));
  return row.some(Boolean) ? { text: parts.filter(Boolean).join(", ") } : null;
}

function worthText(ask: AskOut, kind: number, worth: number, speaker: Speaker): string {
  const sign = worth > 0 ? "+" : "−";
  const size = figure(ask, kind, Math.abs(worth), speaker);
  return `${sign}${size} ${kindName(ask, kind, speaker)}`;
}
