// The seats around a table on a flat screen: clockwise along the far side, then back along the near.
export interface Ring<T> {
  readonly far: readonly T[];
  readonly near: readonly T[];
}

/** The first half from left to right on top, the rest from right to left below. */
export function ring<T>(seats: readonly T[]): Ring<T> {
  const half = Math.ceil(seats.length / 2);
  return { far: seats.slice(0, half), near: seats.slice(half).reverse() };
}
