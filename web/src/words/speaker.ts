// Says things about one game with the players' names: the client's half of core/words.py, with the same
// sentences for the same facts, and the words for cards in the same places. A test compares the two over
// whole games.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { lookOfSeat } from "../parts/looks.ts";
import type { Choice, History, Look, Note, Outcome, Reason, Told } from "../wire/messages.ts";
import { takenApart } from "./atoms.ts";

export type Plain = string | number | boolean | null;
export type Fact = Plain | readonly Plain[];
export type Facts = Readonly<Record<string, Fact>>;

/** What we say about a card, each in a message of its own. */
const ABOUT = ["card", "full", "text", "use"];
/** A game that says nothing of its history. */
const UNTOLD: History = { chapters: [], matters: [] };
/** A hyphen that shows only at the end of a line. */
const SOFT = "\u00ad";
/** Between these is a seat instead of a name; no name can have such letters. */
const [SEAT, END] = ["\ue000", "\ue001"];
const POINTED = new RegExp(`${SEAT}(\\d+)${END}`);

type Said = Record<string, FluentVariable>;
/** What messages about a card get. */
interface About {
  readonly card: string;
  readonly full: string;
  readonly text: string | undefined;
  readonly use: string | undefined;
}

export class Speaker {
  readonly bundle: FluentBundle;
  readonly names: readonly string[];
  readonly seatFacts: readonly string[];
  readonly looks: readonly Look[];
  /** Which of its news matters. */
  readonly history: History;

  constructor(
    bundle: FluentBundle,
    names: readonly string[] = [],
    seatFacts: readonly string[] = [],
    looks: readonly Look[] = [],
    history: History = UNTOLD,
  ) {
    this.bundle = bundle;
    this.names = names;
    this.seatFacts = seatFacts;
    this.looks = looks;
    this.history = history;
  }

  /** A speaker that says the same with a mark for each name, so that players can be drawn there (`parted`). */
  get pointing(): Speaker {
    const marks = this.names.map((_, seat) => `${SEAT}${seat}${END}`);
    return new Speaker(this.bundle, marks, this.seatFacts);
  }

  /** How to recognise a player. */
  look(seat: number): Look {
    return this.looks[seat] ?? lookOfSeat(seat);
  }

  /** Whether there are words for this. */
  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The words of a message. A missing one shows its id, so that a test can find it. */
  say(message: string, facts: Facts = {}): string {
    return this.#formatted(message, this.#said(facts)) ?? `<${message}>`;
  }

  /** Nothing if there is no such message, or if it lacks a fact. */
  #formatted(message: string, said: object): string | undefined {
    const pattern = this.bundle.getMessage(message)?.value;
    const errors: Error[] = [];
    const text = pattern ? this.bundle.formatPattern(pattern, said as Said, errors) : undefined;
    return errors[0] ? undefined : text;
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say("player", { number: seat + 1 });
  }

  /** What the table plays: the theme's name, or the edition's if a game has several, otherwise the game's own. */
  title({ theme, edition }: Pick<Choice, "theme" | "edition">): string {
    return this.say(
      [`theme-${theme}`, `edition-${edition}`].find((id) => this.has(id)) ?? "game-name",
    );
  }

  /** A list in words: a, b and c. */
  allOf(parts: readonly string[]): string {
    const last = parts.at(-1);
    if (last === undefined) return this.say("nobody");
    return parts.length < 2
      ? last
      : this.say("list", { first: parts.slice(0, -1).join(", "), last });
  }

  /** The words of an option, as the question puts it. */
  atom(atom: string, kind = ""): string {
    const { where, name, copy } = takenApart(atom);
    if (where === "player") return this.name(Number(name));
    if (where === "n") return name;
    const about = this.#about(name, copy);
    const places = [`option-${kind}-${name}`, `option-${kind}-${where}`, `atom-${where}`];
    if (about) return this.#first(places, about) ?? about.card;
    const whole = where ? `${where}-${name}` : name;
    const own = `option-${kind}-${whole}`;
    return this.#copy(this.say(this.has(own) ? own : `atom-${whole}`), copy);
  }

  /** The name of the card that an atom is about, if it is about one. */
  card(atom: string): string | undefined {
    const { name, copy } = takenApart(atom);
    return this.#about(name, copy)?.card;
  }

  /** The first of these messages for which a card has everything it needs. */
  #first(messages: readonly string[], about: About): string | undefined {
    return messages.map((id) => this.#formatted(id, about)).find((said) => said !== undefined);
  }

  /** What messages about a card get; nothing for what is not a card. We skip a message that wants an
   * undefined fact, since there are no words for it, like one that lacks a fact. */
  #about(name: string, copy = ""): About | undefined {
    const [card, full, text, use] = ABOUT.map((key) => this.#formatted(`${key}-${name}`, {}));
    if (!card) return undefined;
    return { card: this.#copy(card, copy), full: this.#copy(full ?? card, copy), text, use };
  }

  /** One of several equal things: the second House Guard is `house-guard#2`. */
  #copy(what: string, copy: string): string {
    return copy ? this.say("copy", { what, number: Number(copy) }) : what;
  }

  /** The text of a card or tile: words of its own, or those of the atom with its name. */
  face(face: string): string {
    const own = `face-${face.replaceAll(":", "-")}`;
    return this.has(own) ? this.say(own) : this.atom(face);
  }

  /** A name for a narrow card: its long words may break, with a hyphen, where `divisions` says so. */
  divisible(name: string): string {
    const words = this.has("divisions") ? this.say("divisions").split(/\s+/) : [];
    return words.reduce(
      (whole, parts) => whole.replaceAll(parts.replaceAll("-", ""), parts.replaceAll("-", SOFT)),
      name,
    );
  }

  /** What we count; `tokens:2` is something that belongs to seat 2. */
  counter(name: string): string {
    const [what, seat] = name.split(":");
    return this.say(`counter-${what}`, seat ? { player: this.name(Number(seat)) } : {});
  }

  asks(kind: string, facts: Facts): string {
    return this.say(`ask-${kind}`, facts);
  }

  waits(kind: string, waiting: readonly number[]): string {
    return this.waitsFor(
      kind,
      waiting.map((seat) => this.name(seat)),
    );
  }

  /** The same if not everybody is called by name. */
  waitsFor(kind: string, names: readonly string[]): string {
    return this.say(`wait-${kind}`, { players: this.allOf(names) });
  }

  help(kind: string): string {
    return this.say(`help-${kind}`);
  }

  news(news: Pick<Told, "event" | "facts">): string {
    return this.say(`news-${news.event}`, news.facts);
  }

  note(note: Pick<Note, "id" | "facts">): string {
    return this.say(`note-${note.id}`, note.facts);
  }

  /** Why not, in a sentence that ends with the rule's id. */
  reason(reason: Reason): string {
    const sentence = this.say(`why-${reason.id}`, reason.facts);
    return this.say("because", { sentence, rule: reason.rule });
  }

  outcome(outcome: Outcome): string {
    return this.say(`over-${outcome.why}`, { winners: outcome.winners });
  }

  /** What somebody says, as the table will hear it. */
  claim(seat: number, what: string, atoms: readonly string[]): string {
    return this.say(`news-said_${what}`, { player: seat, atoms });
  }

  #said(facts: Facts): Said {
    const said: Said = {};
    for (const [key, value] of Object.entries(facts)) {
      said[key] = this.#fact(key, value);
      if (!isList(value)) continue;
      said[`${key}-count`] = value.length;
      value.forEach((part, index) => (said[`${key}-${index + 1}`] = this.#fact(key, part)));
    }
    return said;
  }

  /** The parts of a list in words, each with its seat if the words say so. */
  #each(key: string, parts: readonly Plain[]): string[] {
    const words = parts.map((part) => this.#fact(key, part));
    if (!this.has(`each-${key}`)) return words.map(String);
    return words.map((part, seat) => this.say(`each-${key}`, { player: this.name(seat), part }));
  }

  #fact(key: string, value: Fact): string | number {
    if (isList(value)) return this.allOf(this.#each(key, value));
    if (this.seatFacts.includes(key) && typeof value === "number") return this.name(value);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (key === "text") return String(value); // somebody's own words, whatever they look like
    if (typeof value === "string" && (key === "atoms" || this.#isAtom(value)))
      return this.atom(value);
    if (value === null) return "";
    const own = `fact-${key}-${value}`;
    const about = this.has(`fact-${key}`) && this.#about(String(value));
    if (about) return this.#first([own, `fact-${key}`], about) ?? "";
    return this.has(own) ? this.say(own) : value;
  }

  /** Every atom of a game has words, so what looks like an atom and has words is one. */
  #isAtom(word: string): boolean {
    const { where, name } = takenApart(word);
    if (where === "player" || where === "n") return true;
    return where !== "" && (this.has(`card-${name}`) || this.has(`atom-${where}-${name}`));
  }
}

/** A sentence in its parts: words, and the seats of players. */
export function parted(sentence: string): (string | number)[] {
  const parts = sentence.split(POINTED).map((part, at) => (at % 2 ? Number(part) : part));
  return parts.filter((part) => part !== "");
}

/** What stays on the line of the name before it: "'s", or a full stop. */
export function tailOf(part: string | number | undefined): string {
  return (typeof part === "string" && /^\S{1,3}(?=\s|$)/u.exec(part)?.[0]) || "";
}

function isList(value: Fact): value is readonly Plain[] {
  return Array.isArray(value);
}
