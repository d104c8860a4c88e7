import { expect, test } from "vitest";
import { quoted } from "./command.ts";

test.each([
  ["friday-1c0f.palatine.json", "friday-1c0f.palatine.json"],
  ["Süße Lüge.json", '"Süße Lüge.json"'],
  ["game (1).palatine.json", '"game (1).palatine.json"'],
  ["$(date).json", "'$(date).json'"],
  ["Ann's `a`.json", "'Ann'\\''s `a`.json'"],
])("%s stays one word for a shell, which does nothing with it", (name, word) => {
  expect(quoted(name)).toBe(word);
});
