// The emblems of assets, senators' houses, resources and marks, named like the words for the same thing.
import type { Drawing } from "../../parts/emblems.ts";
import Active from "~icons/game-icons/candle-flame";
import Archivist from "~icons/game-icons/archive-research";
import Augur from "~icons/game-icons/raven";
import Banker from "~icons/game-icons/bank";
import Blade from "~icons/game-icons/plain-dagger";
import Centurion from "~icons/game-icons/centurion-helmet";
import Coin from "~icons/game-icons/two-coins";
import Collector from "~icons/game-icons/receive-money";
import Committed from "~icons/game-icons/padlock";
import Deck from "~icons/game-icons/stack";
import Decline from "~icons/game-icons/hand";
import Draw from "~icons/game-icons/card-draw";
import First from "~icons/game-icons/flying-flag";
import Fresh from "~icons/game-icons/sprout";
import Guard from "~icons/game-icons/edged-shield";
import Hand from "~icons/game-icons/poker-hand";
import Influence from "~icons/game-icons/laurel-crown";
import Knowledge from "~icons/game-icons/open-book";
import Magnate from "~icons/game-icons/harbor-dock";
import Merchant from "~icons/game-icons/scales";
import Might from "~icons/game-icons/gladius";
import Mint from "~icons/game-icons/anvil-impact";
import Oracle from "~icons/game-icons/crystal-ball";
import Paid from "~icons/game-icons/check-mark";
import Patron from "~icons/game-icons/graduate-cap";
import Pool from "~icons/game-icons/greek-temple";
import Prince from "~icons/game-icons/crossed-swords";
import Scribe from "~icons/game-icons/quill-ink";
import Senator from "~icons/game-icons/roman-toga";
import Spies from "~icons/game-icons/cloak-dagger";
import Strategist from "~icons/game-icons/chess-knight";
import Tapped from "~icons/game-icons/sleepy";
import Token from "~icons/game-icons/token";
import Trader from "~icons/game-icons/trade";
import Treasurer from "~icons/game-icons/locked-chest";
import { houses } from "./houses.ts";

const ASSETS: Record<string, Drawing> = {
  "house-banker": Banker,
  "street-trader": Trader,
  "house-guard": Guard,
  "hired-blade": Blade,
  "house-augur": Augur,
  "young-scribe": Scribe,
  "guild-treasurer": Treasurer,
  "veteran-centurion": Centurion,
  "temple-archivist": Archivist,
  "tax-collector": Collector,
  "merchant-adviser": Merchant,
  "captain-of-spies": Spies,
  "harbor-magnate": Magnate,
  "keeper-of-the-mint": Mint,
  "mercenary-prince": Prince,
  "legion-strategist": Strategist,
  "patron-of-academies": Patron,
  "oracle-of-the-legions": Oracle,
};

const RESOURCES: Record<string, Drawing> = { coin: Coin, might: Might, knowledge: Knowledge };
const COUNTED = { tokens_left: Token, tokens: Token, at_deck: Token, cards: Hand, cost: Token };

export const emblems: Record<string, Drawing> = {
  "game-to-be-emperor": Influence,
  ...named("card-", { ...ASSETS, ...houses }),
  ...named("atom-use-", RESOURCES),
  ...named("fact-resource-", RESOURCES),
  ...named("atom-", { deck: Deck, pass: Decline, end: Paid, draw: Draw, decline: Decline }),
  ...named("mark-", {
    first_player: First,
    active: Active,
    committed: Committed,
    tapped: Tapped,
    paid: Paid,
    fresh: Fresh,
  }),
  ...named("zone-", {
    pool: Pool,
    senate: Senator,
    deck: Deck,
    senate_deck: Deck,
    assets: Pool,
    senators: Senator,
    hand: Hand,
    drawn: Draw,
  }),
  ...named("counter-", { influence: Influence, gives_influence: Influence, ...COUNTED }),
  ...named("counter-gives_", RESOURCES),
  ...named("counter-needs_", RESOURCES),
  ...named("worth-pay-", { 1: Coin, 2: Might, 3: Knowledge }),
};

function named(family: string, drawings: Record<string, Drawing>): Record<string, Drawing> {
  return Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [`${family}${name}`, drawing]),
  );
}
