import { expect, test } from "vitest";
import { cut, type Night, pictureOf, svgOf, wrapped } from "./picture.ts";

const PAINT = { ground: "g", panel: "p", ink: "i", soft: "s", accent: "a", line: "l" };
const NIGHT: Night = {
  title: "Friday",
  date: "16 November",
  duels: [{ one: "Loyalists", score: "2 : 1", other: "Separatists" }],
  rows: [{ name: "<Anna> & Ben", wins: 2, games: 3, sign: "M0 0", field: "red", on: "white" }],
  games: Array.from({ length: 10 }, (_, at) => ({
    what: `Game ${at + 1}`,
    help: "A game with a long name",
    time: "21:00",
  })),
  told: [{ sign: "M2 2", title: "Best lie", text: "Ben claims to have drawn three." }],
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
  expect(texts.slice(-4, -1)).toEqual(["10", "Game 10", "A game with a long …, 21:00"]);
});

test("the best lie stands on the picture, above the games", () => {
  const { shapes } = pictureOf(NIGHT, PAINT);
  const texts = shapes.flatMap((shape) => (shape.kind === "text" ? shape.text : []));
  expect(texts.indexOf("Best lie")).toBeGreaterThan(texts.indexOf("2 : 1"));
  expect(texts.indexOf("Best lie")).toBeLessThan(texts.indexOf("Game 10"));
  expect(texts).toContain("Ben claims to have drawn three.");
});

test("a long sentence is broken between words, and ends where there is no more room", () => {
  expect(wrapped("one two three four", 9, 3)).toEqual(["one two", "three", "four"]);
  expect(wrapped("one two three four", 9, 2)).toEqual(["one two", "three …"]);
  expect(wrapped("Donaudampfschiff", 9, 2)).toEqual(["Donaudam…"]);
  expect(wrapped("", 9, 2)).toEqual([""]);
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

test("a side with a long name has two lines, and all of it is there", () => {
  const duels = [{ one: "Rebels", score: "1 : 0", other: "The Emperor and his Loyalists" }];
  const { shapes } = pictureOf({ ...NIGHT, duels }, PAINT);
  const place = (text: string): number =>
    shapes.flatMap((shape) => (shape.kind === "text" && shape.text === text ? shape.y : []))[0] ??
    0;
  expect(place("The Emperor and")).toBe(place("Rebels") - 20);
  expect(place("his Loyalists")).toBe(place("Rebels") + 20);
});

test("a long name is cut by letters, not in the middle of one", () => {
  expect(cut("Anna", 4)).toBe("Anna");
  expect(cut("🦊🦊🦊🦊", 3)).toBe("🦊🦊…");
});
