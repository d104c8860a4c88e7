// The sentence for a moment at which nothing was told: what the table was waiting for.
import type { Moment } from "../../wire/table.svelte.ts";
import type { Speaker } from "../../words/speaker.ts";
import { say } from "../../words/words.svelte.ts";

export function openingOf(moment: Moment, speaker: Speaker): string {
  if (moment.over) return speaker.outcome(moment.over);
  return moment.asking ? speaker.waits(moment.asking, moment.waiting) : say("screen-soon");
}
