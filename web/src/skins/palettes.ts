// Which colours a theme has, or a game without themes: each skin's folder says it in `palettes.ts`. We know
// them before a skin loads, so that a table's door wears the game's colours.
const FOUND = import.meta.glob<{ default: Record<string, string> }>("./*/palettes.ts", {
  eager: true,
});
const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.values(FOUND).flatMap((found) => Object.entries(found.default)),
);

/** The palette of a theme or game; if nobody has dressed it, the house's own. */
export function paletteOf(theme: string): string {
  return KNOWN.get(theme) ?? "palatine";
}
