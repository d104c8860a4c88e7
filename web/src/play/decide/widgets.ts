/** The rarer widgets of a decision. No phone loads them on its way into a game; each comes when it
 * is needed, and all of them soon after, so that a question finds its widget although the network
 * may be gone by then. */
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

/** Load all of them when the phone has had time for what matters first, and is on the line: what can't be
 * had once can't be had again, with all that needs it, for as long as the page is open. */
export function loadSoon(isOnLine: () => boolean = () => true): () => void {
  const timer = setInterval(() => {
    if (!isOnLine()) return;
    clearInterval(timer);
    for (const load of Object.values(widgets)) load().catch(() => undefined);
  }, CALM);
  return () => clearInterval(timer);
}
