import { expect, test } from "vitest";

const PAGES = import.meta.glob<string>("../**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no page holds a style attribute, which the content-security policy would refuse", () => {
  const found = Object.entries(PAGES).filter(([, text]) => /\sstyle=/.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});

test("no page puts text into itself as markup", () => {
  const found = Object.entries(PAGES).filter(([, text]) => text.includes("{@html"));
  expect(found.map(([path]) => path)).toEqual([]);
});
