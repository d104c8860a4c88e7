// What an option would come to, where a game's skin can say it before one commits.
import type { AskOut, View } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";

export interface Detail {
  readonly text: string;
  /** Whether it would do something, as far as that can be said. */
  readonly tells?: "good" | "bad" | undefined;
}

export type Detailing = (ask: AskOut, atom: string, view: View, speaker: Speaker) => Detail | null;
