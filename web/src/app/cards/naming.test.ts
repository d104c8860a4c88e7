import { expect, test } from "vitest";
import { fileNameOf } from "./naming.ts";

test.each([
  ["Star Lance", "star_lance.toml"],
  ["  2 Swords! ", "swords.toml"],
  ["Über alles", "u_ber_alles.toml"],
  ["", "my_deck.toml"],
  ["42", "my_deck.toml"],
])("the file of a deck named '%s' is %s", (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
