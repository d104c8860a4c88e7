// Whether something has lasted so long that we may name the people who keep the others waiting.
const LONG = 15_000;

export class Long {
  is = $state(false);

  /** `since` changes when the wait begins again; it is empty while there is none. */
  constructor(since: () => string) {
    $effect(() => {
      this.is = false;
      if (!since()) return undefined;
      const timer = setTimeout(() => (this.is = true), LONG);
      return () => clearTimeout(timer);
    });
  }
}
