// The review as one page that works without a network: everything it shows is embedded in it.
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import Offline from "./app/after/Offline.svelte";
import { unpacked } from "./app/after/embedded.ts";
import { recallScheme } from "./app/scheme.svelte.ts";
import { favourite, speak } from "./words/words.svelte.ts";

const [app, data] = ["app", "palatine-data"].map((id) => document.getElementById(id));
if (!app || !data) throw new Error("the page has no data");
recallScheme();
await speak(favourite());
const embedded = await unpacked(data.textContent);
mount(Offline, { target: app, props: { embedded } });
