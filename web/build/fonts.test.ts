import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { faces } from "./fonts.ts";

const WEB = join(import.meta.dirname, "..");
const GAMES = join(WEB, "../src/palatine");
/** Marks of tables and headings in a text, which are never shown. */
const MARKS = /[#|]/g;
/** Signs that neither typeface has: the device draws them. */
const SIGNS = /[☰⠿↑↓\u00ad]/gu;
const FACES = faces(readFileSync(join(WEB, "src/style/fonts.css"), "utf8"));

test("a range of letters is read as it is written", () => {
  const css =
    'src: url("~fonts/cinzel/cinzel-latin-700-normal.ours.woff2"); unicode-range: U+41-43, U+e4;';
  expect(faces(css)).toEqual([
    { from: "cinzel", file: "cinzel-latin-700-normal", part: "ours", letters: "ABCä" },
  ]);
});

test("no letter is in two parts of one face", () => {
  for (const face of FACES) {
    const others = FACES.filter((each) => each.file === face.file && each.part !== face.part);
    expect(others.length, face.file).toBe(1);
    for (const other of others)
      expect(Array.from(face.letters).filter((letter) => other.letters.includes(letter))).toEqual(
        [],
      );
  }
});

test("the words of the house and of every game need no more than our part of the text face", () => {
  const ours = FACES.filter((face) => face.part === "ours" && face.from.startsWith("atkinson"));
  const read = [...files(join(WEB, "src/words")), ...files(GAMES)].map(
    (path) => new FluentResource(readFileSync(path, "utf8")),
  );
  const words = read
    .flatMap((file) =>
      file.body
        .filter(({ id }) => !id.startsWith("terminal-"))
        .map((message) => textOf(message.value)),
    )
    .join("");
  const needed = new Set(words.replace(SIGNS, "").replace(MARKS, "").replace(/\n/g, ""));
  expect(needed.size).toBeGreaterThan(60);
  for (const face of ours)
    expect([...needed].filter((letter) => !face.letters.includes(letter))).toEqual([]);
  expect(ours.length).toBe(2);
});

/** All that a message can show by itself, in whatever case. */
function textOf(pattern: unknown): string {
  if (typeof pattern === "string") return pattern;
  if (Array.isArray(pattern)) return pattern.map(textOf).join("");
  const { type, value, variants } = (pattern ?? {}) as {
    type?: string;
    value?: unknown;
    variants?: { value: unknown }[];
  };
  if (type === "str") return String(value);
  return (variants ?? []).map((variant) => textOf(variant.value)).join("");
}

function files(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return found.filter((name) => name.endsWith(".ftl")).map((name) => join(folder, name));
}
