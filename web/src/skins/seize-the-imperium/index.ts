// The skin of Seize the Imperium.
import type { Skin } from "../registry.ts";
import { detail } from "./details.ts";
import { emblems } from "./emblems.ts";

const skin: Skin = {
  forecast: () => import("./forecast.ts"),
  screen: () => import("./Screen.svelte"),
  table: () => import("./Table.svelte"),
  emblems,
  detail,
  rest: (atom) => atom === "pass",
  aside: (atom) => atom.startsWith("watch:"),
  rows: true,
  from: { settle: "reserve", recruit: "area", allocate: "hand", window: "hand", scrap: "hand" },
  title: ({ id, things }, speaker) =>
    id.startsWith("place_") && things[0]?.face ? speaker.face(things[0].face) : null,
};

export default skin;
