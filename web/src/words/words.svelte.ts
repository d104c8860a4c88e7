// The words of this device: the client's own, of which it loads only one language, and what the page has
// learned from the server in addition, such as the words of the current game.
import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import { add, bundleOf } from "./bundle.ts";

const FILES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const LATER = import.meta.glob<string>("./later/*.ftl", { query: "?raw", import: "default" });
const CHOSEN = "palatine.language";

/** Where to fetch more words in a language. */
export type Source = (language: string) => Promise<string>;

export const LANGUAGES: readonly string[] = Object.keys(FILES)
  .map((path) => path.slice(2, -4))
  .sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));

let bundle = $state.raw(new FluentBundle("en"));
let source: Source | undefined;
let wanted = "";
let asked = 0;
let latest = Promise.resolve();
let isLater = false;

/** The language chosen on this device, otherwise the first of the browser's that the house speaks. */
export function favourite(): string {
  const wanted = [localStorage.getItem(CHOSEN) ?? "", ...navigator.languages];
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((language) => LANGUAGES.includes(language)) ?? "en";
}

/** Speak this language. The latest request is right, however long the words of the others take. */
export function speak(language: string): Promise<void> {
  wanted = language;
  latest = fetched(language, ++asked);
  return latest;
}

async function fetched(language: string, mine: number): Promise<void> {
  const load = FILES[`./${language}.ftl`];
  if (!load) throw new Error(`no words in ${language}`);
  const texts = await Promise.all([source?.(language) ?? "", load(), isLater && after(language)]);
  if (mine !== asked) return latest;
  bundle = bundleOf(language, ...texts.map((text) => text || ""));
  document.documentElement.lang = language;
}

const after = (language: string): Promise<string> | undefined =>
  LATER[`./later/${language}.ftl`]?.();

/** Know the words too that only later pages need: the look at your role, the end of a game. */
export async function later(): Promise<void> {
  if (isLater) return;
  isLater = true; // the next language brings them along
  try {
    await latest;
    const spoken = language();
    const text = await after(spoken);
    if (text && spoken === language()) add(bundle, text);
  } catch (error) {
    isLater = false;
    throw error;
  }
}

/** Speak another language from now on, and remember it on this device. */
export async function choose(language: string): Promise<void> {
  localStorage.setItem(CHOSEN, language);
  await speak(language);
}

/** Know these words too, in whatever language is spoken. */
export async function learn(more: Source): Promise<void> {
  source = more;
  await speak(wanted || language());
}

export function language(): string {
  return bundle.locales[0] ?? "en";
}

/** What a Speaker speaks with. */
export function voice(): FluentBundle {
  return bundle;
}

/** The name of a language in that language. */
export function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The words of a message; an unknown one shows its id, so that somebody notices. */
export function say(id: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, facts, []) : `[${id}]`;
}

/** What went wrong and what to do, for the code of a refusal. */
export function problem(code: string): string {
  return say(knows(`error-${code}`) ? `error-${code}` : "error-other");
}
