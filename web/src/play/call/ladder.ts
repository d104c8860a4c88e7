// When to call somebody, and call again. It follows from the public part of a moment alone: who we are
// waiting for, what kind of question is open, what all have heard. So no call tells more than the screen.
import type { Told } from "../../wire/messages.ts";

/** What everybody may know of an open question. */
export interface Open {
  readonly waiting: readonly number[];
  readonly asking: string;
  readonly news: readonly Told[];
}

/** `asked`: just now; then the phone again, the screen by name, and the host is offered a bot. */
export type Rung = "asked" | "phone" | "screen" | "host";

const RUNGS: readonly (readonly [Rung, number])[] = [
  ["phone", 20_000],
  ["screen", 40_000],
  ["host", 70_000],
];

type Timer = ReturnType<typeof setTimeout>;

export class Ladder {
  #question = "";
  readonly #clocks = new Map<number, readonly Timer[]>();

  /** `climb` hears who has come to which rung, and `down` whom we no longer wait for. */
  constructor(
    readonly climb: (rung: Rung, seats: readonly number[]) => void,
    readonly down: (seats: readonly number[]) => void = () => undefined,
  ) {}

  /** What is open now; null while nobody can answer. */
  follow(open: Open | null): void {
    const waiting = open?.waiting ?? [];
    const question = open ? nameOf(open) : "";
    const isOther = question !== this.#question;
    this.#question = question;
    const left = [...this.#clocks.keys()].filter((seat) => !waiting.includes(seat));
    for (const seat of left) this.#stop(seat);
    if (left.length) this.down(left);
    const fresh = waiting.filter((seat) => !this.#clocks.has(seat));
    for (const seat of isOther ? waiting : fresh) this.#start(seat);
    if (fresh.length) this.climb("asked", fresh);
  }

  #start(seat: number): void {
    this.#stop(seat);
    const clocks = RUNGS.map(([rung, after]) => setTimeout(() => this.climb(rung, [seat]), after));
    this.#clocks.set(seat, clocks);
  }

  #stop(seat: number): void {
    this.#clocks.get(seat)?.forEach(clearTimeout);
    this.#clocks.delete(seat);
  }
}

/** A question as the public knows it: another kind, or after something has happened. Talk does not count. */
function nameOf({ asking, news }: Open): string {
  const happened = news.filter((each) => !each.secret && !/^(said_|spoke$)/.test(each.event));
  return `${asking} ${happened.length}`;
}
