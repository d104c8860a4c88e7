// The emblems of identities, ability cards, acts and marks, by the names that views and options use.
import type { Drawing } from "../../parts/emblems.ts";
import Accuse from "~icons/game-icons/pointing";
import Active from "~icons/game-icons/candle-flame";
import Aimed from "~icons/game-icons/pincers";
import Clearance from "~icons/game-icons/peace-dove";
import Clock from "~icons/game-icons/hourglass";
import Clockwise from "~icons/game-icons/clockwise-rotation";
import Condemn from "~icons/game-icons/guillotine";
import CounterCondemn from "~icons/game-icons/shield-reflect";
import Counterclockwise from "~icons/game-icons/anticlockwise-rotation";
import Dead from "~icons/game-icons/tombstone";
import Deck from "~icons/game-icons/stack";
import Discard from "~icons/game-icons/card-discard";
import Due from "~icons/game-icons/blade-fall";
import Emperor from "~icons/game-icons/imperial-crown";
import FaceUp from "~icons/game-icons/brass-eye";
import Gavel from "~icons/game-icons/gavel";
import Guarding from "~icons/game-icons/guards";
import Hand from "~icons/game-icons/poker-hand";
import Hood from "~icons/game-icons/hood";
import Investigate from "~icons/game-icons/magnifying-glass";
import Investigation from "~icons/game-icons/archive-research";
import Loyalist from "~icons/game-icons/eagle-emblem";
import Pass from "~icons/game-icons/hand";
import PassUntil from "~icons/game-icons/night-sleep";
import Rebel from "~icons/game-icons/revolt";
import Reveal from "~icons/game-icons/domino-mask";
import SelfClearance from "~icons/game-icons/cross-shield";
import Shuffle from "~icons/game-icons/card-random";
import Skips from "~icons/game-icons/chained-arrow-heads";
import Steal from "~icons/game-icons/robber-hand";
import Swap from "~icons/game-icons/card-exchange";
import Transposition from "~icons/game-icons/wooden-chair";

const CARDS: Record<string, Drawing> = {
  transposition: Transposition,
  condemn: Condemn,
  self_clearance: SelfClearance,
  clearance: Clearance,
  counter_condemn: CounterCondemn,
  swap: Swap,
  investigation: Investigation,
  reveal: Reveal,
  guarding: Guarding,
  accuse: Accuse,
  reverse: Counterclockwise,
  steal: Steal,
};

const IDENTITIES: Record<string, Drawing> = { emperor: Emperor, loyalist: Loyalist, rebel: Rebel };

export const emblems: Record<string, Drawing> = {
  ...CARDS,
  ...family("card", CARDS),
  ...IDENTITIES,
  ...family("side", IDENTITIES),
  role_emperor: Emperor,
  role_loyalist: Loyalist,
  role_rebel: Rebel,
  player: Hood,
  clockwise: Clockwise,
  counterclockwise: Counterclockwise,
  investigate: Investigate,
  shuffle: Shuffle,
  pass: Pass,
  pass_until: PassUntil,
  active: Active,
  aimed: Aimed,
  dead: Dead,
  face_up: FaceUp,
  deck: Deck,
  discard: Discard,
  pending: Condemn,
  played: Gavel,
  hand: Hand,
  skips: Skips,
  ...numbered("condemn:", Condemn),
  ...numbered("condemned_", Condemn),
  ...numbered("clock_", Clock),
  ...numbered("due_", Due),
  ...numbered("cast_", Gavel),
};

/** The same emblems for the options of a family: `card:swap` looks like `swap`. */
function family(name: string, drawings: Record<string, Drawing>): Record<string, Drawing> {
  return Object.fromEntries(Object.entries(drawings).map(([word, drawing]) => [`${name}:${word}`, drawing]));
}

/** One emblem for the five Condemns that can wait at once. */
function numbered(name: string, drawing: Drawing): Record<string, Drawing> {
  return Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`${name}${number}`, drawing]));
}
