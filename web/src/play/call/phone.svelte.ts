// The call on your own phone: the page, a beep if no screen is there to chime, the vibration, and the title
// of a hidden page. The ladder decides whom to call and when; it knows public facts alone.
import { untrack } from "svelte";
import type { AtTable } from "../../wire/table.svelte.ts";
import { play } from "../sound.svelte.ts";
import { Knock } from "./knock.svelte.ts";
import { Ladder, type Rung } from "./ladder.ts";

const PATTERN = [80, 60, 80];
export const FLASH = 900;

export class PhoneCall {
  /** Grows with every call, so that each one shows. */
  flashes = $state(0);
  /** Seats that have not answered for so long that the host may let a bot answer. */
  slow = $state.raw<readonly number[]>([]);
  readonly knock = new Knock();
  readonly #ladder = new Ladder(
    (rung, seats) => this.#climb(rung, seats),
    (seats) => this.#down(seats),
  );

  constructor(readonly at: AtTable) {}

  follow(): void {
    const { table, moment } = this.at;
    untrack(() => this.#ladder.follow(table?.stage === "playing" ? moment : null));
  }

  stop(): void {
    this.#ladder.follow(null);
    this.knock.stop();
  }

  #climb(rung: Rung, seats: readonly number[]): void {
    if (rung === "host") this.slow = [...this.slow, ...seats];
    if (this.at.seat === null || !seats.includes(this.at.seat)) return;
    if (rung !== "asked" && rung !== "phone") return;
    if (rung === "asked" && isInUse()) return;
    this.flashes += 1;
    this.knock.start();
    vibrate();
    void notifier()?.then(({ notify }) => notify(this.at.code));
    if (!this.at.table?.screens) play("beep"); // seven phones that beep at once call nobody
  }

  #down(seats: readonly number[]): void {
    this.slow = this.slow.filter((seat) => !seats.includes(seat));
    if (this.at.seat === null || !seats.includes(this.at.seat)) return;
    this.knock.stop();
    void notifier()?.then(({ takeBack }) => takeBack(this.at.code));
  }
}

/** Somebody who has just touched this page is looking at it, and needs no call. */
function isInUse(): boolean {
  return !document.hidden && navigator.userActivation.isActive;
}

/** What shows notifications; a page that may show none loads nothing. */
export function notifier(): Promise<typeof import("./notify.ts")> | null {
  const isAllowed = "Notification" in globalThis && Notification.permission === "granted";
  return isAllowed ? import("./notify.ts") : null;
}

export function canVibrate(): boolean {
  return "vibrate" in navigator;
}

/** Browsers refuse it, and complain, until somebody has touched the page. */
function vibrate(): void {
  if (canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(PATTERN);
}
