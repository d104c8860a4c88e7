// A rulebook's text in blocks, of the little Markdown that rulebooks are written in.
export type Piece = { text: string; look: "plain" | "strong" | "em" | "code" };
export type Block =
  | { kind: "heading"; level: number; pieces: Piece[] }
  | { kind: "text" | "item"; pieces: Piece[]; rule: string | null }
  | { kind: "table"; rows: Piece[][][] };

const RULE = /^\*\*([A-Z]{2}-[A-Z]?[\d.]+[a-z]?)\*\*/;
const PIECE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`/g;

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of markdown.split(/\n\s*\n/)) blocks.push(...blocksIn(paragraph.trim()));
  return blocks;
}

function blocksIn(paragraph: string): Block[] {
  if (!paragraph) return [];
  const lines = paragraph.split("\n");
  if (paragraph.startsWith("#")) return lines.flatMap(heading);
  if (paragraph.startsWith("|")) return [{ kind: "table", rows: lines.filter((line) => !/^\|[\s|:-]+$/.test(line)).map(cells) }];
  if (/^[-*] |^\d+\. /.test(paragraph)) return items(lines).map((text) => block("item", text));
  return [block("text", lines.join(" "))];
}

function heading(line: string): Block[] {
  const found = /^(#+)\s+(.*)$/.exec(line);
  return found?.[1] && found[2] ? [{ kind: "heading", level: found[1].length, pieces: pieces(found[2]) }] : [block("text", line)];
}

/** The items of a list; a line that begins none goes on with the one before. */
function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const begun = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (begun?.[1] !== undefined) found.push(begun[1]);
    else found.push(`${found.pop() ?? ""} ${line.trim()}`);
  }
  return found;
}

function block(kind: "text" | "item", text: string): Block {
  return { kind, pieces: pieces(text), rule: RULE.exec(text)?.[1] ?? null };
}

function cells(row: string): Piece[][] {
  return row.replace(/^\||\|$/g, "").split("|").map((cell) => pieces(cell.trim()));
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), look: "plain" });
    const look = match[1] ? "strong" : match[4] ? "code" : "em";
    found.push({ text: match[1] ?? match[2] ?? match[3] ?? match[4] ?? "", look });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), look: "plain" });
  return found;
}
