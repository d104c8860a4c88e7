// What the pages say about an analysis (its types are made from theatre/analysis.py). Places in the game
// are numbers of moments, the same ones that a replay counts; what is absent is empty.
import type { Analysis, Fight, Choice as Judged, Moment as Swing } from "../../wire/analysis.ts";
import type { Chances, Given as Answer } from "../../wire/messages.ts";

export type {
  Analysis,
  Award,
  Choice as Judged,
  Curves,
  Fight,
  Layer,
  Lie,
  Moment as Swing,
  Tried,
  Verdict,
} from "../../wire/analysis.ts";
export type { Chances, Drawn, Given as Answer, Viewer as Onlooker } from "../../wire/messages.ts";

const SURE = 0.05;

/** A chance as we show it: rounded to 5 percent, since no bot knows it more precisely. */
export function percent(chance: number): number {
  return Math.round(chance * 20) * 5;
}

/** Whether the winner of a fight was not expected to win it: two thirds for the other, or more. */
export function isUpset({ won, odds }: Pick<Fight, "won" | "odds">): boolean {
  return (won ? odds : 1 - odds) < 1 / 3;
}

/** The seats that share one line of chances: a side, or a seat that plays for itself. */
export interface Party {
  readonly side: string | null;
  readonly seats: readonly number[];
}

export function partiesOf({ sides, players }: Pick<Analysis, "sides" | "players">): Party[] {
  if (!sides.length) return players.map((_, seat) => ({ side: null, seats: [seat] }));
  return [...new Set(sides)].map((side) => ({
    side,
    seats: sides.flatMap((each, seat) => (each === side ? [seat] : [])),
  }));
}

export function chanceOf({ seats }: Party, chances: Chances): number {
  return chances[seats[0] ?? 0] ?? 0;
}

/** Whose chances tell a moment: the winning side's, otherwise those that it moved most. */
export function concerned(analysis: Analysis, swing: Swing): Party {
  const parties = partiesOf(analysis);
  const moved = (party: Party): number =>
    Math.abs(chanceOf(party, swing.after) - chanceOf(party, swing.before));
  const most = [...parties].sort((a, b) => moved(b) - moved(a))[0] ?? { side: null, seats: [] };
  const winners = parties.find(({ side }) => side !== null && side === analysis.outcome.side);
  return winners ?? most;
}

/** How much of the winning chance an answer gives away, if the bots tried it. */
export function costOf({ tried }: Judged, answer: Answer): number | null {
  const best = tried[0];
  const mine = tried.find((each) => isSame(each.answer, answer));
  return best && mine ? Math.max(0, best.chance - mine.chance) : null;
}

/** Whether an answer is as good as the best, as far as our bots can tell. */
export function isFine(judged: Judged, answer: Answer): boolean {
  return (costOf(judged, answer) ?? 1) <= SURE;
}

/** The parts of an answer, one or several. */
export function partsOf(answer: Answer): readonly (string | number)[] {
  return typeof answer === "string" ? [answer] : answer;
}

export function isSame(one: Answer, other: Answer): boolean {
  return partsOf(one).join("\n") === partsOf(other).join("\n");
}
