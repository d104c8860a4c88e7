import { expect, test } from "vitest";
import { codeIn } from "./code.ts";

test("a code is found however it is typed", () => {
  for (const typed of ["kxqv", " K X Q V ", "k-x-q-v"]) expect(codeIn(typed)).toBe("KXQV");
});

test("a pasted link is as good as its code", () => {
  const links = [
    "http://192.168.1.20:8000/t/kxqv",
    "https://table.lan/s/KXQV/",
    "table.lan/KXQV",
    "http://table.lan/t/KXQV#move=abc",
  ];
  for (const link of links) expect(codeIn(link)).toBe("KXQV");
});

test("anything else is not a code, and shows by its length", () => {
  for (const typed of ["", "kx", "a long sentence", "http://table.lan/about"])
    expect(codeIn(typed)).not.toHaveLength(4);
});
