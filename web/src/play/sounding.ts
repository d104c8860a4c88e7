// The sounds of a game on a stage: its scenes, votes as they come in, and the end of the time to talk.
import type { Hold, Table } from "../wire/messages.ts";
import type { Moment } from "../wire/table.svelte.ts";
import { loadSounds, play as playHere } from "./sound.svelte.ts";
import type { Sound } from "./sounds.ts";
import type { Scene } from "./staged.svelte.ts";

/** What is shown now. */
export interface Heard {
  readonly table: Table;
  readonly moment: Moment;
  readonly scene?: Scene | null | undefined;
}

const SECOND = 1000;
/** How many seconds before its end talk time begins to tick. */
const LAST = 10;

export class Sounding {
  #told: Scene["told"] | null = null;
  #asking = "";
  #waiting = 0;
  #isVote = false;
  #hold: Hold | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly play: (sound: Sound) => void = playHere) {
    void loadSounds().catch(() => undefined);
  }

  follow({ table, moment, scene }: Heard): void {
    this.#followScene(scene ?? null);
    this.#followVotes(moment);
    this.#followTalk(table.hold ?? null);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #followScene(scene: Scene | null): void {
    if (!scene?.isTurned || scene.told === this.#told) return;
    this.#told = scene.told;
    if (scene.cue.sound) this.play(scene.cue.sound);
  }

  /** If several people answer at once, each answer makes a sound as it comes in. */
  #followVotes({ asking, waiting }: Moment): void {
    const isSame = asking === this.#asking;
    if (isSame && this.#isVote && waiting.length < this.#waiting) this.play("vote");
    this.#isVote = waiting.length > 1 || (isSame && this.#isVote && waiting.length > 0);
    this.#asking = asking;
    this.#waiting = waiting.length;
  }

  #followTalk(hold: Hold | null): void {
    if (hold === this.#hold) return;
    this.#hold = hold;
    clearTimeout(this.#timer);
    const next = Math.min(LAST, Math.ceil(hold?.seconds ?? 0) - 1);
    if (hold?.part === "talk") this.#tickAt(next, hold.seconds);
  }

  /** Tick when this many seconds are left, and each second after that. */
  #tickAt(second: number, left: number): void {
    if (second <= 0) return;
    this.#timer = setTimeout(
      () => {
        this.play("tick");
        this.#tickAt(second - 1, second);
      },
      (left - second) * SECOND,
    );
  }
}
