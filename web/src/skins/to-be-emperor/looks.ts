// How a pool's cards are shown: as large as the space for them allows.

export interface Look {
  readonly kind: "upright" | "lying" | "tiles" | "bare";
  readonly columns: number;
}

/** Widths and heights here are in letters of the screen. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

const UPRIGHT = { width: 6.6, height: 7.4 };
const LYING = { width: 10.6, height: 3.9 };
const TILE = { width: 12.5, height: 2 };
const BARE = { width: 5.6 };
/** What stands beside the cards: the pool's name and its deck. */
const HEADER = 8.1;

export function lookOf(cards: number, { width, height }: Space): Look {
  const free = width - HEADER;
  const fits = (size: { width: number }): number => Math.max(1, Math.floor(free / size.width));
  const rows = (size: { width: number }): number => Math.ceil(cards / fits(size));
  if (cards <= fits(UPRIGHT) && UPRIGHT.height <= height) return { kind: "upright", columns: Math.max(6, cards) };
  if (rows(LYING) * LYING.height <= height) return { kind: "lying", columns: even(cards, rows(LYING)) };
  if (rows(TILE) * TILE.height <= height) return { kind: "tiles", columns: even(cards, rows(TILE)) };
  return { kind: "bare", columns: fits(BARE) };
}

/** So many columns that the rows are about equally long. */
function even(cards: number, rows: number): number {
  return Math.max(1, Math.ceil(cards / Math.max(1, rows)));
}
