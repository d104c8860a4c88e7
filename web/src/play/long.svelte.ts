// Whether something has lasted so long that people may be named who keep the others waiting.
const LONG = 15_000;

export class Long {
  is = $state(false);

  /** `since` changes when the wait begins anew; it is empty while there is none. */
  constructor(since: () => string) {
    $effect(() => {
      this.is = false;
      if (!since()) return undefined;
      const timer = setTimeout(() => (this.is = true), LONG);
      return () => clearTimeout(timer);
    });
  }
}
