// Where somebody is in the binder, kept in the address.
import { turnTo } from "../../router.svelte.ts";
import { addressOf, type Spot, spotOf } from "./address.ts";

export class Leafing {
  spot = $state.raw<Spot>(spotOf(location.search));
  /** Whether the current card was taken out here, so that Back puts it back. */
  #isTaken = false;

  constructor() {
    turnTo(location.search, false);
  }

  /** The address with this changed. */
  link(part: Partial<Spot>): string {
    return addressOf({ ...this.spot, ...part });
  }

  /** Go there; quick browsing leaves no trace for Back. */
  turn(part: Partial<Spot>, isNew = true): void {
    if (isNew) this.#isTaken = Boolean(part.card);
    this.spot = { ...this.spot, ...part };
    turnTo(addressOf(this.spot), isNew);
  }

  /** Back or forward has led to another address of this page. */
  recall(): void {
    this.#isTaken = false;
    this.spot = spotOf(location.search);
  }

  /** Put the card back: the way it came, or directly if its address led here. */
  async close(): Promise<void> {
    if (!this.#isTaken) {
      this.turn({ card: "" }, false);
      return;
    }
    const isBack = new Promise((done) => addEventListener("popstate", done, { once: true }));
    history.back();
    await isBack;
  }

  /** A click on a link within the binder; we leave new tabs alone. */
  follow(event: MouseEvent, part: Partial<Spot>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.turn(part);
  }
}
