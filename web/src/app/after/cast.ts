// Who was who: the seats at the end of a game, winners first, with what the end has shown of them.
import type { SeatView } from "../../wire/messages.ts";
import type { Moment } from "../../wire/table.svelte.ts";

export interface Player {
  readonly seat: number;
  readonly hasWon: boolean;
  /** Who this was, where the game has such a thing: a mark `role_...`. */
  readonly role: string | undefined;
  /** Of who had no hidden role, what all could see. */
  readonly marks: readonly string[];
  /** The numbers of a game without roles, which is won by them. */
  readonly counters: readonly (readonly [string, number])[];
}

export function castOf(moment: Moment): Player[] {
  const seats = moment.view.seats;
  const isOfRoles = seats.some((seat) => roleOf(seat));
  const players = seats.map((seat) => ({
    seat: seat.seat,
    hasWon: moment.over?.winners.includes(seat.seat) ?? false,
    role: roleOf(seat),
    marks: roleOf(seat) || !isOfRoles ? [] : seat.marks,
    counters: isOfRoles ? [] : Object.entries(seat.counters),
  }));
  return players.sort((a, b) => Number(b.hasWon) - Number(a.hasWon) || a.seat - b.seat);
}

function roleOf(seat: SeatView): string | undefined {
  return seat.marks.find((mark) => mark.startsWith("role_"));
}
