// The ways to all pages that a phone does not need in order to play. We list their parts here, so that the
// file that every page loads first need not.
export const WAYS = {
  screen: () => import("./Screen.svelte"),
  replay: () => import("./after/Replay.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  cards: () => import("./cards/Cards.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  room: () => import("./room/Room.svelte"),
  theatre: () => import("./theatre/Page.svelte"),
  about: () => import("./About.svelte"),
  lost: () => import("./Lost.svelte"),
};
