// How to lay out the worlds of a realm in the available space, in letters of the screen.

export interface Space {
  readonly width: number;
  readonly height: number;
}

export interface Layout extends Space {
  readonly columns: number;
  /** `line`: all in one row. `low`: numbers and Units below the name. `full`: with everything. */
  readonly look: "line" | "low" | "full";
}

const GAP = 0.3;
const NARROW = 8;
const COMFORTABLE = 12;
const LINE = 1.18;
const LOW = 2.7;
const FULL = 4.2;
const TALLEST = 13;

/** The best layout for this many worlds: as few columns as leave each enough height. */
export function layoutFor(worlds: number, space: Space): Layout {
  const found = [1, 2, 3, 4]
    .map((columns) => tile(worlds, columns, space))
    .filter(({ columns, width }) => columns === 1 || width >= NARROW);
  const comfortable = found.filter(({ columns, width }) => columns === 1 || width >= COMFORTABLE);
  const best =
    comfortable.find(({ height }) => height >= FULL) ??
    comfortable.findLast(({ height }) => height >= LINE) ??
    found.find(({ height }) => height >= LINE) ??
    found.at(-1);
  return best ?? tile(worlds, 1, space);
}

function tile(worlds: number, columns: number, space: Space): Layout {
  const rows = Math.max(1, Math.ceil(worlds / columns));
  const width = (space.width + GAP) / columns - GAP;
  const height = Math.min(TALLEST, (space.height + GAP) / rows - GAP);
  return {
    columns,
    width,
    height,
    look: height < LOW ? "line" : height < FULL || width < NARROW + 2 ? "low" : "full",
  };
}

const NAME = { width: 11.5, height: 1.3 };
const HEAD = { wide: 1.8, narrow: 2.9 };
export const WIDE = 17;

/** In how many columns the names of this many kinds of Units fit at a world; 0 if there is no room for names. */
export function rosterFor(kinds: number, { width, height, look }: Layout): number {
  const most = Math.max(1, Math.floor(width / NAME.width));
  const rows = Math.floor((height - (width >= WIDE ? HEAD.wide : HEAD.narrow)) / NAME.height);
  const columns = Math.max(1, Math.ceil(kinds / Math.max(1, rows)));
  return look === "full" && rows > 0 && columns <= most ? columns : 0;
}

const LETTER = 0.53;
const LONGEST = 9;
const EMBLEM = 1.9;

/** How many kinds of Units fit beside a name of this many letters and this many signs, if a world is a line. */
export function besides(letters: number, signs: number, { width, look }: Layout): number {
  if (look !== "line") return Infinity;
  const free = width - Math.min(LONGEST, letters * LETTER) - 1.3 * signs - 4.9;
  return Math.max(1, Math.floor(free / EMBLEM));
}

const PLANET = 2.2;
const LARGEST = 7;
/** A name with its signs and numbers. */
const HEADLINE = 18;

export interface Sky {
  /** How large a world is in its tile. */
  readonly planet: number;
  /** Whether it is below the writing, not before it. */
  readonly isBelow: boolean;
}

/** A world as large as the names of this many kinds of Units leave it: in a wide tile before them, in a
 * high one below. */
export function skyFor(kinds: number, layout: Layout): Sky {
  const { width, height, look } = layout;
  const columns = rosterFor(kinds, layout);
  if (look !== "full" || columns === 0) return { planet: PLANET, isBelow: false };
  if (width >= WIDE)
    return {
      planet: between(height - 0.7, width - 1.5 - Math.max(HEADLINE, columns * NAME.width)),
      isBelow: false,
    };
  const below = height - HEAD.narrow - 0.6 - NAME.height * Math.ceil(kinds / columns);
  return below > PLANET
    ? { planet: between(below, width / 2), isBelow: true }
    : { planet: PLANET, isBelow: false };
}

function between(height: number, width: number): number {
  return Math.max(PLANET, Math.min(LARGEST, height, width));
}
