import { expect, test } from "vitest";
import type { BinderDeck, Leaf } from "../../wire/messages.ts";
import { addressOf, spotOf, toggled } from "./address.ts";
import { type Entry, plain } from "./book.ts";
import { curveOf, groupsOf, listOf, meanOf } from "./curve.ts";
import { rulesAbout } from "./rules.ts";
import { choicesOf, found, holding } from "./search.ts";

function entry(
  id: string,
  kind: string,
  cost: number | null,
  facets: Record<string, string[]> = {},
  text = "",
): Entry {
  const numbers = cost === null ? [] : [{ name: "cost", value: cost, source: "ours" as const }];
  const leaf: Leaf = { id, kind, name: id, numbers, facets, inner: [] };
  return {
    leaf,
    name: id,
    text,
    kind,
    line: "",
    emblem: "seal",
    tint: 0,
    index: plain(`${id} ${text}`),
  };
}

const ENTRIES = [
  entry("Öak", "tree", 3, { wood: ["hard"] }, "It stands for ever."),
  entry("Willow", "tree", 1, { wood: ["soft", "wet"] }),
  entry("Apple", "fruit", 1),
  entry("Stone", "thing", null, {}, "Hard as it is."),
];
const DECKS: BinderDeck[] = [
  { id: "grove", name: "Grove", starter: true, parts: { trees: { Öak: 2, Willow: 1 } } },
  {
    id: "orchard",
    name: "Orchard",
    starter: false,
    parts: { trees: { Öak: 1 }, rest: { Apple: 3 } },
  },
];
const ALL = { words: "", chosen: {}, sort: "" };
const ids = (entries: readonly Entry[]): string[] => entries.map((each) => each.leaf.id);

test("words are found in names and texts, without capitals and accents, all of them", () => {
  expect(ids(found(ENTRIES, { ...ALL, words: "oak EVER" }, DECKS))).toEqual(["Öak"]);
  expect(ids(found(ENTRIES, { ...ALL, words: "oak hard" }, DECKS))).toEqual([]);
  expect(ids(found(ENTRIES, ALL, DECKS))).toHaveLength(4);
});

test("of one filter any value will do, of several filters each must", () => {
  expect(ids(found(ENTRIES, { ...ALL, chosen: { wood: ["hard", "wet"] } }, DECKS))).toEqual([
    "Öak",
    "Willow",
  ]);
  expect(
    ids(found(ENTRIES, { ...ALL, chosen: { wood: ["hard", "wet"], "number-cost": ["1"] } }, DECKS)),
  ).toEqual(["Willow"]);
  expect(ids(found(ENTRIES, { ...ALL, chosen: { deck: ["orchard"] } }, DECKS))).toEqual([
    "Öak",
    "Apple",
  ]);
  expect(ids(found(ENTRIES, { ...ALL, chosen: { kind: ["thing"], wood: [] } }, DECKS))).toEqual([
    "Stone",
  ]);
});

test("cards are sorted by name or by a number; those without it come last", () => {
  expect(ids(found(ENTRIES, { ...ALL, sort: "name" }, DECKS))).toEqual([
    "Apple",
    "Öak",
    "Stone",
    "Willow",
  ]);
  expect(ids(found(ENTRIES, { ...ALL, sort: "cost" }, DECKS))).toEqual([
    "Apple",
    "Willow",
    "Öak",
    "Stone",
  ]);
});

test("filters are derived from the cards, with how many each would leave", () => {
  const choices = choicesOf(ENTRIES, { ...ALL, chosen: { kind: ["tree"] } }, DECKS);
  expect(choices.map((choice) => choice.key)).toEqual(["kind", "wood", "number-cost", "deck"]);
  expect(choices[0]?.values).toEqual([
    { value: "tree", count: 2 },
    { value: "fruit", count: 1 },
    { value: "thing", count: 1 },
  ]);
  expect(choices[2]?.values).toEqual([
    { value: "1", count: 1 },
    { value: "3", count: 1 },
  ]);
});

test("what none of the cards left has is not a filter, unless it is chosen", () => {
  const keys = (chosen: Record<string, string[]>): string[] =>
    choicesOf(ENTRIES, { ...ALL, chosen }, DECKS).map((choice) => choice.key);
  expect(keys({ kind: ["fruit"] })).toEqual(["kind", "number-cost", "deck"]);
  expect(keys({ kind: ["fruit"], wood: ["wet"] })).toContain("wood");
});

test("a facet may be called like a number", () => {
  const cards = [
    ...ENTRIES,
    entry("Inn", "house", null, { cost: ["coin"] }),
    entry("Mill", "house", null, { cost: ["grain"] }),
  ];
  const keys = choicesOf(cards, ALL, DECKS).map((choice) => choice.key);
  expect(keys).toContain("cost");
  expect(keys).toContain("number-cost");
  expect(ids(found(cards, { ...ALL, chosen: { cost: ["coin"] } }, DECKS))).toEqual(["Inn"]);
});

test("an address says where one is, and nothing that goes without saying", () => {
  const spot = {
    ...spotOf(""),
    words: "a b",
    chosen: { wood: ["hard", "wet"] },
    page: 3,
    card: "Öak",
  };
  expect(spotOf(addressOf(spot))).toEqual(spot);
  expect(addressOf(spotOf("?page=-4&shelf=nowhere"))).toBe("?");
  expect(spotOf("?shelf=decks&box=grove")).toMatchObject({ shelf: "decks", box: "grove", page: 1 });
});

test("a filter that is chosen again is no longer chosen, and one begins at the first page", () => {
  const once = toggled({ ...spotOf(""), page: 5 }, "wood", "hard");
  expect(once).toMatchObject({ chosen: { wood: ["hard"] }, page: 1 });
  expect(toggled(once, "wood", "hard").chosen["wood"]).toEqual([]);
});

test("a deck is counted part by part, with its curve without gaps and its mean", () => {
  const byId = new Map(ENTRIES.map((each) => [each.leaf.id, each]));
  const groups = groupsOf({ trees: { Öak: 2, Willow: 1, Unknown: 9 } }, { byId });
  expect(groups.map(({ part, count }) => [part, count])).toEqual([["trees", 3]]);
  expect(curveOf(groups[0]?.rows ?? [], "cost")).toEqual([
    { value: 1, count: 1 },
    { value: 2, count: 0 },
    { value: 3, count: 2 },
  ]);
  expect(meanOf(groups[0]?.rows ?? [], "cost")).toBe(2.3);
  expect(meanOf([], "cost")).toBeNull();
});

test("a deck as a list has a line for each card", () => {
  expect(listOf({ trees: { oak: 2, willow: 1 }, rest: {} })).toBe("2 oak\n1 willow");
});

test("one can tell which decks hold a card", () => {
  expect(holding("Öak", DECKS).map((deck) => deck.id)).toEqual(["grove", "orchard"]);
  expect(holding("Stone", DECKS)).toEqual([]);
});

test("the rules of a card are those that name it and those that say what its keywords mean", () => {
  const rule = (id: string, text: string) => ({
    kind: "rule" as const,
    id,
    text: `${id} ${text}`,
    spans: [],
  });
  const blocks = [
    rule("GR-1.1", "A Willow bends."),
    rule("GR-1.2", "wet: it is not dry."),
    rule("GR-1.3", "Willows and wetness differ."),
    rule("GR-1.4", "soft +X: it gives."),
    rule("GR-1.5", "nass: trocken ist das nicht."),
  ];
  const willow = ENTRIES[1];
  const found = willow && rulesAbout(blocks, willow, ["wet", "soft", "nass"]);
  expect(found?.map((each) => each.id)).toEqual(["GR-1.1", "GR-1.2", "GR-1.4", "GR-1.5"]);
});
