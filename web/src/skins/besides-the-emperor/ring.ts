// Where the seats are around the table: the throne at the top, the others clockwise from it.

/** A point in hundredths of the stage. At 0 a seat touches the left or upper edge, at 100 the other. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const RINGS: readonly (readonly Point[])[] = [
  [],
  [at(50, 0)],
  [at(50, 0), at(50, 100)],
  [at(50, 0), at(92, 70), at(8, 70)],
  [at(50, 0), at(100, 42), at(50, 100), at(0, 42)],
  [at(50, 0), at(100, 22), at(84, 100), at(16, 100), at(0, 22)],
  [at(50, 0), at(100, 12), at(100, 88), at(50, 100), at(0, 88), at(0, 12)],
  [at(50, 0), at(97, 0), at(100, 50), at(76, 100), at(24, 100), at(0, 50), at(3, 0)],
];

/** The places of this many seats, from the throne on. More than seven are on an ellipse. */
export function ring(count: number): readonly Point[] {
  return RINGS[count] ?? ellipse(count);
}

function ellipse(count: number): Point[] {
  return Array.from({ length: count }, (_, n) => {
    const angle = (n / count) * 2 * Math.PI;
    return at(50 + 50 * Math.sin(angle), 50 - 50 * Math.cos(angle));
  });
}

function at(x: number, y: number): Point {
  return { x, y };
}
