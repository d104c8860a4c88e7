// The client's own words: Fluent messages, one file a language, of which a phone loads only its own.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FILES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const CHOSEN = "palatine.language";

export const LANGUAGES: readonly string[] = Object.keys(FILES)
  .map((path) => path.slice(2, -4))
  .sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));

let bundle = $state.raw(new FluentBundle("en"));

/** The language chosen on this device, else the first of the browser's that the house speaks. */
export function favourite(): string {
  const wanted = [localStorage.getItem(CHOSEN) ?? "", ...navigator.languages];
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((language) => LANGUAGES.includes(language)) ?? "en";
}

export async function speak(language: string): Promise<void> {
  const load = FILES[`./${language}.ftl`];
  if (!load) throw new Error(`no words in ${language}`);
  const fresh = new FluentBundle(language, { useIsolating: false });
  fresh.addResource(new FluentResource(await load()));
  bundle = fresh;
  document.documentElement.lang = language;
}

/** Speak another language from now on, and remember it on this device. */
export async function choose(language: string): Promise<void> {
  localStorage.setItem(CHOSEN, language);
  await speak(language);
}

export function language(): string {
  return bundle.locales[0] ?? "en";
}

/** The words of a message; an unknown one is shown by its id, so that it is noticed. */
export function say(id: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, facts, []) : `[${id}]`;
}
