// Who was who: the seats at the end of a game, winners first, with what the end has shown of them.
import type { Moment } from "../../wire/table.svelte.ts";

export interface Player {
  readonly seat: number;
  readonly hasWon: boolean;
  /** Who this was, where the game has such a thing: a mark `role_...`. */
  readonly role: string | undefined;
  readonly counters: readonly (readonly [string, number])[];
}

const ROLE = "role_";

export function castOf(moment: Moment): Player[] {
  const players = moment.view.seats.map((seat) => ({
    seat: seat.seat,
    hasWon: moment.over?.winners.includes(seat.seat) ?? false,
    role: seat.marks.find((mark) => mark.startsWith(ROLE)),
    counters: Object.entries(seat.counters),
  }));
  return players.sort((a, b) => Number(b.hasWon) - Number(a.hasWon) || a.seat - b.seat);
}
