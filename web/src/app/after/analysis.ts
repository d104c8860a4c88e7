// An analysis of a finished game as the server makes it (theatre/analysis.py); what is absent is empty.
// Places in the game are numbers of moments, the same that a replay counts.
import type { Outcome, Told } from "../../wire/messages.ts";

export type Answer = string | readonly (string | number)[];
/** For each seat, the chance to win. */
export type Chances = readonly number[];

export interface Point {
  readonly at: number;
  readonly chances: Chances;
}

export interface Tried {
  readonly answer: Answer;
  readonly chance: number;
}

/** A decision, judged over tables that its player could not tell apart; the best comes first. */
export interface Judged {
  readonly at: number;
  readonly seat: number;
  readonly kind: string;
  readonly number: number;
  readonly given: Answer;
  readonly tried: readonly Tried[];
  /** One standard error of what is told. */
  readonly error: number;
}

export interface Swing {
  readonly at: number;
  readonly cause: "luck" | "choice";
  readonly before: Chances;
  readonly after: Chances;
  readonly seat?: number | null;
  readonly news?: readonly Told[];
  readonly choice?: Judged | null;
}

export type Verdict = "true" | "lie" | "half" | "silent";

export interface Lie {
  readonly at: number;
  readonly seat: number;
  readonly what: string;
  readonly atoms: readonly string[];
  readonly verdict: Verdict;
  readonly truth?: readonly string[];
  /** Which session it was about, counted from 0, where it was about one. */
  readonly about?: number | null;
  readonly provable?: boolean;
  readonly believed?: readonly number[];
}

export interface Fight {
  readonly at: number;
  readonly attacker: number;
  readonly defender: number;
  readonly where: string;
  /** The attacker's. */
  readonly odds: number;
  readonly won: boolean;
}

export interface Award {
  readonly id: string;
  readonly seat: number;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly at?: number | null;
}

export type Layer = "proved" | "reader";
export type Onlooker = number | "public";

export interface Curve {
  readonly viewer: Onlooker;
  readonly layer: Layer;
  readonly role: string;
  /** At each point, for each seat how probable it is. */
  readonly chances: readonly (readonly number[])[];
}

export interface Curves {
  readonly roles: readonly string[];
  /** One for each of the public news, in their order. */
  readonly at: readonly number[];
  readonly curves: readonly Curve[];
}

export interface Analysis {
  readonly format: string;
  readonly format_version: number;
  readonly record: string;
  readonly setup: { readonly game: string; readonly edition: string; readonly players: number };
  readonly players: readonly string[];
  readonly bot: string;
  readonly outcome: Outcome;
  /** Each seat's side; empty where everybody plays for himself. */
  readonly sides: readonly string[];
  readonly roles: readonly string[];
  readonly length: number;
  readonly chances: readonly Point[];
  readonly moments?: readonly Swing[];
  readonly beliefs?: Curves | null;
  readonly lies?: readonly Lie[];
  readonly fights?: readonly Fight[];
  readonly better?: readonly Judged[];
  readonly awards?: readonly Award[];
}

const SURE = 0.05;

/** A chance as it is shown: rounded to 5 percent, since no bot knows it better. */
export function percent(chance: number): number {
  return Math.round(chance * 20) * 5;
}

/** Those whose chances are one line: a side, or a seat that plays for itself. */
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

/** Whose chances a moment is told by: the winning side's, else those that it has moved most. */
export function concerned(analysis: Analysis, swing: Swing): Party {
  const parties = partiesOf(analysis);
  const moved = (party: Party): number =>
    Math.abs(chanceOf(party, swing.after) - chanceOf(party, swing.before));
  const most = [...parties].sort((a, b) => moved(b) - moved(a))[0] ?? { side: null, seats: [] };
  const winners = parties.find(({ side }) => side !== null && side === analysis.outcome.side);
  return winners ?? most;
}

/** How much of the chance to win an answer gives away, as far as it was tried. */
export function costOf({ tried }: Judged, answer: Answer): number | null {
  const best = tried[0];
  const mine = tried.find((each) => isSame(each.answer, answer));
  return best && mine ? Math.max(0, best.chance - mine.chance) : null;
}

/** Whether an answer is as good as the best, by what our bots can tell. */
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
