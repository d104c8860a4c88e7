// The gallery of parts, for those who build pages: /gallery.html?theme=roman-senate&scheme=dark&view=screen
import "../src/style/fonts.css";
import "../src/style/tokens.css";
import "../src/style/base.css";
import { mount } from "svelte";
import { dress } from "../src/app/scheme.svelte.ts";
import { speak } from "../src/words/words.svelte.ts";
import Gallery from "./Gallery.svelte";

const app = document.getElementById("app");
if (!app) throw new Error("gallery.html has no #app");
const wanted = new URLSearchParams(location.search);
dress(wanted.get("theme") ?? "palatine");
for (const key of ["scheme", "view"]) {
  const value = wanted.get(key);
  if (value) document.documentElement.setAttribute(`data-${key}`, value);
}
await speak("en");
mount(Gallery, { target: app });
