import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SRC = new URL("../", import.meta.url);
const TOKENS = "style/tokens.css";
const read = (path: string): string => readFileSync(new URL(path, SRC), "utf8");
/** What paints: styles, and what sets them. Drawings (.svg) are pictures, and tests paint nothing. */
const SOURCES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts|css)$/.test(path) && !path.endsWith(".test.ts"))
  .filter((path) => path !== TOKENS)
  .map((path) => ({ path, text: read(path) }));
const HEX = /(?<![&\w])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)/gi;
const MADE = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|light-dark)\(/g;
const NAMED =
  /:[^;{}\n]*(?<![\w-])(?:black|white|red|green|blue|gold|silver|gr[ae]y)(?![\w-])[^;{}\n]*;/g;

function colours(text: string): string[] {
  const style = text.slice(Math.max(0, text.indexOf("<style>"))); // a stylesheet is all style
  return [HEX, MADE].flatMap((kind) => text.match(kind) ?? []).concat(style.match(NAMED) ?? []);
}

test("a colour is found however it is written, and blocks of a page are none", () => {
  const style = "<style> a { color: #fff; fill: rgb(1 2 3); stroke: white; } </style>";
  expect(colours(style)).toEqual(["#fff", "rgb(", ": white;"]);
  expect(colours('{#each all as one}<a href="#rule-1">&#32;</a>{/each}')).toEqual([]);
  expect(colours("<style> a { white-space: nowrap; color: var(--gold-ink); } </style>")).toEqual(
    [],
  );
});

test("colours stand in tokens.css and nowhere else", () => {
  const found = SOURCES.flatMap(({ path, text }) =>
    colours(text).map((colour) => `${path}: ${colour}`),
  );
  expect(SOURCES.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test("every property that is used is a token, or is set by a component", () => {
  const all = SOURCES.map(({ text }) => text).join("\n");
  const set = new Set(`${read(TOKENS)}\n${all}`.match(/--[\w-]+(?=[:=}])/g));
  const used = all.match(/(?<=var\()--[\w-]+(?=\))/g) ?? [];
  expect(used.length).toBeGreaterThan(1000);
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});
