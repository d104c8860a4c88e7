/** The rarer widgets of a decision. No phone loads them on its way into a game. Each comes when a question
 * needs it, and all of them soon after, so that a question finds its widget even if the network is gone by
 * then. */
export const widgets = {
  amount: () => import("./Amount.svelte"),
  list: () => import("./ListChoice.svelte"),
  rank: () => import("./Rank.svelte"),
  seats: () => import("./SeatChoice.svelte"),
  share: () => import("./Share.svelte"),
  sums: () => import("./Sums.svelte"),
};

/** How long a phone has to show its first question, in milliseconds, before more is loaded. */
const CALM = 3000;

/** Load all of them once the phone has had time for what matters first, and is online: if a load fails
 * once, it and everything that needs it stays missing for as long as the page is open. */
export function loadSoon(isOnLine: () => boolean = () => true): () => void {
  const timer = setInterval(() => {
    if (!isOnLine()) return;
    clearInterval(timer);
    for (const load of Object.values(widgets)) load().catch(() => undefined);
  }, CALM);
  return () => clearInterval(timer);
}
