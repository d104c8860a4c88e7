// The pincer that may close on the Emperor, as a sentence.
import type { Speaker } from "../../words/speaker.ts";
import type { Seat } from "../../wire/messages.ts";

export function pincer(aimers: readonly Seat[], by: Speaker): string {
  const players = by.allOf(aimers.map((seat) => by.name(seat)));
  return by.say("skin-pincer", { players, count: aimers.length });
}
