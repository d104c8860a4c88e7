// The names of the kinds of bots.
import { knows, say } from "../words/words.svelte.ts";

/** A kind of bot in words; a program that somebody brought keeps its own name. */
export function kindOfBot(kind: string): string {
  return knows(`bot-${kind}`) ? say(`bot-${kind}`) : kind;
}
