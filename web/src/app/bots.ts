// What bots are called by their kind.
import { knows, say } from "../words/words.svelte.ts";

/** A kind of bot in words; a program that somebody brought is known by its own name. */
export function kindOfBot(kind: string): string {
  return knows(`bot-${kind}`) ? say(`bot-${kind}`) : kind;
}
