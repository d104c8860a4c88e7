// Which colours a theme has, or a game without themes: each skin's folder says it in `palettes.ts`. They
// are known before a skin is loaded, so that the door of a table is dressed like the game.
const FOUND = import.meta.glob<{ default: Record<string, string> }>("./*/palettes.ts", {
  eager: true,
});
const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.values(FOUND).flatMap((found) => Object.entries(found.default)),
);

/** The palette of a theme or game; one that nobody has dressed is in the house's own. */
export function paletteOf(theme: string): string {
  return KNOWN.get(theme) ?? "palatine";
}
