import { expect, test } from "vitest";
import { cut, type Night, pictureOf, svgOf } from "./picture.ts";

const PAINT = { ground: "g", panel: "p", ink: "i", soft: "s", accent: "a", line: "l" };
const NIGHT: Night = {
  title: "Friday",
  date: "16 November",
  duels: [{ one: "Loyalists", score: "2 : 1", other: "Separatists" }],
  rows: [{ name: "<Anna> & Ben", wins: 2, games: 3, sign: "M0 0", field: "red", on: "white" }],
  games: Array.from({ length: 10 }, (_, at) => ({ what: `Game ${at + 1}`, help: "21:00" })),
  house: "Palatine",
  crown: "M1 1",
};

test("the picture tells the score, and a disc is full for every win", () => {
  const { shapes } = pictureOf(NIGHT, PAINT);
  const texts = shapes.flatMap((shape) => (shape.kind === "text" ? shape.text : []));
  expect(texts).toContain("2 : 1");
  const discs = shapes.filter((shape) => shape.kind === "disc" && shape.line === "a");
  expect(discs.map((disc) => disc.fill)).toEqual(["a", "a", "none"]);
});

test("of a long evening the last games are shown, under their own numbers", () => {
  const { shapes } = pictureOf(NIGHT, PAINT);
  const texts = shapes.flatMap((shape) => (shape.kind === "text" ? shape.text : []));
  expect(texts).not.toContain("Game 2");
  expect(texts.slice(-4, -1)).toEqual(["10", "Game 10", "21:00"]);
});

test("everything lies on the sheet, which grows with what there is to tell", () => {
  const tall = pictureOf(NIGHT, PAINT);
  const low = pictureOf({ ...NIGHT, games: [], rows: [], duels: [] }, PAINT);
  expect(tall.height).toBeGreaterThan(low.height);
  for (const { y } of tall.shapes) expect(y).toBeLessThan(tall.height);
});

test("a name is a name in the file too", () => {
  const file = svgOf(pictureOf(NIGHT, PAINT));
  expect(file).toContain("&#60;Anna&#62; &#38; Ben");
  expect(file).not.toContain("<Anna>");
});

test("a long name is cut by letters, not in the middle of one", () => {
  expect(cut("Anna", 4)).toBe("Anna");
  expect(cut("🦊🦊🦊🦊", 3)).toBe("🦊🦊…");
});
