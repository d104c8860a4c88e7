// How a hidden page asks for attention: its title and its icon change each second.
import called from "../../style/seal-called.svg?url";

const EVERY = 1000;

export class Knock {
  /** Whether the title says it now. */
  isShown = $state(false);
  #isWanted = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #icon = "";

  start(): void {
    this.#isWanted = true;
    this.#look();
    document.addEventListener("visibilitychange", this.#look);
  }

  stop(): void {
    this.#isWanted = false;
    document.removeEventListener("visibilitychange", this.#look);
    this.#look();
  }

  readonly #look = (): void => {
    const isDue = this.#isWanted && document.hidden;
    if (isDue && this.#timer === undefined) {
      this.#show(true);
      this.#timer = setInterval(() => this.#show(!this.isShown), EVERY);
    } else if (!isDue && this.#timer !== undefined) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.#show(false);
    }
  };

  #show(isShown: boolean): void {
    this.isShown = isShown;
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link) return;
    this.#icon ||= link.href;
    link.href = isShown ? called : this.#icon;
  }
}
