// How to show the pools' cards: as large as the space for all of them allows.

export type Kind = "upright" | "lying" | "tiles" | "bare";

export interface Look {
  readonly kind: Kind;
  readonly columns: number;
  /** How high it is, in letters of the screen. */
  readonly height: number;
}

/** In letters of the screen. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

const SIZES: readonly { kind: Kind; width: number; height: number }[] = [
  { kind: "upright", width: 6.6, height: 7.6 },
  { kind: "lying", width: 10.6, height: 3.9 },
  { kind: "tiles", width: 12.5, height: 2 },
  { kind: "bare", width: 6.4, height: 2 },
];
/** What is beside the cards: the pool's name and its deck. */
const HEADER = { width: 8.1, height: 3.2 };

/** The best looks that fit together for pools of this many cards; the smallest if none do. */
export function looksOf(first: number, second: number, space: Space): [Look, Look] {
  const [ones, others] = [looks(first, space.width), looks(second, space.width)];
  const pairs = ones.flatMap((one, n) => others.map((other, m) => ({ one, other, worth: n + m })));
  const fitting = pairs.filter(({ one, other }) => one.height + other.height <= space.height);
  const best = fitting.sort((a, b) => a.worth - b.worth)[0] ?? pairs[pairs.length - 1];
  if (!best) throw new Error("there are no looks");
  return [best.one, best.other];
}

/** Every look for this many cards, the largest first; upright ones are in one row. */
function looks(cards: number, width: number): Look[] {
  return SIZES.map(({ kind, ...size }) => {
    const fit = Math.max(1, Math.floor((width - HEADER.width) / size.width));
    const rows = Math.max(1, Math.ceil(cards / fit));
    const columns = Math.max(1, Math.ceil(cards / rows));
    const tooMany = kind === "upright" && rows > 1;
    return {
      kind,
      columns,
      height: tooMany ? Infinity : Math.max(HEADER.height, rows * size.height),
    };
  });
}
