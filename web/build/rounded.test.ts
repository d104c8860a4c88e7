import { expect, test } from "vitest";
import { rounded } from "./rounded.ts";

test("numbers are rounded and never run into one another", () => {
  expect(rounded('<path d="M259.676 18.033c-1.164.028-2.02.75z"/>')).toBe('<path d="M259.7 18c-1.2 0-2 .8z"/>');
});

test("the flags of an arc stay flags", () => {
  expect(rounded('<path d="M0 0a1.25 1.25 0 01.5.55"/>')).toBe('<path d="M0 0a1.3 1.3 0 0 1 .5.6"/>');
});
