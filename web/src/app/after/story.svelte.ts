// Where a replay is: at which moment, from whose viewpoint, and whether it is playing.
import { replay as fetched } from "../../wire/library.ts";
import type { Look, Replay } from "../../wire/messages.ts";
import type { Moment } from "../../wire/table.svelte.ts";
import { type Claim, claimsOf } from "./claims.ts";
import {
  allSeen,
  type Eyes,
  type Heard,
  heardAt,
  known,
  type Known,
  momentsOf,
} from "./moments.ts";

/** One viewer's replay, worked out once. */
export interface Seen {
  readonly replay: Replay;
  readonly moments: readonly Moment[];
  readonly claims: readonly Claim[];
}

export class Story {
  at = $state(0);
  eyes = $state.raw<Eyes>("public");
  isPlaying = $state(false);
  /** How often we jumped somewhere other than the next moment: then nothing should move on the table. */
  jumps = $state(0);
  #seen = $state.raw<Seen>({
    replay: { steps: [], seats: [], looks: [] },
    moments: [],
    claims: [],
  });
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what was fetched; nothing shows it
  readonly #kept = new Map<Eyes, Seen>();

  constructor(
    readonly code: string,
    /** Which of the table's games; without a number, the last. */
    readonly wanted?: number,
    /** Where the replay for this viewpoint comes from. */
    readonly source: (eyes: Eyes) => Promise<Replay> = (eyes) => fetched(code, eyes, wanted),
  ) {}

  /** What this viewer saw, all through the game. */
  async seen(eyes: Eyes): Promise<Seen> {
    const seen = this.#kept.get(eyes) ?? worked(eyes, await this.source(eyes));
    this.#kept.set(eyes, seen);
    return seen;
  }

  /** Change the viewpoint; the moment stays, since every viewer's replay has the same ones. */
  async look(eyes: Eyes): Promise<void> {
    this.#seen = await this.seen(eyes);
    this.eyes = eyes;
    this.jumps++;
  }

  get length(): number {
    return this.#seen.moments.length;
  }

  get last(): number {
    return Math.max(0, this.length - 1);
  }

  /** The number of the game at the table. */
  get game(): number {
    return this.#seen.replay.steps[0]?.game ?? 0;
  }

  /** Seat by seat, the players' looks. */
  get looks(): readonly Look[] {
    return this.#seen.replay.looks;
  }

  get moment(): Moment | undefined {
    return this.#seen.moments[this.at];
  }

  get heard(): readonly Heard[] {
    return heardAt(this.#seen.replay, this.at);
  }

  /** What this viewer knew beyond what everyone saw: one seat's knowledge, or that of all. */
  get known(): readonly Known[] {
    if (typeof this.eyes === "number")
      return this.moment ? [known(this.moment.view, this.eyes)] : [];
    return this.#seen.replay.seats.map((steps, seat) => known(viewAt(steps, this.at), seat));
  }

  /** What has been claimed so far, for the viewer who knows everything. */
  get claims(): readonly Claim[] {
    return this.#seen.claims.filter((claim) => claim.at <= this.at);
  }

  go(to: number): void {
    const before = this.at;
    this.at = Math.min(this.last, Math.max(0, to));
    if (this.at !== before + 1) this.jumps++;
    if (this.at === this.last) this.isPlaying = false;
  }

  /** Play, or stop; from the end, play again from the beginning. */
  toggle(): void {
    if (!this.isPlaying && this.at === this.last) this.go(0);
    this.isPlaying = !this.isPlaying;
  }
}

function worked(eyes: Eyes, replay: Replay): Seen {
  if (eyes !== "all") return { replay, moments: momentsOf(replay.steps), claims: [] };
  return { replay, moments: allSeen(replay), claims: claimsOf(replay) };
}

/** The newest view that a seat had at a moment. */
function viewAt(steps: Replay["steps"], at: number): Moment["view"] {
  const view = steps.slice(0, at + 1).findLast((step) => step.view)?.view;
  if (!view) throw new Error("a replay begins with a view");
  return view;
}
