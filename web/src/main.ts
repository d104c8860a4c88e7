// Where the client starts: styles, words in the reader's language, then the page for this address.
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { recallScheme } from "./app/scheme.svelte.ts";
import { unlockByTouch } from "./play/sound.svelte.ts";
import { follow } from "./router.svelte.ts";
import { openAgain } from "./wire/again.ts";
import { favourite, speak } from "./words/words.svelte.ts";

const app = document.getElementById("app");
if (!app) throw new Error("index.html has no #app");
document.addEventListener("click", follow);
addEventListener("vite:preloadError", () => void openAgain(() => location.reload()));
recallScheme();
unlockByTouch();
await speak(favourite());
mount(App, { target: app });
