// Public screens without a server: steps through a recorded game (tests/browser/recorded.py); with
// `phone`, the same table as a phone has it, and with `asked` the whole phone of whoever is asked.
import "../src/style/fonts.css";
import "../src/style/tokens.css";
import "../src/style/base.css";
import { mount } from "svelte";
import AskedPhone from "./AskedPhone.svelte";
import Stage from "./Stage.svelte";
import type { Take } from "./take.ts";
import { choose, type Mode } from "../src/play/screen/narration.svelte.ts";
import { dress } from "../src/app/scheme.svelte.ts";
import { skinOf } from "../src/skins/registry.ts";
import type { ShownProps } from "../src/skins/registry.ts";
import { speak } from "../src/words/words.svelte.ts";
import SmallTable from "../src/play/phone/SmallTable.svelte";
import Generic from "../src/play/screen/Screen.svelte";
import type { Component } from "svelte";

const asked = new URLSearchParams(location.search);
const take = (await (await fetch(`./takes/${asked.get("take")}.json`)).json()) as Take;
const language = asked.get("lang") ?? take.table.choice.language;
const theme = asked.get("theme") ?? take.table.choice.theme ?? take.table.choice.game;
dress(theme);
document.documentElement.dataset["scheme"] = asked.get("scheme") ?? "dark";
await speak(language);
choose((asked.get("narrator") ?? "off") as Mode);
const skin = await skinOf(take.table.choice.game);
let Screen: Component<ShownProps> = Generic;
if (skin.screen && !asked.has("generic")) Screen = (await skin.screen()).default;
if (asked.has("phone") || asked.has("asked")) delete document.documentElement.dataset["view"];
if (asked.has("phone"))
  Screen = asked.has("generic") || !skin.table ? SmallTable : (await skin.table()).default;
const app = document.getElementById("app");
if (app && asked.has("asked"))
  mount(AskedPhone, {
    target: app,
    props: { take, language, step: Number(asked.get("step")), skin, staging: asked.get("scene") },
  });
else if (app) mount(Stage, { target: app, props: { take, language, asked, Screen } });
