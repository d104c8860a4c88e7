// The drawings and words of a room's pages.
import Ballot from "~icons/game-icons/vote";
import Choice from "~icons/game-icons/choice";
import Door from "~icons/game-icons/open-treasure-chest";
import Flame from "~icons/game-icons/celebration-fire";
import Handshake from "~icons/game-icons/shaking-hands";
import Liar from "~icons/game-icons/liar";
import Luck from "~icons/game-icons/perspective-dice-six-faces-random";
import Swords from "~icons/game-icons/crossed-swords";
import Trophy from "~icons/game-icons/trophy-cup";
import { addEmblems } from "../../parts/emblems.ts";
import "../after/signs.ts";

addEmblems({
  "by-choice": Choice,
  "by-luck": Luck,
  "night-lie": Liar,
  "night-vote": Ballot,
  chest: Door,
  streak: Flame,
  together: Handshake,
  against: Swords,
  trophy: Trophy,
});
