// The device of each senator's house, so that you can tell them apart across the room.
import type { Drawing } from "../../parts/emblems.ts";
import Acorn from "~icons/game-icons/acorn";
import Anchor from "~icons/game-icons/anchor";
import Boar from "~icons/game-icons/boar";
import Bridge from "~icons/game-icons/bridge";
import Bull from "~icons/game-icons/bull-horns";
import Clover from "~icons/game-icons/clover";
import Dolphin from "~icons/game-icons/dolphin";
import Eagle from "~icons/game-icons/eagle-head";
import Fox from "~icons/game-icons/fox-head";
import Harp from "~icons/game-icons/harp";
import Heron from "~icons/game-icons/heron";
import Horse from "~icons/game-icons/horse-head";
import Hound from "~icons/game-icons/hound";
import Jug from "~icons/game-icons/jug";
import Key from "~icons/game-icons/key";
import Lily from "~icons/game-icons/fleur-de-lys";
import Lion from "~icons/game-icons/lion";
import Lotus from "~icons/game-icons/lotus";
import Moon from "~icons/game-icons/moon";
import Olive from "~icons/game-icons/olive";
import Palm from "~icons/game-icons/palm-tree";
import Pegasus from "~icons/game-icons/pegasus";
import Ram from "~icons/game-icons/ram-profile";
import Sail from "~icons/game-icons/sailboat";
import Shell from "~icons/game-icons/spiral-shell";
import Snake from "~icons/game-icons/snake";
import Sun from "~icons/game-icons/sun-radiations";
import Torch from "~icons/game-icons/torch";
import Trident from "~icons/game-icons/trident";
import Wing from "~icons/game-icons/feathered-wing";
import Wolf from "~icons/game-icons/wolf-head";

export const houses: Record<string, Drawing> = {
  "davon-ilket": Acorn,
  "perrit-sond": Jug,
  "hesta-morrine": Clover,
  "olvane-truss": Bridge,
  "cazimir-quell": Fox,
  "brakka-thorne": Boar,
  "juna-vesk": Wolf,
  "tarrod-hale": Bull,
  "ondra-kessel": Anchor,
  "grigan-moss": Hound,
  "ferren-aldous": Torch,
  "miriel-tace": Heron,
  "quintal-osry": Sun,
  "lydane-porr": Harp,
  "sethric-vane": Snake,
  "aurelle-dantry": Lily,
  "jorvin-casque": Key,
  "kessandra-bole": Wing,
  "rhodric-ammar": Ram,
  "thessaly-orne": Moon,
  "ivo-marchetane": Sail,
  "salos-breenar": Dolphin,
  "corvane-estrel": Horse,
  "ulmani-zenestry": Lotus,
  "petra-lindoval": Olive,
  "nastor-helvane": Trident,
  "sabine-ruskar": Shell,
  "valerian-osk": Lion,
  "hadria-tolmane": Palm,
  "magnus-ferrault": Eagle,
  "ysolde-karran": Pegasus,
};
