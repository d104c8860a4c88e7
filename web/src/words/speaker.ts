// Says things about one game with the players' names: the client's half of core/words.py, with the
// same sentences for the same facts. A test compares the two over whole games.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Choice, Note, Outcome, Reason, Told } from "../wire/messages.ts";

export type Plain = string | number | boolean | null;
export type Fact = Plain | readonly Plain[];
export type Facts = Readonly<Record<string, Fact>>;

/** A hyphen that shows only at the end of a line. */
const SOFT = "\u00ad";

export class Speaker {
  readonly bundle: FluentBundle;
  readonly names: readonly string[];
  readonly seatFacts: readonly string[];

  constructor(
    bundle: FluentBundle,
    names: readonly string[] = [],
    seatFacts: readonly string[] = [],
  ) {
    this.bundle = bundle;
    this.names = names;
    this.seatFacts = seatFacts;
  }

  /** Whether there are words for this. */
  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The words of a message. A missing one shows its id, so that a test can find it. */
  say(message: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) return `<${message}>`;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.#said(facts), errors);
    return errors[0] ? `<${message}: ${errors[0].message}>` : text;
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say("player", { number: seat + 1 });
  }

  /** What is played: the theme's name or the edition's where a game has several, else the game's own. */
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
    const [family, value] = cut(atom, ":");
    if (family === "player" && value) return this.name(Number(value));
    if (family === "n") return value;
    const [one, copy] = cut(atom, "#");
    if (copy) return this.say("copy", { what: this.atom(one, kind), number: Number(copy) });
    const special = message(`option-${kind}-${atom}`);
    return this.say(this.has(special) ? special : message(`atom-${atom}`));
  }

  /** What stands on a card or tile: words of its own, or those of the atom with its name. */
  face(face: string): string {
    const own = message(`face-${face}`);
    return this.has(own) ? this.say(own) : this.atom(face);
  }

  /** A name for a narrow card: its long words may be divided, with a hyphen, where `divisions` says so. */
  divisible(name: string): string {
    const words = this.has("divisions") ? this.say("divisions").split(/\s+/) : [];
    return words.reduce(
      (whole, parts) => whole.replaceAll(parts.replaceAll("-", ""), parts.replaceAll("-", SOFT)),
      name,
    );
  }

  /** What is counted; `tokens:2` is something that belongs to seat 2. */
  counter(name: string): string {
    const [what, seat] = cut(name, ":");
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

  /** The same where not everybody is called by name. */
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

  #said(facts: Facts): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(facts)) {
      said[key] = this.#fact(key, value);
      if (!isList(value)) continue;
      said[`${key}-count`] = value.length;
      value.forEach((part, index) => (said[`${key}-${index + 1}`] = this.#fact(key, part)));
    }
    return said;
  }

  /** The parts of a list in words, each with its seat where the words say so. */
  #each(key: string, parts: readonly Plain[]): string[] {
    const words = parts.map((part) => this.#fact(key, part));
    if (!this.has(`each-${key}`)) return words.map(String);
    return words.map((part, seat) => this.say(`each-${key}`, { player: this.name(seat), part }));
  }

  #fact(key: string, value: Fact): string | number {
    if (isList(value)) return this.allOf(this.#each(key, value));
    if (this.seatFacts.includes(key) && typeof value === "number") return this.name(value);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "string" && (key === "atoms" || this.#isAtom(value)))
      return this.atom(value);
    if (value === null) return "";
    return this.has(`fact-${key}-${value}`) ? this.say(`fact-${key}-${value}`) : value;
  }

  /** Every atom of a game has words, so what looks like an atom and has words is one. */
  #isAtom(word: string): boolean {
    const [family, value] = cut(word, ":");
    if (!value) return false;
    return family === "player" || family === "n" || this.has(message(`atom-${cut(word, "#")[0]}`));
  }
}

function isList(value: Fact): value is readonly Plain[] {
  return Array.isArray(value);
}

/** What stands before and after the first such sign. */
function cut(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + sign.length)];
}

function message(id: string): string {
  return id.replaceAll(":", "-");
}
