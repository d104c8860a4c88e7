import { expect, test } from "vitest";
import { blocksOf, linked, marked, matching, spansOf } from "./rulebook.ts";

const PAGES = import.meta.glob<string>("../../../../src/palatine/games/*/rul*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const PAGE = `# Rules

Two kinds [AB-R2]:
they differ.

| size | \`cards\` |
|---|---|
| 5 | **3** |

## 1 Start

- **AB-1.1** Everybody draws
  three cards; see AB-1.2.
- **AB-1.2** <b>Nothing</b> else.
- no rule
`;

test("a page is headings, texts, tables and rules", () => {
  expect(blocksOf(PAGE).map((block) => block.kind)).toEqual([
    "heading",
    "text",
    "table",
    "heading",
    "rule",
    "rule",
    "item",
  ]);
});

test("a page has one title, however many pages it was joined from", () => {
  const titles = blocksOf(`${PAGE}\n# Rulings\n`).filter(
    (block) => block.kind === "heading" && block.level === 1,
  );
  expect(titles).toMatchObject([{ text: "Rules" }, { text: "Rulings", isPart: true }]);
  expect(titles[0]).not.toHaveProperty("isPart");
});

test("chapters of the same name have addresses of their own", () => {
  const chapters = blocksOf(`${PAGE}\n# Rulings\n\n## 1 Start\n`).filter(
    (block) => block.kind === "heading" && block.level === 2,
  );
  expect(chapters).toMatchObject([{ id: "1-start" }, { id: "1-start-2" }]);
});

test("a rule goes on over its lines, and another rule's id in it is a link", () => {
  const rule = blocksOf(PAGE)[4];
  expect(rule).toMatchObject({
    kind: "rule",
    id: "AB-1.1",
    text: "AB-1.1 Everybody draws three cards; see AB-1.2.",
  });
  expect(rule).toMatchObject({
    spans: [{ kind: "text" }, { kind: "ref", text: "AB-1.2" }, { kind: "text", text: "." }],
  });
});

test("markup of a page is text, since only marks of emphasis mean something", () => {
  expect(spansOf("<b>Nothing</b> *else*")).toEqual([
    { kind: "text", text: "<b>Nothing</b> " },
    { kind: "em", text: "else" },
  ]);
});

test("a table has a row of heads and rows of cells", () => {
  const table = blocksOf(PAGE)[2];
  expect(
    table?.kind === "table" &&
      table.rows.map((row) => row.map((cell) => cell.map((span) => span.text).join(""))),
  ).toEqual([
    ["size", "cards"],
    ["5", "3"],
  ]);
});

test("a search finds what has all its words, in any case, or the rule by its id", () => {
  expect(matching(blocksOf(PAGE), "THREE draws").map((block) => block.text)).toEqual([
    "1 Start",
    "AB-1.1 Everybody draws three cards; see AB-1.2.",
  ]);
  expect(matching(blocksOf(PAGE), "ab-1.2")).toHaveLength(3);
});

test("what is searched for is marked wherever it stands", () => {
  expect(marked("Three draws, thrice", ["thr"]).map((part) => [part.text, part.is])).toEqual([
    ["Thr", true],
    ["ee draws, ", false],
    ["thr", true],
    ["ice", false],
  ]);
});

test("a term leads to what explains it, once in a rule, and not from there to itself", () => {
  const terms = { card: "AB-1.1", nothing: "1 Start" };
  const rules = linked(blocksOf(PAGE), terms).filter((block) => block.kind === "rule");
  const links = rules.map((rule) => rule.spans.filter((span) => span.kind === "term"));
  expect(links).toEqual([[], [{ kind: "term", text: "Nothing", to: "1-start" }]]);
  const [line] = linked(blocksOf("Two Cards, or a card."), { ...terms, Cards: "AB-1.2" });
  expect(line).toMatchObject({
    spans: [
      { text: "Two " },
      { text: "Cards", to: "AB-1.2" },
      { text: ", or a " },
      { text: "card", to: "AB-1.1" },
      { text: "." },
    ],
  });
});

test("no mark of emphasis is left over on any page of our rulebooks", () => {
  expect(Object.keys(PAGES).length).toBeGreaterThan(5);
  const left = Object.values(PAGES).flatMap(blocksOf).flatMap(leftOver);
  expect(left).toEqual([]);
});

function leftOver(block: ReturnType<typeof blocksOf>[number]): string[] {
  const spans =
    block.kind === "heading" ? [] : block.kind === "table" ? block.rows.flat(2) : block.spans;
  return spans.filter((span) => /[*`#|]/.test(span.text)).map((span) => span.text);
}
