// The drawings and the words of a room's pages.
import Door from "~icons/game-icons/open-treasure-chest";
import Flame from "~icons/game-icons/celebration-fire";
import Handshake from "~icons/game-icons/shaking-hands";
import Swords from "~icons/game-icons/crossed-swords";
import Trophy from "~icons/game-icons/trophy-cup";
import { addEmblems } from "../../parts/emblems.ts";
import "../after/signs.ts";

addEmblems({
  chest: Door,
  streak: Flame,
  together: Handshake,
  against: Swords,
  trophy: Trophy,
});
