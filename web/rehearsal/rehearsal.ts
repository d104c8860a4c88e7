// A recorded game, stepped through with the arrow keys; for looking at screens while they are made.
// rehearsal.html?file=besides-the-emperor-7-1&step=100&as=screen&language=en&scheme=dark&names=long
import "../src/style/fonts.css";
import "../src/style/tokens.css";
import "../src/style/base.css";
import { mount } from "svelte";
import { speak } from "../src/words/words.svelte.ts";
import Rehearsal from "./Rehearsal.svelte";

const asked = new URLSearchParams(location.search);
const wanted = (name: string, otherwise: string): string => asked.get(name) ?? otherwise;
const file = await fetch(`./recorded/${wanted("file", "besides-the-emperor-7-1")}.json`);
const as = wanted("as", "screen");
const language = wanted("language", "en");

document.documentElement.dataset["scheme"] = wanted("scheme", "dark");
if (as === "screen") document.documentElement.dataset["view"] = "screen";
await speak(language);
mount(Rehearsal, {
  target: document.body,
  props: {
    recorded: await file.json(),
    as,
    language,
    step: Number(wanted("step", "0")),
    hasLongNames: wanted("names", "") === "long",
    hasHistory: wanted("history", "yes") === "yes",
  },
});
