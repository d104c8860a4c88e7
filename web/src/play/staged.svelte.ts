// What is shown of a game over time. The wire says how the table is now; here what has led to it is
// played scene by scene, so that people see one thing after the other. Whoever comes late, or was
// away, sees the present at once.
import type { Cue, Table, Told } from "../wire/messages.ts";
import type { AtTable, Moment } from "../wire/table.svelte.ts";

/** One scene: some news, as the game's cue sheet stages them. */
export interface Scene {
  readonly told: Told;
  readonly cue: Cue;
  /** Whether it has been turned over; before that it is only announced. */
  readonly isTurned: boolean;
}

const SPEED: Record<Table["pace"] & string, number> = {
  relaxed: 1.5,
  normal: 1,
  brisk: 0.4,
  instant: 0,
};
/** How much of a scene is left where no screen shows it. */
const WITHOUT_SCREEN = 0.5;
const LONGEST = 20;

/** The first cue of the sheet that fits these news. */
export function cueOf(cues: readonly Cue[], { event, facts }: Told): Cue | undefined {
  return cues.find((cue) => cue.on === event && hasAll(facts, cue.when ?? {}));
}

function hasAll(facts: Told["facts"], wanted: Told["facts"]): boolean {
  return Object.entries(wanted).every(
    ([name, fact]) => JSON.stringify(facts[name]) === JSON.stringify(fact),
  );
}

export class Staged {
  /** What is shown now; it may be behind the table. */
  moment = $state.raw<Moment | null>(null);
  scene = $state.raw<Scene | null>(null);
  #goal: Moment | null = null;
  #game = 0;
  #heard = 0;
  #queue: { told: Told; cue: Cue; heard: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reported = "";

  constructor(
    readonly at: AtTable,
    /** Whether the table waits until this page has shown a scene. */
    readonly isStage: boolean,
  ) {}

  /** The table as it is shown: a game whose end is still being played is not over. */
  get table(): Table | null {
    const table = this.at.table;
    const isLate = this.scene !== null && this.moment?.over !== this.at.moment?.over;
    return table?.stage === "over" && isLate ? { ...table, stage: "playing" } : table;
  }

  /** Go on to what the wire says, by the scenes of these cues. */
  follow(cues: readonly Cue[]): void {
    const { moment, table } = this.at;
    if (!moment || !table) {
      this.#jump(moment);
      return;
    }
    if (moment !== this.#goal) this.#go(moment, table, cues);
    this.#report();
  }

  /** Straight to the present. */
  skip(): void {
    this.#jump(this.#goal);
    this.#report();
  }

  /** The narrator has read the script before the game; the table waits for that as well. */
  scripted(): void {
    const hold = this.at.table?.hold;
    if (this.isStage && hold?.part === "roles") this.#tell(hold.number);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(moment: Moment, table: Table, cues: readonly Cue[]): void {
    const isFirst = !this.moment || this.#game !== (table.game ?? 0);
    const fresh = isFirst ? [] : moment.news.slice(this.#heard);
    const heard = this.#heard;
    this.#game = table.game ?? 0;
    this.#heard = moment.news.length;
    this.#goal = moment;
    const waits = moment.asking === "" && this.#speed(table) > 0;
    if (isFirst || !waits || document.hidden) {
      this.#jump(moment);
      return;
    }
    fresh.forEach((told, at) => {
      const cue = told.secret ? undefined : cueOf(cues, told);
      if (cue) this.#queue.push({ told, cue, heard: heard + at + 1 });
    });
    if (!this.scene) this.#next();
  }

  #jump(moment: Moment | null): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#goal = this.moment = moment;
    this.#heard = moment?.news.length ?? 0;
    this.scene = null;
  }

  #next(): void {
    const next = this.#queue.shift();
    if (!next) {
      this.#jump(this.#goal);
      this.#report();
      return;
    }
    const { told, cue, heard } = next;
    const [announced, rest] = this.#times(cue);
    this.scene = { told, cue, isTurned: announced === 0 };
    if (announced) {
      this.#show(this.moment?.news.length ?? 0, true);
      this.#timer = setTimeout(() => this.#turn(told, cue, heard, rest), announced);
    } else this.#turn(told, cue, heard, rest);
  }

  #turn(told: Told, cue: Cue, heard: number, rest: number): void {
    this.scene = { told, cue, isTurned: true };
    this.#show(
      heard,
      this.#queue.some((later) => later.cue.turn),
    );
    this.#timer = setTimeout(() => this.#next(), rest);
  }

  /** So much of the news, with the table as it was before while something is still face down. */
  #show(heard: number, isBefore: boolean): void {
    const goal = this.#goal;
    if (!goal) return;
    const base = isBefore && this.moment ? this.moment : goal;
    const over = isBefore || this.#queue.length ? null : goal.over;
    this.moment = { ...base, news: goal.news.slice(0, heard), waiting: [], ask: null, over };
  }

  #times(cue: Cue): [number, number] {
    const table = this.at.table;
    const speed = 1000 * (table ? this.#speed(table) : 0);
    const most = Math.min(LONGEST, cue.seconds);
    const turn = Math.min(cue.turn ?? 0, most);
    return [turn * speed, (most - turn) * speed];
  }

  #speed(table: Table): number {
    const part = this.isStage || table.screens ? 1 : WITHOUT_SCREEN;
    return SPEED[table.pace ?? "normal"] * part;
  }

  /** Tell the table that the scenes before the next question were shown. */
  #report(): void {
    const hold = this.at.table?.hold;
    if (this.isStage && hold?.part === "scene" && !this.scene) this.#tell(hold.number);
  }

  #tell(number: number): void {
    const told = `${this.#game} ${number}`;
    if (told === this.#reported) return;
    this.#reported = told;
    void this.at.send({ type: "shown", number });
  }
}
