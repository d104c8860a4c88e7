// What an answer in the making leaves and brings later, in numbers, if a game's skin can say so.
import type { AskOut, View } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";

/** Sentences about the atoms chosen so far; none if there is nothing to add. */
export type Forecasting = (
  ask: AskOut,
  atoms: readonly string[],
  view: View,
  speaker: Speaker,
) => readonly string[];
