// Made by `python -m palatine.server.wire.typescript` from theatre/analysis.py: do not edit.

import type { Chances, Drawn, Given, Outcome, Seat, Told, Viewer } from "./messages.ts";

export const ANALYSIS_VERSION = 1;
export const RECORD_VERSIONS = [1, 2];

export type Layer = "proved" | "reader";

export type Verdict = "true" | "lie" | "half" | "silent";

/** What a table chose before the first chance: a setup and a log are a whole match. */
export interface Setup {
  readonly game: string;
  readonly version: number;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
}

/** The chances at a moment of the game, at the true table. */
export interface Point {
  readonly at: number;
  readonly chances: Chances;
}

/** A possible answer, and the chance to win with it. */
export interface Tried {
  readonly answer: Given;
  readonly chance: number;
}

/** A decision, judged over tables that its player could not tell apart; the best answer comes first. */
export interface Choice {
  readonly at: number;
  readonly seat: Seat;
  readonly kind: string;
  /** The number of the question in the game. */
  readonly number: number;
  readonly given: Given;
  readonly tried: readonly Tried[];
  /** One standard error of what the answer gave away. */
  readonly error: number;
  /** What our best bot would have done. */
  readonly advised: string | readonly (string | number)[] | null;
  /** Whether the player clearly gave something away, and our best bot would have chosen otherwise. Only then do we say so. */
  readonly missed: boolean;
}

/** A moment at which the chances moved, by luck or by a choice. */
export interface Moment {
  /** The result. The table before it is the previous moment, or farther back if others only declined in between: `choice` says where. */
  readonly at: number;
  readonly cause: "luck" | "choice";
  readonly before: Chances;
  readonly after: Chances;
  /** The seat that chose, if it was one seat's choice. */
  readonly seat?: Seat;
  /** What happened then, as everybody heard it in the end, without news that only say that play goes on, or what comes to light when it is over. */
  readonly news?: readonly Told[];
  readonly choice?: Choice;
  /** If it was luck: what players drew. */
  readonly drawn?: readonly Drawn[];
  /** If all chose together: the votes without any one of which it would have gone otherwise, each judged with the others' as they were. */
  readonly votes?: readonly Choice[];
}

/** What one viewer could think of all seats. */
export interface Curve {
  readonly viewer: Viewer;
  readonly layer: Layer;
  /** What the viewer thinks the seats may be: one of the roles of `Curves`. */
  readonly role: string;
  readonly chances: readonly Chances[];
}

/** What everybody could think, from the deal to the end, when the truth comes out. */
export interface Curves {
  /** What people may believe of a seat: ids of marks, so that `mark-<role>` says it in words. */
  readonly roles: readonly string[];
  /** The points: the index of each public event in `match.news`. Beliefs at a point count in the event, and whatever only some seats were told before the next one. */
  readonly at: readonly number[];
  /** One for each viewer, the public screen too, each layer and each role. */
  readonly curves: readonly Curve[];
  /** The points at which we compare a reader with the truth: there is evidence by then. */
  readonly moments: readonly number[];
}

/** A claim, true or not, next to the truth. */
export interface Lie {
  readonly at: number;
  readonly seat: Seat;
  readonly what: string;
  readonly atoms: readonly string[];
  readonly verdict: Verdict;
  /** What a true claim would have said. */
  readonly truth?: readonly string[];
  /** The session that it was about, counted from 0, if it was about one. */
  readonly about?: number;
  /** Whether public facts could have proved it a lie at that time. */
  readonly provable?: boolean;
  /** The players who acted on it afterwards. */
  readonly believed?: readonly Seat[];
}

/** A fight with its odds before it began, and how it went. */
export interface Fight {
  readonly at: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly where: string;
  /** The attacker's odds, over tables that look the same to the attacker, when our bots fight. */
  readonly odds: number;
  /** The number of such tables. */
  readonly tables: number;
  readonly won: boolean;
}

/** A kind word: `award-<id>` says it. */
export interface Award {
  readonly id: string;
  readonly seat: Seat;
  readonly facts: Readonly<Record<string, number | string>>;
  readonly at: number | null;
}

/** A whole analysis. */
export interface Analysis {
  readonly format: string;
  readonly format_version: number;
  /** The checksum of the record. */
  readonly record: string;
  readonly setup: Setup;
  readonly players: readonly string[];
  readonly seed: string;
  /** The bot whose opinion the chances are. */
  readonly bot: string;
  /** The version of Palatine and a fingerprint of its bots: the same ones see the same game in the same way. */
  readonly made_by: string;
  readonly outcome: Outcome;
  /** Each seat's side; empty if everybody plays for themselves. */
  readonly sides: readonly string[];
  readonly roles: readonly string[];
  /** How many moments the game has. */
  readonly length: number;
  readonly chances: readonly Point[];
  /** The three that counted most, in the order of play. */
  readonly moments?: readonly Moment[];
  readonly beliefs?: Curves;
  readonly lies?: readonly Lie[];
  readonly fights?: readonly Fight[];
  /** What players could have done better: up to three choices of each seat. */
  readonly better?: readonly Choice[];
  readonly awards?: readonly Award[];
}
