// A running lesson stands in for the server. It sends what the learner's phone would get, waits for the act
// that a step wants, and never holds a wrong one against anybody.
import { tick } from "svelte";
import { lessonWhy } from "../../wire/library.ts";
import type { Given, Pointer, Step, Table, Taught, ToBrowser } from "../../wire/messages.ts";
import type { Reply, Unsent, Wire } from "../../wire/socket.ts";
import { AtTable } from "../../wire/table.svelte.ts";
import { language } from "../../words/words.svelte.ts";
import { named } from "./places.ts";

/** After this many wrong answers we give the right one for the learner. */
const TRIES = 3;
/** In a long stretch without words we play only this many of the last moments. */
const SCENES = 4;
/** Milliseconds for which we show every moment, and after which a scene is over in any case. */
const BEAT = 400;
const LONGEST = 25_000;
/** In another run through the lesson, questions have other numbers, so that no draft is kept. */
const RUN = 10_000;

export class Course implements Wire {
  readonly at: AtTable;
  /** The current step; past the last one, the lesson is over. */
  place = $state(0);
  /** How often this step was answered wrongly. */
  tries = $state(0);
  /** Whether something is happening on the table before the next step. */
  isPassing = $state(false);
  #moment = -1;
  #game = 0;
  #held = 0;
  #going = 0;
  #seen: (() => void) | undefined;

  constructor(
    readonly lesson: Taught,
    readonly name: string,
  ) {
    this.at = new AtTable("", "seat", () => this);
    this.restart(0);
  }

  get step(): Pointer | undefined {
    return this.lesson.steps[this.place];
  }

  get isOver(): boolean {
    return this.place >= this.lesson.steps.length;
  }

  /** What to point at: the place, or after the second wrong answer what to touch. */
  get places(): readonly (readonly string[])[] {
    const { step } = this;
    if (!step || this.isPassing) return [];
    const { ask = null, view = null } = this.at.moment ?? {};
    if (this.tries < TRIES - 1 || step.do === undefined)
      return step.show ? [named(step.show, ask, view)] : [];
    const atoms = typeof step.do === "string" ? [step.do] : step.do;
    const options = atoms.filter((atom) => typeof atom === "string");
    return options.length
      ? options.map((atom) => named(`option:${atom}`, ask, view))
      : [["question"]];
  }

  /** On to the next step; it skips only the rest of what is happening. */
  next(): void {
    if (this.isPassing) this.#seen?.();
    else void this.#go(this.place + 1);
  }

  back(): void {
    this.restart(Math.max(0, this.place - 1));
  }

  /** Straight to a step. */
  restart(place: number): void {
    this.#going++;
    this.#seen?.();
    this.#game++;
    this.#moment = -1;
    this.at.heard({
      type: "welcome",
      protocol: 1,
      build: "",
      viewer: this.lesson.seat,
      person: this.lesson.seat,
      is_host: false,
      table: this.#table(),
    });
    this.#hearUpTo(this.lesson.steps[place]?.at ?? 0);
    this.#ask();
    this.#arrive(place);
  }

  async send(message: Unsent): Promise<Reply> {
    if (message.type === "answer") return this.#answered(message.answer);
    if (message.type === "why") return this.#why(message.atom);
    if (message.type === "shown" && message.number === this.#held) this.#seen?.();
    return DONE;
  }

  close(): void {
    this.#going++;
    this.#seen?.();
  }

  #answered(given: Given): Reply {
    const act = this.#act();
    const wanted = this.lesson.steps[act]?.do;
    const isRight = wanted !== undefined && isSame(given, wanted, this.at.moment?.ask?.shape);
    if (!isRight) this.tries++;
    if (isRight) void this.#go(act + 1);
    else if (this.tries >= TRIES) void this.#go(this.place + 1);
    return isRight ? DONE : NOT_THIS;
  }

  /** The step that waits for an answer to the open question; a quick learner may give it early. */
  #act(): number {
    return this.lesson.steps.findIndex(
      (step, place) => place >= this.place && step.at === this.#moment && step.do !== undefined,
    );
  }

  async #why(atom: string): Promise<Reply> {
    const { game } = this.lesson.choice;
    const found = await lessonWhy(game, this.name, this.place, atom, language()).catch(() => null);
    if (!found?.reason) return { type: "why_not", ref: 0, atom };
    return { type: "why_not", ref: 0, atom, reason: found.reason, text: found.text ?? "" };
  }

  async #go(place: number): Promise<void> {
    const mine = ++this.#going;
    const target = this.lesson.steps[place]?.at ?? this.lesson.moments.length - 1;
    if (target > this.#moment) {
      this.isPassing = true;
      await this.#pass(target, mine);
    }
    if (mine !== this.#going) return;
    this.#ask();
    this.#arrive(place);
  }

  #arrive(place: number): void {
    this.isPassing = false;
    this.tries = 0;
    this.place = place;
  }

  /** What happens up to a moment, scene by scene. */
  async #pass(target: number, mine: number): Promise<void> {
    if (target - this.#moment > SCENES) {
      this.#hearUpTo(target - SCENES);
      await tick();
    }
    while (this.#moment < target && mine === this.#going) {
      await this.#scene(this.#moment + 1);
    }
  }

  /** One moment as a scene: the page says when it was shown. */
  async #scene(moment: number): Promise<void> {
    const number = ++this.#held;
    const isSeen = new Promise<void>((done) => {
      this.#seen = done;
    });
    const beat = pause(BEAT);
    this.#hear(this.#table({ number, part: "scene", seconds: LONGEST / 1000 }));
    this.#hearStep(moment, { waiting: [], asking: "", ask: null });
    await Promise.race([isSeen.then(() => beat), pause(LONGEST)]);
    this.#seen = undefined;
  }

  /** Everything up to a moment at once: nothing is staged, since a question is open. */
  #hearUpTo(target: number): void {
    while (this.#moment < target) this.#hearStep(this.#moment + 1, { ask: null, asking: "learn" });
  }

  /** The moment as it is, with its question. */
  #ask(): void {
    this.#hear(this.#table());
    const ask = this.lesson.moments[this.#moment]?.ask ?? null;
    const isWanted = ask !== null && this.lesson.steps.some((step) => step.at === this.#moment);
    const numbered = isWanted ? { ...ask, number: ask.number + RUN * this.#game } : null;
    this.#hearStep(this.#moment, { ask: numbered });
  }

  #hearStep(moment: number, change: Partial<Step>): void {
    const step = this.lesson.moments[moment];
    if (!step) return;
    this.#moment = moment;
    this.#hear({ ...step, ...change, type: "step", game: this.#game });
  }

  #hear(message: ToBrowser): void {
    this.at.heard(message);
  }

  #table(hold?: Table["hold"]): Table {
    const { choice, people } = this.lesson;
    const plain = {
      code: "",
      join: "",
      qr: [],
      stage: "playing",
      is_staged: true,
      pace: "brisk",
    } as const;
    return { ...plain, type: "table", choice, people, game: this.#game, ...(hold && { hold }) };
  }
}

const DONE: Reply = { type: "done", ref: 0 };
/** The page leaves the question alone, and the coach says something. */
const NOT_THIS: Reply = { type: "refused", ref: 0, code: "stale-decision", sentence: "" };

/** Whether two answers mean the same; their order counts only if it means something. */
export function isSame(given: Given, wanted: Given, shape = ""): boolean {
  const isOrdered = typeof given === "string" || ["rank", "share"].includes(shape);
  return written(given, isOrdered) === written(wanted, isOrdered);
}

function written(answer: Given, isOrdered: boolean): string {
  if (typeof answer === "string") return JSON.stringify(answer);
  return JSON.stringify(isOrdered ? answer : answer.map(String).sort());
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
