// The drawings of the senate games, named like the words for the same thing.
import Barricade from "~icons/game-icons/barricade";
import Cancel from "~icons/game-icons/cancel";
import CheckedShield from "~icons/game-icons/checked-shield";
import CloakDagger from "~icons/game-icons/cloak-dagger";
import Column from "~icons/game-icons/ionic-column";
import Discard from "~icons/game-icons/card-discard";
import Draw from "~icons/game-icons/card-draw";
import Fist from "~icons/game-icons/mailed-fist";
import Gavel from "~icons/game-icons/gavel";
import Glass from "~icons/game-icons/magnifying-glass";
import Guillotine from "~icons/game-icons/guillotine";
import Hazard from "~icons/game-icons/hazard-sign";
import Hooded from "~icons/game-icons/hooded-figure";
import LaurelCrown from "~icons/game-icons/laurel-crown";
import Laurels from "~icons/game-icons/laurels-trophy";
import Padlock from "~icons/game-icons/padlock";
import Scroll from "~icons/game-icons/tied-scroll";
import Speaker from "~icons/game-icons/public-speaker";
import Spyglass from "~icons/game-icons/spyglass";
import Stack from "~icons/game-icons/stack";
import Stop from "~icons/game-icons/stop-sign";
import Temple from "~icons/game-icons/greek-temple";
import ThumbDown from "~icons/game-icons/thumb-down";
import ThumbUp from "~icons/game-icons/thumb-up";
import Toga from "~icons/game-icons/roman-toga";
import Tombstone from "~icons/game-icons/tombstone";
import Vote from "~icons/game-icons/vote";
import type { Drawing } from "../../parts/emblems.ts";
import type { Party } from "../../parts/party.ts";

const OFFICES = {
  "mark-president": LaurelCrown,
  "mark-candidate": Speaker,
  "mark-chancellor": Gavel,
};

const MARKS = {
  "mark-term_limited": Padlock,
  "mark-investigated": Glass,
  "mark-cleared": CheckedShield,
  "mark-executed": Tombstone,
};

const ROLES = {
  "role-loyalist": Toga,
  "role-separatist": CloakDagger,
  "role-palpatine": Hooded,
  "mark-role_loyalist": Toga,
  "mark-role_separatist": CloakDagger,
  "mark-role_palpatine": Hooded,
};

const PARTIES = {
  "side-loyalist": Temple,
  "side-separatist": Fist,
  "mark-party_loyalist": Temple,
  "mark-party_separatist": Fist,
  "atom-party-loyalist": Temple,
  "atom-party-separatist": Fist,
  "face-loyalist": Temple,
  "face-separatist": Fist,
  "atom-policy-loyalist": Temple,
  "atom-policy-separatist": Fist,
};

const SPACES = {
  "space-policy": Scroll,
  "space-victory": Laurels,
  "space-investigate": Glass,
  "space-special_election": Column,
  "space-peek": Spyglass,
  "space-execution": Guillotine,
  "space-election": Cancel,
  "space-chaos": Barricade,
};

const CHOICES = {
  "atom-yes": ThumbUp,
  "atom-no": ThumbDown,
  "atom-look": Spyglass,
  "atom-veto": Stop,
};

const TABLE = {
  "game-senate": Temple,
  "edition-sith-imperative": Hooded,
  "edition-secret-emperor": CloakDagger,
  ballot: Vote,
  "zone-deck": Stack,
  "zone-discard": Discard,
  "zone-hand": Draw,
  "counter-danger": Hazard,
  "counter-veto": Stop,
};

export const emblems: Record<string, Drawing> = {
  ...OFFICES,
  ...MARKS,
  ...ROLES,
  ...PARTIES,
  ...SPACES,
  ...CHOICES,
  ...TABLE,
};

/** The first party is the disc, the second the shield; Palpatine is of the second. */
export const parties: Record<string, Party> = Object.fromEntries(
  Object.keys({ ...ROLES, ...PARTIES }).map((name) => [
    name,
    name.endsWith("loyalist") ? "disc" : "shield",
  ]),
);
