// Seize the Imperium in the binder: emblems for what the skin knows by other names, and planets for worlds.
import type { Drawing } from "../../parts/emblems.ts";
import type { Binding } from "../bindings.ts";
import { emblems as known } from "./emblems.ts";
import WorldArt from "./WorldArt.svelte";
import Assault from "~icons/game-icons/parachute";
import Atmospheric from "~icons/game-icons/cloud-ring";
import Character from "~icons/game-icons/meeple";
import Deployed from "~icons/game-icons/check-mark";
import FiringArcs from "~icons/game-icons/arrows-shield";
import Hardened from "~icons/game-icons/armor-upgrade";
import Intercept from "~icons/game-icons/radar-dish";
import Piercing from "~icons/game-icons/armor-punch";
import Reactive from "~icons/game-icons/lightning-trio";
import Reinforced from "~icons/game-icons/shield-reflect";
import Siege from "~icons/game-icons/catapult";
import SubLight from "~icons/game-icons/snail";
import Support from "~icons/game-icons/health-increase";
import Surprise from "~icons/game-icons/hooded-figure";
import Tactic from "~icons/game-icons/chess-knight";
import Unit from "~icons/game-icons/spaceship";

const SUBTYPES = [
  "Fighters",
  "Starships",
  "Carriers",
  "Capitals",
  "Satellites",
  "Stations",
  "Infantry",
  "Vehicles",
  "Mechs",
  "Hovers",
  "Emplacements",
  "Strongholds",
];
const CLASSES = ["Admiral", "Assassin", "Engineer", "General", "Hunter", "Politician"];
const KEYWORDS = {
  Assault,
  Atmospheric,
  Deployed,
  Firing_Arcs: FiringArcs,
  Hardened,
  Intercept,
  Piercing,
  Reactive,
  Reinforced,
  Siege,
  "Sub-light": SubLight,
  Support,
  Surprise_Strike: Surprise,
};

const binding: Binding = {
  emblems: {
    "binder-kind-unit": Unit,
    "binder-kind-tactic": Tactic,
    "binder-kind-character": Character,
    ...marked("subtypes", SUBTYPES),
    ...marked("class", CLASSES),
    ...Object.fromEntries(
      Object.entries(KEYWORDS).map(([name, drawing]) => [`binder-facet-keywords-${name}`, drawing]),
    ),
  },
  art: (leaf) => (leaf.kind === "world" ? WorldArt : undefined),
};

/** The table shows the same kinds as marks. */
function marked(facet: string, names: readonly string[]): Record<string, Drawing> {
  return Object.fromEntries(
    names.map((name) => [
      `binder-facet-${facet}-${name}`,
      known[`mark-${name.toLowerCase()}`] ?? Unit,
    ]),
  );
}

export default binding;
