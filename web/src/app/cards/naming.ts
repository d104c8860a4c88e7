// The names of filters and decks.
import type { Fault } from "../../wire/messages.ts";
import { type Book, facetWord } from "./book.ts";
import { NUMBER } from "./search.ts";

/** What a filter is about. */
export function choiceWord(key: string, { speaker }: Book): string {
  if (key === "kind" || key === "deck") return speaker.say(`leafing-by-${key}`);
  if (key.startsWith(NUMBER)) return speaker.say(`binder-${key}`);
  return speaker.say(`binder-facet-${key}`);
}

export function valueWord(key: string, value: string, book: Book): string {
  if (key === "kind") return book.speaker.say(`binder-kind-${value}`);
  if (key === "deck") return deckWord(value, book);
  return key.startsWith(NUMBER) ? value : facetWord(key, value, book.speaker);
}

/** A deck by its own name, unless the game has words for it. */
export function deckWord(id: string, { speaker, decks }: Book): string {
  const own = `binder-deck-${id}`;
  return speaker.has(own) ? speaker.say(own) : (decks.find((deck) => deck.id === id)?.name ?? id);
}

/** What is wrong with a deck, with the names of cards and parts that people know. */
export function faultWords(fault: Fault, { speaker, byId }: Book): string {
  const facts = { ...fault.facts };
  if (typeof facts["card"] === "string")
    facts["card"] = byId.get(facts["card"])?.name ?? facts["card"];
  const part = `deck-part-${facts["part"]}`;
  if (speaker.has(part)) facts["part"] = speaker.say(part);
  return speaker.say(`deck-fault-${fault.id}`, facts);
}

/** The file name of a deck: its name in plain letters, like the deck files of the house. */
export function fileNameOf(name: string): string {
  const letters = name.toLowerCase().normalize("NFKD");
  const words = letters.replace(/[^a-z0-9]+/g, "_").replace(/^[^a-z]+|_$/g, "");
  return `${words || "my_deck"}.toml`;
}
