// Whoever imports this comes when the later words are here.
import { later } from "./words.svelte.ts";

await later();
