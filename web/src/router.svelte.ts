// Which page an address means, and how to go to another without reloading.
export type Place =
  | { page: "home" | "about" | "lost"; code: "" }
  | { page: "phone" | "screen" | "replay"; code: string }
  /** Here the code is a game's id; without one, the cards of all games. */
  | { page: "rules" | "cards"; code: string }
  /** And here a game's id and the name of a lesson, a room and the number of a person in it, or a record
      that was sent, as far as they are named. */
  | { page: "learn" | "room" | "theatre"; code: string };

const TABLE = /^\/(t|s|r)\/([a-z]{4})\/?$/i;
const OF_A_GAME = /^\/(rules|cards)\/([a-z0-9-]+)\/?$/;
const WITHIN_ONE = /^\/(learn|room|theatre)((?:\/[\w-]+){0,2})\/?$/;
const CARDS = /^\/cards\/?$/;
/** The credits lead to each game's rules. */
const ABOUT = /^\/(about|rules)\/?$/;
const WITHIN = "within";
const PAGES = { t: "phone", s: "screen", r: "replay" } as const;

export function placeOf(path: string): Place {
  const table = TABLE.exec(path);
  if (table?.[1] && table[2]) {
    const page = PAGES[table[1].toLowerCase() as keyof typeof PAGES];
    return { page, code: table[2].toUpperCase() };
  }
  const game = OF_A_GAME.exec(path);
  if (game?.[1] && game[2]) return { page: game[1] as "rules" | "cards", code: game[2] };
  const within = WITHIN_ONE.exec(path);
  if (within) {
    return { page: within[1] as "learn" | "room" | "theatre", code: (within[2] ?? "").slice(1) };
  }
  if (CARDS.test(path)) return { page: "cards", code: "" };
  if (path === "/") return { page: "home", code: "" };
  return { page: ABOUT.test(path) ? "about" : "lost", code: "" };
}

let place = $state<Place>({ page: "home", code: "" });

export const here = {
  get place(): Place {
    return place;
  },
};

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
}

/** Another address of the same page, which the page itself handles, even when Back leads there. */
export function turnTo(search: string, isNew = true): void {
  if (isNew) history.pushState(WITHIN, "", search);
  else history.replaceState(WITHIN, "", search);
}

/** Back or forward: a page that has moved to another address of its own knows what to show. */
function travel(event: PopStateEvent): void {
  const { page, code } = placeOf(location.pathname);
  const isSame = page === place.page && code === place.code;
  if (!isSame || event.state !== WITHIN) arrive();
}

function arrive(): void {
  place = placeOf(location.pathname);
  scrollTo(0, 0);
}

/** A click on a link of ours changes the page; we leave new tabs, downloads and other sites alone. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const special = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (!link || special || event.defaultPrevented) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (placeOf(link.pathname).page === "lost") return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

if (typeof window !== "undefined") {
  place = placeOf(location.pathname);
  window.addEventListener("popstate", travel);
}
