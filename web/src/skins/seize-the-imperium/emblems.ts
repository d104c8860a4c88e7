// The drawings of Seize the Imperium: every kind of Unit, every class of Character, and what is counted.
import type { Drawing } from "../../parts/emblems.ts";
import Admiral from "~icons/game-icons/anchor";
import Assassin from "~icons/game-icons/plain-dagger";
import Attack from "~icons/game-icons/crossed-swords";
import Capitals from "~icons/game-icons/battleship";
import Cards from "~icons/game-icons/card-play";
import Carriers from "~icons/game-icons/cargo-ship";
import Conquest from "~icons/game-icons/flying-flag";
import Damage from "~icons/game-icons/mine-explosion";
import Depleted from "~icons/game-icons/night-sleep";
import Disputed from "~icons/game-icons/broken-shield";
import Emplacements from "~icons/game-icons/turret";
import Engineer from "~icons/game-icons/big-gear";
import Fighters from "~icons/game-icons/interceptor-ship";
import General from "~icons/game-icons/rally-the-troops";
import Hovers from "~icons/game-icons/delivery-drone";
import Hunter from "~icons/game-icons/crosshair";
import Infantry from "~icons/game-icons/mecha-mask";
import Mechs from "~icons/game-icons/battle-mech";
import Mission from "~icons/game-icons/flag-objective";
import Points from "~icons/game-icons/planet-conquest";
import Politician from "~icons/game-icons/gavel";
import Reaction from "~icons/game-icons/swords-power";
import Regent from "~icons/game-icons/crown";
import Resources from "~icons/game-icons/crystal-cluster";
import Satellites from "~icons/game-icons/satellite-communication";
import Shield from "~icons/game-icons/shield";
import Starships from "~icons/game-icons/spaceship";
import Stations from "~icons/game-icons/ringed-planet";
import Strongholds from "~icons/game-icons/bunker";
import Target from "~icons/game-icons/convergence-target";
import Throne from "~icons/game-icons/stone-throne";
import Vehicles from "~icons/game-icons/battle-tank";

const KINDS = {
  fighters: Fighters,
  starships: Starships,
  carriers: Carriers,
  capitals: Capitals,
  satellites: Satellites,
  stations: Stations,
  infantry: Infantry,
  vehicles: Vehicles,
  mechs: Mechs,
  hovers: Hovers,
  emplacements: Emplacements,
  strongholds: Strongholds,
};
const CLASSES = {
  admiral: Admiral,
  assassin: Assassin,
  engineer: Engineer,
  general: General,
  hunter: Hunter,
  politician: Politician,
};
const STATES = {
  regent: Regent,
  throne: Throne,
  depleted: Depleted,
  disputed: Disputed,
  conquered: Conquest,
  attacked: Attack,
  attacker: Attack,
  defender: Shield,
  active: Target,
  reaction: Reaction,
};
const COUNTED = {
  att: Attack,
  def: Shield,
  cost: Resources,
  resources: Resources,
  points: Points,
  cards: Cards,
  conquest: Conquest,
  need: Conquest,
  damage: Damage,
  missions: Mission,
};

export const emblems: Record<string, Drawing> = {
  "game-seize-the-imperium": Points,
  ...named("mark-", { ...KINDS, ...CLASSES, ...STATES }),
  ...named("counter-", COUNTED),
  ...named("family-", { world: Stations, reserve: Stations }),
  "skin-target": Target,
};

function named(family: string, drawings: Record<string, Drawing>): Record<string, Drawing> {
  return Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [`${family}${name}`, drawing]),
  );
}
