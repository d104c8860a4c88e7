// What is drawn on the table between the seats, in pixels of the stage.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Arrow extends Spot {
  /** Degrees, clockwise from pointing to the right. */
  readonly turn: number;
}

export interface Thread {
  readonly path: string;
  /** Where the number goes: on the middle of the thread. */
  readonly at: Spot;
}

const ARROWS = 24;
/** How far the table's edge is from the stage's, as a share of its width and height. */
const INSET = { x: 0.085, y: 0.1 };

/** Arrowheads along the rim, in the direction of the round. */
export function arrows(width: number, height: number, isClockwise: boolean): Arrow[] {
  const [a, b] = [width * (0.5 - INSET.x), height * (0.5 - INSET.y)];
  return Array.from({ length: ARROWS }, (_, n) => {
    const angle = ((n + 0.5) / ARROWS) * 2 * Math.PI;
    const along = Math.atan2(b * Math.cos(angle), -a * Math.sin(angle));
    const turn = (along * 180) / Math.PI + (isClockwise ? 0 : 180);
    return { x: width / 2 + a * Math.cos(angle), y: height / 2 + b * Math.sin(angle), turn };
  });
}

/** A thread from one seat to another, drawn towards the middle so that it crosses no third seat. */
export function between(from: Spot, to: Spot, width: number, height: number): Thread {
  const middle = { x: width / 2, y: height / 2 };
  const bend = { x: ((from.x + to.x) / 2 + middle.x) / 2, y: ((from.y + to.y) / 2 + middle.y) / 2 };
  const path = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  return { path, at: along(from, bend, to, 0.52) };
}

/** A point of the curve, this far along it. */
function along(from: Spot, bend: Spot, to: Spot, t: number): Spot {
  const mix = (a: number, b: number, c: number): number =>
    (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}
