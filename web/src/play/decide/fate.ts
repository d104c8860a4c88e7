// What happens to the chosen options and to the rest, if a game's words say so: `chosen-kept-KIND` and
// `left-gone-KIND` when you choose what stays, `chosen-gone-KIND` and `left-kept-KIND` otherwise.
import type { Speaker } from "../../words/speaker.ts";

export type Fate = "none" | "chosen" | "kept" | "gone";

export interface Fates {
  readonly chosen: Fate;
  readonly left: Fate;
  readonly chosenWords: string | null;
  readonly leftWords: string | null;
}

export function fatesOf(kind: string, speaker: Speaker): Fates {
  const words = (id: string): string | null => (speaker.has(id) ? speaker.say(id) : null);
  const isKept = speaker.has(`chosen-kept-${kind}`);
  const isGone = speaker.has(`chosen-gone-${kind}`);
  return {
    chosen: isKept ? "kept" : isGone ? "gone" : "chosen",
    left: isKept ? "gone" : isGone ? "kept" : "none",
    chosenWords: words(`chosen-kept-${kind}`) ?? words(`chosen-gone-${kind}`),
    leftWords: words(`left-gone-${kind}`) ?? words(`left-kept-${kind}`),
  };
}
