// Who was who: the seats at the end of a game, with what the end has shown of them.
import type { SeatView } from "../../wire/messages.ts";
import type { Moment } from "../../wire/table.svelte.ts";

/** Milliseconds for who won and why alone, and then for each mask. */
export const FIRST = 2000;
export const EACH = 500;

/** How long it takes until this many masks have fallen, and all have seen the last one. */
export function fallingTime(seats: number): number {
  return FIRST + seats * EACH;
}

export interface Player {
  readonly seat: number;
  readonly hasWon: boolean;
  /** Who this was, if the game has such a thing: a mark `role_...`. */
  readonly role: string | undefined;
  /** For players without a hidden role, what all could see. */
  readonly marks: readonly string[];
  /** In a game without roles, the numbers that decide who wins. */
  readonly counters: readonly (readonly [string, number])[];
}

/** The players in the order of seating. */
export function castOf(moment: Moment): Player[] {
  const seats = moment.view.seats;
  const isOfRoles = seats.some((seat) => roleOf(seat));
  const players = seats.map((seat): Player => ({
    seat: seat.seat,
    hasWon: moment.over?.winners.includes(seat.seat) ?? false,
    role: roleOf(seat),
    marks: roleOf(seat) || !isOfRoles ? [] : seat.marks,
    counters: isOfRoles ? [] : Object.entries(seat.counters),
  }));
  return players.sort((a, b) => a.seat - b.seat);
}

/** The winners come first. */
export function winnersFirst(cast: readonly Player[]): Player[] {
  return [...cast].sort((a, b) => Number(b.hasWon) - Number(a.hasWon));
}

/** The order of unmasking: the one that the game is about comes last, otherwise the winners. */
export function unmasking(cast: readonly Player[], leader: string | undefined): number[] {
  const isLed = cast.some(({ role }) => role !== undefined && role === leader);
  const rank = (one: Player): number => Number(isLed ? one.role === leader : one.hasWon);
  return [...cast].sort((a, b) => rank(a) - rank(b)).map(({ seat }) => seat);
}

function roleOf(seat: SeatView): string | undefined {
  return seat.marks.find((mark) => mark.startsWith("role_"));
}
