// The score of an evening: of sides and of people, and which game it was.
import type { Evening, GameLine, PersonLine, SideScore } from "../../wire/messages.ts";

export interface Duel {
  readonly game: string;
  readonly one: string;
  readonly wins: number;
  readonly other: string;
  readonly losses: number;
}

/** For each game with two sides, the leader comes first. */
export function duels(sides: readonly SideScore[]): Duel[] {
  return sides.flatMap(({ game, wins }) => {
    const [first, second] = Object.entries(wins).sort((a, b) => b[1] - a[1]);
    if (!first || !second) return [];
    return [{ game, one: first[0], wins: first[1], other: second[0], losses: second[1] }];
  });
}

/** Which of the evening's games this was, counting from 1; 0 if it is not among them. */
export function placeOf(evening: Evening | null, table: string, number: number): number {
  const games = evening?.games ?? [];
  return games.findIndex((game) => game.table === table && game.number === number) + 1;
}

/** The winners of a game: people by name, and then guests and bots, if there were any. */
export function winnersOf(
  game: GameLine,
  people: readonly PersonLine[],
): { names: string[]; guests: number; bots: number } {
  const won = game.seats.filter((seat) => seat.has_won);
  const names = won.flatMap(
    (seat) => people.find((person) => person.id === seat.person)?.name ?? [],
  );
  const bots = won.filter((seat) => seat.is_bot).length;
  return { names, bots, guests: won.length - names.length - bots };
}

export function nameIn(people: readonly PersonLine[], id: number): string {
  return people.find((person) => person.id === id)?.name ?? "?";
}
