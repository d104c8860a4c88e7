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
  // The same on every phone: if it depended on the hand, a neighbour could tell the hand from it.
  rest: (atom) => atom === "pass_until",
};

export default skin;
