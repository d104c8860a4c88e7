// Code that imports this runs when the later words are here. Without a network, that is when it is back: a
// module that fails once would fail for as long as the page is open.
import { later } from "./words.svelte.ts";

const AGAIN = 1000;

async function patiently(): Promise<void> {
  for (;;) {
    try {
      await later();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

await patiently();
