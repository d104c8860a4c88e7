// Light or dark: as the device has it, and dark on a public screen (style/base.css), unless somebody chose.
// And the colours of a theme.
import { paletteOf } from "../skins/palettes.ts";

export type Scheme = "auto" | "light" | "dark";

const CHOSEN = "palatine.scheme";
export const SCHEMES: readonly Scheme[] = ["auto", "light", "dark"];

let scheme = $state<Scheme>("auto");

export function chosenScheme(): Scheme {
  return scheme;
}

export function chooseScheme(chosen: Scheme): void {
  scheme = chosen;
  const root = document.documentElement;
  if (chosen === "auto") delete root.dataset["scheme"];
  else root.dataset["scheme"] = chosen;
  localStorage.setItem(CHOSEN, chosen);
}

/** Whether the page is light now. */
export function isLight(): boolean {
  if (scheme !== "auto") return scheme === "light";
  const isScreen = document.documentElement.dataset["view"] === "screen";
  return !isScreen && matchMedia("(prefers-color-scheme: light)").matches;
}

/** What was chosen on this device earlier. */
export function recallScheme(): void {
  const kept = SCHEMES.find((each) => each === localStorage.getItem(CHOSEN));
  if (kept && kept !== "auto") chooseScheme(kept);
}

/** Dress the page like a theme; a game without themes has its own colours, if any. */
export function dress(theme: string): void {
  document.documentElement.dataset["theme"] = paletteOf(theme);
}
