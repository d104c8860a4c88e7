// The ways to pages that nobody needs in order to play. What each consists of is listed here, so that the
// file that every page loads first need not have it.
export const WAYS = {
  replay: () => import("./after/Replay.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  cards: () => import("./cards/Cards.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  room: () => import("./room/Room.svelte"),
  about: () => import("./About.svelte"),
};
