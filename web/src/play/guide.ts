// What people who are new are told before a question: the same on the screen and on every phone.
import type { Table } from "../wire/messages.ts";
import type { Speaker } from "../words/speaker.ts";

const OPENING = "opening";

/** The sentences; none where there is nothing to tell. */
export function guideLines({ choice, hold }: Table, speaker: Speaker): string[] {
  const tells = hold?.tells ?? "";
  if (tells !== OPENING) return rulesOf(tells, speaker);
  return ["game-about", `edition-${choice.edition}-win`, "guide-round"]
    .filter((message) => speaker.has(message))
    .map((message) => speaker.say(message));
}

/** What a kind of question is about, first in short and then the rest of it. */
export function rulesOf(kind: string, speaker: Speaker): string[] {
  return [`help-${kind}`, `more-${kind}`]
    .filter((message) => speaker.has(message))
    .map((message) => speaker.say(message));
}
