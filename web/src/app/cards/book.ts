// A game's binder as its page uses it: every card with its words, fetched when somebody opens it.
import { hasEmblem } from "../../parts/emblems.ts";
import { type Binding, bindingOf } from "../../skins/bindings.ts";
import { games, gameWords } from "../../wire/http.ts";
import { cardBook, cardWords } from "../../wire/library.ts";
import type { BinderDeck, DeckLimits, Figure, GameCard, Leaf } from "../../wire/messages.ts";
import { bundleOf } from "../../words/bundle.ts";
import { Speaker } from "../../words/speaker.ts";

/** A card with all that we say about it. */
export interface Entry {
  readonly leaf: Leaf;
  readonly name: string;
  readonly text: string;
  readonly kind: string;
  /** What it is in a few words: its facets, except those with numbers. */
  readonly line: string;
  readonly emblem: string;
  /** Which of the kinds it is, for its colour. */
  readonly tint: number;
  /** All its words, for searching. */
  readonly index: string;
}

export interface Book {
  readonly game: GameCard;
  readonly speaker: Speaker;
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  readonly kinds: readonly string[];
  readonly decks: readonly BinderDeck[];
  readonly limits: DeckLimits | null;
  /** The number in a card's corner, by which decks are measured. */
  readonly measure: string;
  readonly art: NonNullable<Binding["art"]>;
}

/** Fetch a binder; null if there is none. */
export async function openBook(id: string, language: string): Promise<Book | null> {
  const game = (await games()).games.find((each) => each.id === id);
  if (!game?.has_cards) return null;
  const theme = game.themes[0] ?? null;
  const [book, words, more, binding] = await Promise.all([
    cardBook(id),
    gameWords(id, theme, language),
    cardWords(id, language),
    bindingOf(id),
  ]);
  const speaker = new Speaker(bundleOf(language, words, more), [], game.seat_facts);
  const kinds = [...new Set(book.cards.map((leaf) => leaf.kind))];
  const entries = book.cards.map((leaf) => entryOf(leaf, kinds.indexOf(leaf.kind), speaker));
  const byId = new Map(entries.map((entry) => [entry.leaf.id, entry]));
  const measure = book.cards.flatMap((leaf) => leaf.numbers)[0]?.name ?? "";
  return {
    game,
    speaker,
    entries,
    byId,
    kinds,
    decks: book.decks,
    limits: book.limits,
    measure,
    art: binding.art ?? (() => undefined),
  };
}

export function entryOf(leaf: Leaf, tint: number, speaker: Speaker): Entry {
  const name = speaker.say(speaker.has(`full-${leaf.id}`) ? `full-${leaf.id}` : `card-${leaf.id}`);
  const text = speaker.has(`text-${leaf.id}`) ? speaker.say(`text-${leaf.id}`) : "";
  const kind = speaker.say(`binder-kind-${leaf.kind}`);
  const wordsOf = (facet: string): string[] =>
    leaf.facets[facet]?.map((value) => facetWord(facet, value, speaker)) ?? [];
  const facets = Object.keys(leaf.facets);
  const listed = facets.filter((facet) => !isTable(leaf, facet));
  const line = listed.flatMap(wordsOf).join(" · ") || kind;
  const index = plain([name, leaf.name, kind, text, ...facets.flatMap(wordsOf)].join(" "));
  return { leaf, name, text, kind, line, emblem: drawing(leaf), tint, index };
}

/** Whether a facet's values have numbers of their own. */
function isTable(leaf: Leaf, facet: string): boolean {
  return leaf.numbers.some((figure) => figure.name.startsWith(`${facet}:`));
}

/** The words for a value that sets cards apart; a proper name is its own. */
export function facetWord(facet: string, value: string, speaker: Speaker): string {
  const id = facetId(facet, value);
  return speaker.has(id) ? speaker.say(id) : value;
}

export function facetId(facet: string, value: string): string {
  return `binder-facet-${facet}-${value.replaceAll(" ", "_")}`;
}

/** The name of a card's number; one in a table is named after its key, with its worth. */
export function figureWord(figure: Figure, speaker: Speaker): string {
  const [table = "", key] = figure.name.split(":");
  if (key === undefined) return speaker.say(`binder-number-${table}`);
  const id = facetId(table, key);
  return speaker.has(`${id}-worth`)
    ? speaker.say(`${id}-worth`, { value: figure.value })
    : facetWord(table, key, speaker);
}

/** The same for little space. */
export function shortWord(figure: Figure, speaker: Speaker): string {
  const short = `binder-number-${figure.name}-short`;
  return speaker.has(short) ? speaker.say(short) : figureWord(figure, speaker);
}

/** Without capitals and accents, as people search. */
export function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The drawing of a card: its own, otherwise that of its kind, the most specific first. */
function drawing(leaf: Leaf): string {
  const facets = Object.entries(leaf.facets).flatMap(([facet, values]) =>
    values.map((value) => facetId(facet, value)),
  );
  return [`card-${leaf.id}`, ...facets, `binder-kind-${leaf.kind}`].find(hasEmblem) ?? "seal";
}
