// The emblems of identities, ability cards, acts and marks, named like the words for the same thing.
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
import Rebel from "~icons/game-icons/revolt";
import Reveal from "~icons/game-icons/domino-mask";
import SelfClearance from "~icons/game-icons/cross-shield";
import Shuffle from "~icons/game-icons/card-random";
import Skips from "~icons/game-icons/prisoner";
import Steal from "~icons/game-icons/robber-hand";
import Swap from "~icons/game-icons/card-exchange";
import Throne from "~icons/game-icons/throne-king";
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

const ACTS: Record<string, Drawing> = {
  clockwise: Clockwise,
  counterclockwise: Counterclockwise,
  investigate: Investigate,
  shuffle: Shuffle,
  pass: Pass,
  pass_until: Pass,
};

const MARKS: Record<string, Drawing> = {
  active: Active,
  aimed: Aimed,
  beside: Throne,
  dead: Dead,
  emperor: Emperor,
  face_up: FaceUp,
  pass_until: Pass,
};

export const emblems: Record<string, Drawing> = {
  "game-besides-the-emperor": Throne,
  ...named("card-", { ...CARDS, ...IDENTITIES }),
  ...named("mark-role_", IDENTITIES),
  ...named("atom-", ACTS),
  ...named("mark-", MARKS),
  ...named("zone-", {
    deck: Deck,
    discard: Discard,
    pending: Condemn,
    played: Gavel,
    identity: Hood,
    hand: Hand,
  }),
  ...named("counter-", {
    hand: Hand,
    skips: Skips,
    clockwise: Clockwise,
    counterclockwise: Counterclockwise,
  }),
  ...numbered("atom-condemn-", Condemn),
  ...numbered("face-condemn-", Condemn),
  ...numbered("mark-condemned_", Condemn),
  ...numbered("mark-clock_", Clock),
  ...numbered("mark-due_", Due),
  ...numbered("mark-cast_", Gavel),
};

function named(family: string, drawings: Record<string, Drawing>): Record<string, Drawing> {
  return Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [`${family}${name}`, drawing]),
  );
}

/** One emblem for the five Condemns that can wait at once. */
function numbered(family: string, drawing: Drawing): Record<string, Drawing> {
  return Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`${family}${number}`, drawing]));
}
