// The rules and rulings that a card leads to: those that name it, and those that explain its keywords.
import type { Block } from "../rules/rulebook.ts";
import type { Entry } from "./book.ts";

export interface Cited {
  readonly id: string;
  readonly text: string;
}

/** More would be a rulebook. */
const MOST = 12;

export function rulesAbout(
  blocks: readonly Block[],
  { leaf, name }: Pick<Entry, "leaf" | "name">,
  keywords: readonly string[],
): Cited[] {
  const rules = blocks.flatMap((block) =>
    block.kind === "rule" ? [{ id: block.id, text: block.text.slice(block.id.length).trim() }] : [],
  );
  const names = [
    ...new Set([leaf.name, name].flatMap((each) => [each, each.split(", ")[0] ?? each])),
  ].map(word);
  const naming = rules.filter(({ text }) => names.some((each) => each.test(text)));
  const defining = rules.filter(({ text }) => keywords.some((value) => defines(text, value)));
  return [...new Set([...naming, ...defining])].slice(0, MOST);
}

function word(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${escaped(text)}(?![\\p{L}\\d])`, "u");
}

/** A rule that begins with a word and says what it means: "Hardened +X: it takes ...". */
function defines(text: string, value: string): boolean {
  return new RegExp(`^${escaped(value)}( \\+X)?:`, "u").test(text);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
