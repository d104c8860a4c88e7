// The skin of the senate games: both editions, all themes.
import type { Skin } from "../registry.ts";
import { emblems, parties } from "./emblems.ts";

export default {
  emblems,
  parties,
  screen: () => import("./Screen.svelte"),
} satisfies Skin;
