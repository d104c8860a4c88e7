// The drawings of the review.
import Award from "~icons/game-icons/trophy";
import Choice from "~icons/game-icons/choice";
import Half from "~icons/game-icons/duality-mask";
import Lie from "~icons/game-icons/liar";
import Luck from "~icons/game-icons/perspective-dice-six-faces-random";
import Silent from "~icons/game-icons/silence";
import Swords from "~icons/game-icons/sword-clash";
import { addEmblems } from "../../../parts/emblems.ts";
import "../signs.ts";

addEmblems({
  award: Award,
  "by-choice": Choice,
  "by-luck": Luck,
  fight: Swords,
  "verdict-half": Half,
  "verdict-lie": Lie,
  "verdict-silent": Silent,
});
