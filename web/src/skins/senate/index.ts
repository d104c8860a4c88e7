// The skin of the senate games: both editions, all themes.
import type { Skin } from "../registry.ts";
import { emblems, parties } from "./emblems.ts";
import { narration } from "./narration.ts";

export default {
  emblems,
  parties,
  narration,
  leader: "role_palpatine",
  screen: () => import("./Screen.svelte"),
  table: () => import("./Table.svelte"),
} satisfies Skin;
