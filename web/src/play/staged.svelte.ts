// What we show of a game over time. The wire says how the table is now; here we play what led to it scene
// by scene, so that people see one thing after the other. Anyone who comes late, or was away, sees the
// present at once.
import type { Cue, Table, Told, View, Zone } from "../wire/messages.ts";
import type { AtTable, Moment } from "../wire/table.svelte.ts";

/** One scene: some news, as the game's cue sheet stages it. */
export interface Scene {
  readonly told: Told;
  readonly cue: Cue;
  /** Whether it has been turned over; until then it is only announced. */
  readonly isTurned: boolean;
}

const SPEED: Record<Table["pace"] & string, number> = {
  relaxed: 1.5,
  normal: 1,
  brisk: 0.4,
  instant: 0,
};
/** How much of a scene is left if no stage shows it. */
const WITHOUT_STAGE = 0.5;
const LONGEST = 20;

/** The first cue on the sheet that fits this news. */
export function cueOf(cues: readonly Cue[], { event, facts }: Told): Cue | undefined {
  return cues.find((cue) => cue.on === event && hasAll(facts, cue.when ?? {}));
}

function hasAll(facts: Told["facts"], wanted: Told["facts"]): boolean {
  return Object.entries(wanted).every(
    ([name, fact]) => JSON.stringify(facts[name]) === JSON.stringify(fact),
  );
}

/** The table as it will be, without what gives away that it is the end: masks fall when we tell it. */
function masked(view: View, before: View): View {
  const zones = view.zones.map((zone) => (zone.owner === null ? zone : kept(zone, before)));
  const { phase, seats, counters } = before;
  return { ...view, phase, seats, zones, counters };
}

function kept(zone: Zone, before: View): Zone {
  return before.zones.find((each) => each.id === zone.id && each.owner === zone.owner) ?? zone;
}

export class Staged {
  /** What we show now; it may be behind the table. */
  moment = $state.raw<Moment | null>(null);
  scene = $state.raw<Scene | null>(null);
  #goal: Moment | null = null;
  #game = 0;
  /** How often the game had gone back when we last looked: if it has since, we play nothing from before. */
  #rewinds = 0;
  #heard = 0;
  #queue: { told: Told; cue: Cue; heard: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reported = "";
  /** The game whose script we have told. */
  #scripted = -1;

  /** Whether the table waits until this page has shown a scene. */
  isStage: boolean;

  constructor(
    readonly at: AtTable,
    /** A public screen is a stage, and tells its script; a seat's page may become one. */
    readonly isScreen: boolean,
  ) {
    this.isStage = isScreen;
  }

  /** A seat's page has room for a stage, or no longer has. */
  beStage(isStage: boolean): void {
    this.isStage = isStage;
    this.at.showStage(isStage);
    this.#report();
  }

  /** The table as we show it: a game whose end is on its way, or still being played, is not over. */
  get table(): Table | null {
    const { table, moment } = this.at;
    const isComing = moment && !moment.over && !table?.is_stopped;
    const isLate = isComing || (this.scene !== null && this.moment?.over !== moment?.over);
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
    this.#scripted = this.#game;
    this.#report();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(moment: Moment, table: Table, cues: readonly Cue[]): void {
    const { game = 0, rewinds = 0 } = table;
    const isFirst = !this.moment || this.#game !== game || this.#rewinds !== rewinds;
    const fresh = isFirst ? [] : moment.news.slice(this.#heard);
    const heard = this.#heard;
    this.#game = game;
    this.#rewinds = rewinds;
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

  /** This much of the news, with the table as it was before while something is still face down. */
  #show(heard: number, isBefore: boolean): void {
    const goal = this.#goal;
    if (!goal) return;
    const base = isBefore && this.moment ? this.moment : goal;
    const over = isBefore || this.#queue.length ? null : goal.over;
    const isMasked = goal.over !== null && over === null && this.moment;
    const view = isMasked ? masked(base.view, isMasked.view) : base.view;
    this.moment = { ...base, view, news: goal.news.slice(0, heard), waiting: [], ask: null, over };
  }

  #times(cue: Cue): [number, number] {
    const table = this.at.table;
    const speed = 1000 * (table ? this.#speed(table) : 0);
    const most = Math.min(LONGEST, cue.seconds);
    const turn = Math.min(cue.turn ?? 0, most);
    return [turn * speed, (most - turn) * speed];
  }

  #speed(table: Table): number {
    const part = this.isStage || table.is_staged ? 1 : WITHOUT_STAGE;
    return SPEED[table.pace ?? "normal"] * part;
  }

  /** Tell the table that we have shown what comes before the next question. */
  #report(): void {
    const hold = this.at.table?.hold;
    if (!this.isStage || !hold || this.scene) return;
    const hasScript = this.isScreen && this.#scripted !== this.#game; // only a screen has a narrator
    if (hold.part === "scene" || (hold.part === "roles" && !hasScript)) this.#tell(hold.number);
  }

  #tell(number: number): void {
    const told = `${this.#game} ${number} ${this.at.welcomes}`;
    if (told === this.#reported) return;
    this.#reported = told;
    void this.at.send({ type: "shown", number });
  }
}
