// The device of each senator's house, so that one tells them apart across the room.
import type { Drawing } from "../../parts/emblems.ts";
import Acorn from "~icons/game-icons/acorn";
import Amphora from "~icons/game-icons/amphora";
import Anchor from "~icons/game-icons/anchor";
import Boar from "~icons/game-icons/boar";
import Bridge from "~icons/game-icons/bridge";
import Bull from "~icons/game-icons/bull-horns";
import Dolphin from "~icons/game-icons/dolphin";
import Eagle from "~icons/game-icons/eagle-head";
import Falcon from "~icons/game-icons/falcon-moon";
import Fox from "~icons/game-icons/fox-head";
import Goat from "~icons/game-icons/goat";
import Harp from "~icons/game-icons/harp";
import Heron from "~icons/game-icons/heron";
import Horse from "~icons/game-icons/horse-head";
import Key from "~icons/game-icons/key";
import Leaf from "~icons/game-icons/oak-leaf";
import Lily from "~icons/game-icons/fleur-de-lys";
import Lion from "~icons/game-icons/lion";
import Lotus from "~icons/game-icons/lotus";
import Moon from "~icons/game-icons/moon";
import Olive from "~icons/game-icons/olive";
import Palm from "~icons/game-icons/palm-tree";
import Pegasus from "~icons/game-icons/pegasus";
import Ram from "~icons/game-icons/ram-profile";
import Rose from "~icons/game-icons/rose";
import Shell from "~icons/game-icons/spiral-shell";
import Snake from "~icons/game-icons/snake";
import Sun from "~icons/game-icons/sundial";
import Torch from "~icons/game-icons/torch";
import Trident from "~icons/game-icons/trident";
import Wolf from "~icons/game-icons/wolf-head";

export const houses: Record<string, Drawing> = {
  "davon-ilket": Acorn,
  "perrit-sond": Amphora,
  "hesta-morrine": Rose,
  "olvane-truss": Bridge,
  "cazimir-quell": Fox,
  "brakka-thorne": Boar,
  "juna-vesk": Wolf,
  "tarrod-hale": Bull,
  "ondra-kessel": Anchor,
  "grigan-moss": Goat,
  "ferren-aldous": Torch,
  "miriel-tace": Heron,
  "quintal-osry": Sun,
  "lydane-porr": Harp,
  "sethric-vane": Snake,
  "aurelle-dantry": Lily,
  "jorvin-casque": Key,
  "kessandra-bole": Falcon,
  "rhodric-ammar": Ram,
  "thessaly-orne": Moon,
  "ivo-marchetane": Leaf,
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
