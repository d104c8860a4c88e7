// Made by `python -m palatine.server.wire.typescript` from theatre/analysis.py: do not edit.

import type { Chances, Given, Outcome, Seat, Told, Viewer } from "./messages.ts";

export const ANALYSIS_VERSION = 1;
export const RECORD_VERSIONS = [1, 2];

export type Layer = "proved" | "reader";

export type Verdict = "true" | "lie" | "half" | "silent";

/** What a table chose before the first chance: with it and a log, a match is whole. */
export interface Setup {
  readonly game: string;
  readonly version: number;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
}

/** The chances at a moment of the game, as the table truly stood. */
export interface Point {
  readonly at: number;
  readonly chances: Chances;
}

/** An answer that could have been given, and the chance to win with it. */
export interface Tried {
  readonly answer: Given;
  readonly chance: number;
}

/** A decision, judged over tables that its player could not tell apart; the best comes first. */
export interface Choice {
  readonly at: number;
  readonly seat: Seat;
  readonly kind: string;
  /** Which question of the game it was. */
  readonly number: number;
  readonly given: Given;
  readonly tried: readonly Tried[];
  /** One standard error of what the answer gave away. */
  readonly error: number;
  /** What our best bot would have done. */
  readonly advised: string | readonly (string | number)[] | null;
}

/** A moment at which the chances moved: by luck, or by a choice. */
export interface Moment {
  /** What came of it: the table before it is the moment before. */
  readonly at: number;
  readonly cause: "luck" | "choice";
  readonly before: Chances;
  readonly after: Chances;
  /** Whose choice it was, where it was one seat's. */
  readonly seat?: Seat;
  /** What happened then, as everybody heard it at last. */
  readonly news?: readonly Told[];
  readonly choice?: Choice;
}

/** What one viewer could think of all seats. */
export interface Curve {
  readonly viewer: Viewer;
  readonly layer: Layer;
  /** What the seats are thought to be: one of the roles of `Curves`. */
  readonly role: string;
  readonly chances: readonly Chances[];
}

/** What everybody could think, from the deal to the end, where the truth is shown. */
export interface Curves {
  /** What is believed of a seat: ids of marks, so that `mark-<role>` says it in words. */
  readonly roles: readonly string[];
  /** The points: where in `match.news` each public event stands. What is thought there counts it in, and whatever only some were told before the next one. */
  readonly at: readonly number[];
  /** One for each viewer, the public screen too, each layer and each role. */
  readonly curves: readonly Curve[];
  /** The points at which a reader is held against the truth: there is something to go by. */
  readonly moments: readonly number[];
}

/** A claim, true or not, beside the truth. */
export interface Lie {
  readonly at: number;
  readonly seat: Seat;
  readonly what: string;
  readonly atoms: readonly string[];
  readonly verdict: Verdict;
  /** What the claim would have had to say. */
  readonly truth?: readonly string[];
  /** Which session it was about, counted from 0, where it was about one. */
  readonly about?: number;
  /** Whether what was public could have proved it a lie at that time. */
  readonly provable?: boolean;
  /** Who acted on it afterwards. */
  readonly believed?: readonly Seat[];
}

/** A fight with its odds before it began, and how it went. */
export interface Fight {
  readonly at: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly where: string;
  /** The attacker's, over tables that look the same to the attacker, as our bots fight. */
  readonly odds: number;
  /** Over how many such tables. */
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

/** All of it. */
export interface Analysis {
  readonly format: string;
  readonly format_version: number;
  /** The checksum of the record. */
  readonly record: string;
  readonly setup: Setup;
  readonly players: readonly string[];
  readonly seed: string;
  /** Whose opinion the chances are. */
  readonly bot: string;
  readonly outcome: Outcome;
  /** Each seat's side; empty where everybody plays for himself. */
  readonly sides: readonly string[];
  readonly roles: readonly string[];
  /** How many moments the game has. */
  readonly length: number;
  readonly chances: readonly Point[];
  /** The three that counted most, in the order in which they came. */
  readonly moments?: readonly Moment[];
  readonly beliefs?: Curves;
  readonly lies?: readonly Lie[];
  readonly fights?: readonly Fight[];
  /** What one could have done better: up to three of each seat. */
  readonly better?: readonly Choice[];
  readonly awards?: readonly Award[];
}
