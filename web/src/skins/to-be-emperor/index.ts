// The skin of To Be Emperor.
import type { Skin } from "../registry.ts";
import { emblems } from "./emblems.ts";

const skin: Skin = {
  screen: () => import("./Screen.svelte"),
  table: () => import("./Table.svelte"),
  forecast: () => import("./forecast.ts"),
  emblems,
};

export default skin;
