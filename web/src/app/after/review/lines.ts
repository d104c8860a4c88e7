// Curves as paths: chances from bottom to top, the moments of the game from left to right.
export interface Box {
  readonly width: number;
  readonly height: number;
  /** Room for the numbers on the left, and around the rest. */
  readonly left: number;
  readonly edge: number;
}

export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Where a chance goes at a place of the game, out of this many places. */
export function dotAt(box: Box, place: number, of: number, chance: number): Dot {
  const { width, height, left, edge } = box;
  const share = of > 1 ? place / (of - 1) : 0;
  return {
    x: rounded(left + share * (width - left - edge)),
    y: rounded(edge + (1 - chance) * (height - 2 * edge)),
  };
}

/** A line through all of them. */
export function pathOf(dots: readonly Dot[]): string {
  return dots.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("");
}

/** A line that stays level until the next of them: what people know changes only when something happens. */
export function stepsOf(dots: readonly Dot[]): string {
  return dots.map(({ x, y }, at) => (at ? `H${x}V${y}` : `M${x} ${y}`)).join("");
}

function rounded(place: number): number {
  return Math.round(place * 10) / 10;
}
