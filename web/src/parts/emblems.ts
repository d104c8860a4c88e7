// The emblems by name. The house knows a few; a game's skin adds its own when it loads, so that only those
// ship which somebody sees.
import Away from "~icons/game-icons/night-sleep";
import Bot from "~icons/game-icons/vintage-robot";
import Check from "~icons/game-icons/check-mark";
import Close from "~icons/game-icons/cancel";
import Crown from "~icons/game-icons/imperial-crown";
import Eye from "~icons/game-icons/brass-eye";
import Hourglass from "~icons/game-icons/hourglass";
import Lock from "~icons/game-icons/padlock";
import Rules from "~icons/game-icons/rule-book";
import Scroll from "~icons/game-icons/scroll-unfurled";
import Speech from "~icons/game-icons/conversation";
import Seal from "~icons/game-icons/wax-seal";
import Warning from "~icons/game-icons/hazard-sign";
import { DRAWINGS } from "./looks.ts";

/** The outline of a drawing on a grid of 256 by 256. */
export type Drawing = string;

/** A chip: our own, since every phone loads it and the icon set's are larger. */
const AGENT: Drawing =
  "M56 56h144v144H56zm32 32v80h80V88zM112 16h32v32h-32zm0 192h32v32h-32zM16 112h32v32H16zm192 0h32v32h-32z";

const known = new Map<string, Drawing>();

export function addEmblems(drawings: Record<string, Drawing>): void {
  for (const [name, drawing] of Object.entries(drawings)) known.set(name, drawing);
}

export function hasEmblem(name: string): boolean {
  return known.has(name);
}

/** The drawing of a name, or the house's seal if nobody has drawn one. */
export function emblemOf(name: string): Drawing {
  return known.get(name) ?? Seal;
}

addEmblems({
  agent: AGENT,
  away: Away,
  bot: Bot,
  check: Check,
  close: Close,
  crown: Crown,
  eye: Eye,
  hourglass: Hourglass,
  lock: Lock,
  rules: Rules,
  scroll: Scroll,
  seal: Seal,
  speech: Speech,
  warning: Warning,
});
addEmblems(
  Object.fromEntries(Object.entries(DRAWINGS).map(([sign, drawn]) => [`sign-${sign}`, drawn])),
);
