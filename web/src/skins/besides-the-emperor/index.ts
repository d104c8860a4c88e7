// The skin of Everyone Wants To Sit Besides The Emperor.
import type { Skin } from "../registry.ts";
import { emblems } from "./emblems.ts";
import { parties } from "./sides.ts";

const skin: Skin = {
  screen: () => import("./Screen.svelte"),
  table: () => import("./Table.svelte"),
  emblems,
  parties,
  leader: "role_emperor",
  // The same on every phone: were it offered by what the hand holds, a neighbour could read the hand off it.
  rest: (atom) => atom === "pass_until",
};

export default skin;
