// Claims in the rows of a table: by subject, and by speaker.
import type { Lie } from "../analysis.ts";

const PLAYER = "player:";

export interface Session {
  readonly number: number;
  /** What each speaker said about it; whoever had seen more comes first. */
  readonly speakers: readonly (readonly Lie[])[];
}

/** The sessions in their order. */
export function sessionsOf(lies: readonly Lie[]): Session[] {
  const about = lies.flatMap((lie) => (typeof lie.about === "number" ? [lie.about] : []));
  const numbers = [...new Set(about)].sort((a, b) => a - b);
  return numbers.map((number) => ({
    number,
    speakers: bySpeaker(lies.filter((lie) => lie.about === number)),
  }));
}

function bySpeaker(lies: readonly Lie[]): Lie[][] {
  const seats = [...new Set(lies.map(({ seat }) => seat))];
  const all = seats.map((seat) => lies.filter((lie) => lie.seat === seat));
  return all.sort((a, b) => seenBy(b) - seenBy(a));
}

/** How much somebody had seen of what the claims are about. */
function seenBy(lies: readonly Lie[]): number {
  return Math.max(...lies.map((lie) => truthOf(lie).length));
}

/** What was true, without the player whom the claim was about: the claim already names that player. */
export function truthOf({ truth = [] }: Pick<Lie, "truth">): string[] {
  return truth.filter((atom) => !atom.startsWith(PLAYER));
}

/** The seat that the truth is about, if it is about one. */
export function playerIn({ truth = [] }: Lie): number | null {
  const named = truth.find((atom) => atom.startsWith(PLAYER));
  return named === undefined ? null : Number(named.slice(PLAYER.length));
}
