// A rulebook's page as blocks: the small part of Markdown that our rulebooks use, and nothing else, so no
// text of theirs can ever become markup. A rule's id has the form that core/rulebook.py defines.
export type Span =
  | { readonly kind: "text" | "strong" | "em" | "code"; readonly text: string }
  | { readonly kind: "ref"; readonly text: string }
  | { readonly kind: "term"; readonly text: string; readonly to: string };

/** Words of a rulebook, each with the rule or the chapter that explains it. */
export type Terms = Readonly<Record<string, string>>;

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

/** The blocks of a page, in order. Only the first title is a title: anything joined to a page is a part of it. */
export function blocksOf(page: string): Block[] {
  return page
    .split(/\n\s*\n/)
    .flatMap(parts)
    .map((lines) => blockOf(lines))
    .map((block, at, all) =>
      isTitle(block) && all.findIndex(isTitle) < at ? { ...block, isPart: true } : block,
    )
    .map(addressed);
}

/** Chapters of the same name, in rules and in rulings, have different addresses. */
function addressed(block: Block, at: number, all: readonly Block[]): Block {
  if (block.kind !== "heading") return block;
  const before = all.slice(0, at).filter((each) => each.kind === "heading" && each.id === block.id);
  return before.length ? { ...block, id: `${block.id}-${before.length + 1}` } : block;
}

/** The same below another title: this one is a part too. */
export function retitled(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => (isTitle(block) ? { ...block, isPart: true } : block));
}

/** The ids of all rules. */
export function knownIn(blocks: readonly Block[]): Set<string> {
  return new Set(blocks.flatMap((block) => (block.kind === "rule" ? [block.id] : [])));
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

/** The address of a chapter on its page. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The blocks with their terms as links: each once per block, and none in the rule that explains it. */
export function linked(blocks: readonly Block[], terms: Terms): Block[] {
  const finder = finderOf(terms);
  return finder ? blocks.map((block) => weave(block, terms, finder)) : [...blocks];
}

/** Finds any term, the longest first; a term that is not a name may begin a sentence, or be plural. */
function finderOf(terms: Terms): RegExp | null {
  const words = Object.keys(terms).sort((a, b) => b.length - a.length);
  const found = words.map((word) =>
    word
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/^\p{Ll}/u, (first) => `[${first}${first.toUpperCase()}]`),
  );
  return found.length ? new RegExp(`\\b(${found.join("|")})s?\\b`, "gu") : null;
}

function weave(block: Block, terms: Terms, finder: RegExp): Block {
  if (block.kind !== "rule" && block.kind !== "text" && block.kind !== "item") return block;
  const told = new Set(block.kind === "rule" ? [block.id] : []);
  return { ...block, spans: block.spans.flatMap((span) => woven(span, terms, finder, told)) };
}

/** A span cut at its terms, with where each leads. */
function woven(span: Span, terms: Terms, finder: RegExp, told: Set<string>): Span[] {
  if (span.kind !== "text") return [span];
  const cut: Span[] = [];
  let end = 0;
  for (const match of span.text.matchAll(finder)) {
    const word = match[1] ?? "";
    const to = terms[word] ?? terms[word.charAt(0).toLowerCase() + word.slice(1)] ?? "";
    if (!to || told.has(to)) continue;
    told.add(to);
    if (match.index > end) cut.push({ kind: "text", text: span.text.slice(end, match.index) });
    cut.push({ kind: "term", text: match[0], to: /^[A-Z]{2,4}-\w/.test(to) ? to : slug(to) });
    end = match.index + match[0].length;
  }
  if (end < span.text.length) cut.push({ kind: "text", text: span.text.slice(end) });
  return cut;
}

/** The search words, one by one. */
export function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The blocks that contain all these words, each chapter's under its heading. */
export function matching(blocks: readonly Block[], search: string): Block[] {
  const words = wordsOf(search);
  if (!words.length) return [...blocks];
  const found: Block[] = [];
  let chapter: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") chapter = block;
    else if (words.every((word) => block.text.toLowerCase().includes(word))) {
      if (chapter) found.push(chapter);
      chapter = null;
      found.push(block);
    }
  }
  return found;
}

/** A text cut at these words, each part with whether it is one. */
export function marked(text: string, words: readonly string[]): { text: string; is: boolean }[] {
  const whole = [{ text, is: false }];
  return words.reduce(
    (parts, word) => parts.flatMap((part) => (part.is ? [part] : cutAt(part.text, word))),
    whole,
  );
}

function cutAt(text: string, word: string): { text: string; is: boolean }[] {
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) return text ? [{ text, is: false }] : [];
  const end = at + word.length;
  return [
    ...(at > 0 ? [{ text: text.slice(0, at), is: false }] : []),
    { text: text.slice(at, end), is: true },
    ...cutAt(text.slice(end), word),
  ];
}
