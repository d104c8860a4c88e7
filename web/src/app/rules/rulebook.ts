// A rulebook's page as blocks: the small part of Markdown that our rulebooks use, and nothing else, so
// that no text of theirs can ever be markup of ours. The form of a rule's id is that of core/rulebook.py.
export type Span =
  | { readonly kind: "text" | "strong" | "em" | "code"; readonly text: string }
  | { readonly kind: "ref"; readonly text: string };

export type Block =
  | {
      readonly kind: "heading";
      readonly level: number;
      readonly text: string;
      readonly id: string;
      readonly isPart?: boolean;
    }
  | {
      readonly kind: "rule";
      readonly id: string;
      readonly text: string;
      readonly spans: readonly Span[];
    }
  | { readonly kind: "item" | "text"; readonly text: string; readonly spans: readonly Span[] }
  | {
      readonly kind: "table";
      readonly text: string;
      readonly rows: readonly (readonly (readonly Span[])[])[];
    };

const ID = "[A-Z]{2,4}-(?:R\\d+|\\d+\\.\\d+)";
const HEADING = /^(#{1,4}) +(.*)/;
const ITEM = /^[-*] +(.*)/;
const RULE = new RegExp(`^\\*\\*(${ID})\\*\\* +(.*)`, "s");
const SPANS = new RegExp(`\`([^\`]+)\`|\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*|\\b(${ID})\\b`, "g");
const ALIGNMENT = /^[|:\- ]+$/;

/** The blocks of a page, in order. Only the first title is one: what is joined to a page is a part of it. */
export function blocksOf(page: string): Block[] {
  return page
    .split(/\n\s*\n/)
    .flatMap(parts)
    .map((lines) => blockOf(lines))
    .map((block, at, all) =>
      isTitle(block) && all.findIndex(isTitle) < at ? { ...block, isPart: true } : block,
    );
}

function isTitle(block: Block): boolean {
  return block.kind === "heading" && block.level === 1;
}

/** A paragraph of lines may hold a heading, a list and a table without an empty line between them. */
function parts(paragraph: string): string[][] {
  const found: string[][] = [];
  for (const line of paragraph.split("\n").filter((each) => each.trim())) {
    const last = found.at(-1);
    if (last && isMore(last[0] ?? "", line)) last.push(line);
    else found.push([line]);
  }
  return found;
}

function isMore(first: string, line: string): boolean {
  if (HEADING.test(first) || HEADING.test(line) || ITEM.test(line)) return false;
  return line.startsWith("|") === first.startsWith("|");
}

function blockOf(lines: readonly string[]): Block {
  const first = lines[0] ?? "";
  const heading = HEADING.exec(first);
  if (heading?.[1] && heading[2]) {
    const text = heading[2];
    return { kind: "heading", level: heading[1].length, text, id: slug(text) };
  }
  if (first.startsWith("|")) return tableOf(lines);
  const whole = lines.map((line) => line.trim()).join(" ");
  const item = ITEM.exec(whole);
  return item?.[1] ? itemOf(item[1]) : { kind: "text", text: bare(whole), spans: spansOf(whole) };
}

function itemOf(whole: string): Block {
  const rule = RULE.exec(whole);
  const [, id = "", text = whole] = rule ?? [];
  return rule
    ? { kind: "rule", id, text: `${id} ${bare(text)}`, spans: spansOf(text) }
    : { kind: "item", text: bare(whole), spans: spansOf(whole) };
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines
    .filter((line) => !ALIGNMENT.test(line))
    .map((line) => line.replace(/^\||\|\s*$/g, "").split("|"));
  return {
    kind: "table",
    text: bare(rows.flat().join(" ")),
    rows: rows.map((row) => row.map((cell) => spansOf(cell.trim()))),
  };
}

/** A line's words: plain, strong, emphasised, as code, or the id of a rule. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(SPANS)) {
    if (match.index > end) spans.push({ kind: "text", text: line.slice(end, match.index) });
    spans.push(spanOf(match));
    end = match.index + match[0].length;
  }
  if (end < line.length) spans.push({ kind: "text", text: line.slice(end) });
  return spans;
}

function spanOf([, code, strong, em, ref]: RegExpMatchArray): Span {
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", text: strong };
  return em === undefined ? { kind: "ref", text: ref ?? "" } : { kind: "em", text: em };
}

function bare(text: string): string {
  return text.replace(/[*`]/g, "");
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The blocks in which all these words stand; of the others, only what frames them goes too. */
export function matching(blocks: readonly Block[], search: string): Block[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [...blocks];
  return blocks.filter(
    (block) =>
      block.kind !== "heading" && words.every((word) => block.text.toLowerCase().includes(word)),
  );
}
