// An answer in the making: which options are chosen, in what order, or how many units each has. None of it
// leaves the phone before the player confirms it.
import type { AskOut, Given } from "../../wire/messages.ts";

export type Widget = "choice" | "amount" | "rank" | "share" | "cover";

export interface Sum {
  readonly given: number;
  readonly needed: number;
  /** Whether something is given in any case, without all of it having to be used. */
  readonly isBudget: boolean;
}

export class Draft {
  /** The chosen options by their place in the question; for a rank, all of them in order. */
  chosen = $state.raw<readonly number[]>([]);
  /** The units of each option, in a share. */
  counts = $state.raw<readonly number[]>([]);

  /** How it was before each change, so that you can take every one back. */
  #past = $state.raw<readonly { chosen: readonly number[]; counts: readonly number[] }[]>([]);

  constructor(readonly ask: AskOut) {
    const given = ask.given ?? null;
    if (ask.shape === "share")
      this.counts = given ? Array.from(given, Number) : ask.options.map(() => 0);
    else if (given !== null)
      this.chosen = placesOf(typeof given === "string" ? [given] : given.map(String), ask);
    else if (ask.shape === "rank") this.chosen = ask.options.map((_, index) => index);
  }

  get widget(): Widget {
    if (this.ask.shape === "share") return "share";
    if (this.ask.shape === "rank") return "rank";
    if (this.ask.worth?.length) return "cover";
    return isAmount(this.ask) ? "amount" : "choice";
  }

  get isSingle(): boolean {
    return this.ask.shape === "pick";
  }

  /** Whether it takes several steps, the last of which you can take back. */
  get canUndo(): boolean {
    return !this.isSingle && this.#past.length > 0;
  }

  /** Take back the last change. */
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.chosen = before.chosen;
    this.counts = before.counts;
  }

  /** Choose this, in a way that you can take back. */
  change(chosen: readonly number[], counts: readonly number[] = this.counts): void {
    this.#past = [...this.#past, { chosen: this.chosen, counts: this.counts }];
    this.chosen = chosen;
    this.counts = counts;
  }

  /** Choose an option, or take it back. */
  toggle(index: number): void {
    if (this.chosen.includes(index)) this.change(this.chosen.filter((each) => each !== index));
    else if (this.isSingle || this.ask.most === 1) this.change([index]);
    else if (this.chosen.length < this.ask.most) this.change([...this.chosen, index]);
  }

  /** Whether one more can be chosen. */
  get hasRoom(): boolean {
    return this.isSingle || this.chosen.length < this.ask.most;
  }

  /** In a rank, move what is at this place this many places down. */
  shift(place: number, by: number): void {
    const order = [...this.chosen];
    const [moved] = order.splice(place, 1);
    if (moved === undefined) return;
    order.splice(Math.max(0, Math.min(order.length, place + by)), 0, moved);
    this.change(order);
  }

  /** In a share, add to an option's units as far as it goes. */
  add(index: number, by: number): void {
    const room = Math.min(this.cap(index), this.ask.most - this.total + (this.counts[index] ?? 0));
    const wanted = Math.max(0, Math.min(room, (this.counts[index] ?? 0) + by));
    if (wanted !== this.counts[index])
      this.change(
        this.chosen,
        this.counts.map((count, each) => (each === index ? wanted : count)),
      );
  }

  cap(index: number): number {
    return this.ask.caps?.[index] ?? this.ask.most;
  }

  get total(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  /** What is left over of each kind, in a choice that must add up; below zero, what is missing. */
  get balance(): number[] {
    const rows = this.chosen.map((index) => this.ask.worth?.[index] ?? []);
    const kinds = this.ask.need?.length || (this.ask.worth?.[0]?.length ?? 0);
    return Array.from({ length: kinds }, (_, kind) =>
      rows.reduce((sum, row) => sum + (row[kind] ?? 0), -(this.ask.need?.[kind] ?? 0)),
    );
  }

  /** For each kind, what you give and what needs it; if there is a budget, we show that as given. */
  get sums(): Sum[] {
    const rows = this.chosen.map((index) => this.ask.worth?.[index] ?? []);
    return this.balance.map((left, kind) => {
      const need = this.ask.need?.[kind] ?? 0;
      const given = rows.reduce(
        (sum, row) => sum + Math.max(0, row[kind] ?? 0),
        Math.max(0, -need),
      );
      return { given, needed: given - left, isBudget: need < 0 };
    });
  }

  get #addsUp(): boolean {
    const rows = this.chosen.map((index) => this.ask.worth?.[index] ?? []);
    const isWanted =
      (this.ask.need ?? []).some(Boolean) || rows.some((row) => row.some((worth) => worth < 0));
    return this.balance.every((left) => left >= 0) && (isWanted || rows.length === 0);
  }

  get isComplete(): boolean {
    const { least, most } = this.ask;
    if (this.widget === "rank") return true;
    if (this.widget === "share") return this.total >= least && this.total <= most;
    const size = this.chosen.length;
    return size >= least && size <= most && (this.widget !== "cover" || this.#addsUp);
  }

  get answer(): Given {
    if (this.widget === "share") return this.counts;
    const atoms = this.chosen.map((index) => this.ask.options[index]?.atom ?? "");
    if (this.isSingle) return atoms[0] ?? "";
    return this.widget === "rank" ? atoms : atoms.sort();
  }
}

/** Whether the answers are numbers. */
export function isAmount(ask: AskOut): boolean {
  return ask.shape === "pick" && ask.options.every((option) => option.atom.startsWith("n:"));
}

/** The places of these atoms in the question; equal ones each get their own. */
export function placesOf(atoms: readonly string[], ask: AskOut): number[] {
  const places: number[] = [];
  for (const atom of atoms) {
    const place = ask.options.findIndex(
      (option, index) => option.atom === atom && !places.includes(index),
    );
    if (place >= 0) places.push(place);
  }
  return places;
}
