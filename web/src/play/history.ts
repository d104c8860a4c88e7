// What has happened as a history: chapters as the game has them (a round, a turn, a government). They show
// what matters and fold the rest. What matters is the game's own data.
import type { History, Told } from "../wire/messages.ts";

export interface Line {
  /** Which of all the news it is. */
  readonly number: number;
  readonly told: Told;
}

export interface Chapter {
  /** The number of its first line, which identifies it while it grows. */
  readonly number: number;
  /** What it begins with; what came before the first chapter has no head. */
  readonly head: Line | null;
  readonly lines: readonly Line[];
}

/** All chapters, the newest first. */
export function chaptersOf(news: readonly Told[], history: History): Chapter[] {
  const found: { number: number; head: Line | null; lines: Line[] }[] = [];
  for (const [number, told] of news.entries()) {
    const line = { number, told };
    const now = found.at(-1);
    if (history.chapters.includes(told.event)) found.push({ number, head: line, lines: [] });
    else if (now) now.lines.push(line);
    else found.push({ number, head: null, lines: [line] });
  }
  return found.reverse();
}

/** What is shown without asking, the newest first: what matters, or the last line if nothing did. Secrets
 * stay folded: a glance at a phone must not show how many its owner was told. */
export function toldOf({ lines }: Chapter, { matters }: History): Line[] {
  const open = lines.filter(({ told }) => !told.secret);
  const told = open.filter(({ told }) => !matters.length || matters.includes(told.event));
  return told.length ? told.reverse() : open.slice(-1);
}

/** How many folded lines everybody heard. */
export function foldedIn(chapter: Chapter, history: History): number {
  const open = chapter.lines.filter(({ told }) => !told.secret);
  return open.length - toldOf(chapter, history).length;
}
