// What the marks and symbols of a table mean. A term is the id of its words, `mark-president`; what it
// means is `mark-president-about`, with its rule as the attribute `rule` (core/words.py). These words
// are fetched when somebody asks for the first time.
import { type FluentBundle, FluentResource } from "@fluent/bundle";
import { termWords } from "../../wire/library.ts";
import type { Speaker } from "../../words/speaker.ts";

export interface Meaning {
  readonly about: string;
  /** The rule that it comes from, if one is named. */
  readonly rule: string;
}

const learnt = new WeakMap<FluentBundle, Promise<void>>();

/** What it is called; `counter-tokens:2` is something that belongs to seat 2. */
export function nameOf(term: string, speaker: Speaker): string {
  if (term.startsWith("counter-")) return speaker.counter(term.slice("counter-".length));
  return speaker.say(term);
}

/** What it means, once the words for that are here. */
export async function meaningOf(term: string, game: string, speaker: Speaker): Promise<Meaning> {
  const { bundle } = speaker;
  if (!learnt.has(bundle)) learnt.set(bundle, learn(bundle, game));
  await learnt.get(bundle);
  return meaningIn(term, speaker);
}

async function learn(bundle: FluentBundle, game: string): Promise<void> {
  try {
    bundle.addResource(new FluentResource(await termWords(game, bundle.locales[0] ?? "en")));
  } catch {
    learnt.delete(bundle); // without a network we leave out its rule; the next touch tries again
  }
}

/** The same from words that are here already; keywords have theirs as `keyword-siege-help`. */
export function meaningIn(term: string, speaker: Speaker): Meaning {
  const label = term.replace(/:.*/, "");
  const ids = [`${label}-about`, `${label.replace(/_\d+$/, "")}-about`, `${label}-help`];
  const found = ids.find((id) => speaker.has(id));
  const rule = found && speaker.bundle.getMessage(found)?.attributes["rule"];
  return {
    about: found ? speaker.say(found) : "",
    rule: rule ? speaker.bundle.formatPattern(rule) : "",
  };
}

/** A text in its parts: words, and the game's terms in it, each once. */
export function partsOf(text: string, speaker: Speaker): (string | { term: string })[] {
  const named = new Map(terms(speaker.bundle).map((term) => [speaker.say(term), term]));
  const names = [...named.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (!names.length) return [text];
  return text
    .split(new RegExp(`(?<![\\p{L}])(${names.join("|")})(?![\\p{L}])`, "u"))
    .map((part) => {
      const term = named.get(part);
      named.delete(part);
      return term ? { term } : part;
    });
}

/** The keywords of a game: names in the texts of its cards. */
function terms(bundle: FluentBundle): string[] {
  return [...bundle._messages.keys()].filter(
    (id) => id.startsWith("keyword-") && !id.endsWith("-help"),
  );
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
