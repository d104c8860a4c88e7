import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paletteOf } from "./palettes.ts";

const CSS = readFileSync(new URL("../style/tokens.css", import.meta.url), "utf8");
const SKINS = Object.keys(import.meta.glob("./*/index.ts")).map((path) => path.split("/")[1] ?? "");

test("a theme has a palette of the house, and what nobody has dressed its own colours", () => {
  expect(paletteOf("roman-senate")).toBe("marble");
  expect(paletteOf("saturnalia")).toBe("palatine");
});

test("the palettes know no game: a skin's folder says which is whose", () => {
  expect(SKINS.length).toBeGreaterThan(2);
  for (const game of SKINS) expect(CSS).not.toContain(`"${game}"`);
});

test("every palette that a skin names is there", () => {
  for (const found of Object.values(
    import.meta.glob<{ default: object }>("./*/palettes.ts", { eager: true }),
  )) {
    for (const palette of Object.values(found.default))
      expect(CSS).toContain(`[data-theme="${palette}"] {`);
  }
});
