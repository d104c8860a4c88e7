// How the worlds of a realm are laid out in the space that there is, in letters of the screen.

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

/** The best layout for so many worlds: as few columns as leave each enough height. */
export function layoutFor(worlds: number, space: Space): Layout {
  const found = [1, 2, 3, 4].map((columns) => tile(worlds, columns, space)).filter(({ columns, width }) => columns === 1 || width >= NARROW);
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
  return { columns, width, height, look: height < LOW ? "line" : height < FULL || width < NARROW + 2 ? "low" : "full" };
}

const NAME = { width: 11.5, height: 1.3 };
const HEAD = { wide: 1.8, narrow: 3 };
export const WIDE = 17;

/** In how many columns so many kinds of Units have their names at a world; 0 if there is no room for names. */
export function rosterFor(kinds: number, { width, height, look }: Layout): number {
  const most = Math.max(1, Math.floor(width / NAME.width));
  const rows = Math.floor((height - (width >= WIDE ? HEAD.wide : HEAD.narrow)) / NAME.height);
  const columns = Math.max(1, Math.ceil(kinds / Math.max(1, rows)));
  return look === "full" && rows > 0 && columns <= most ? columns : 0;
}
