// The points of belief curves beside the moments of a replay: one for each piece of public news.
import type { Replay } from "../../../wire/messages.ts";
import type { Curves, Layer, Onlooker } from "../analysis.ts";

/** What one viewer could think of a seat: where it began, how it changed, and what was true. */
export interface Thought {
  readonly seat: number;
  readonly prior: number;
  /** Until the truth was shown. */
  readonly chances: readonly number[];
  readonly isTrue: boolean;
}

/** For each seat, what a viewer could think of it. */
export function thoughtsOf(
  { curves, at }: Curves,
  viewer: Onlooker,
  layer: Layer,
  role: string,
): Thought[] {
  const wanted = curves.find(
    (each) => each.viewer === viewer && each.layer === layer && each.role === role,
  );
  const rows = wanted?.chances ?? [];
  const end = at.at(-1); // seat by seat in some games, but in one moment
  const shown = at.findIndex((moment) => moment === end);
  const before = shown > 0 ? rows.slice(0, shown) : rows;
  return (rows[0] ?? []).map((prior, seat) => ({
    seat,
    prior,
    chances: before.map((row) => row[seat] ?? 0),
    isTrue: (rows.at(-1)?.[seat] ?? 0) > 0.5,
  }));
}

/** How much public news there was up to a moment, including this one's. */
export function heardUntil({ steps }: Replay, at: number): number {
  return steps.slice(0, at + 1).reduce((sum, step) => sum + step.news.length, 0);
}
