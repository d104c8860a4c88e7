// What an answer in the making leaves and brings later, in numbers, where a game's skin can say it.
import type { AskOut, View } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";

/** Sentences about the atoms that are chosen so far; none where there is nothing to add. */
export type Forecasting = (
  ask: AskOut,
  atoms: readonly string[],
  view: View,
  speaker: Speaker,
) => readonly string[];
