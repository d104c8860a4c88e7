// The drawings and words of the pages after a game; the phone does not load them earlier.
import Again from "~icons/game-icons/clockwise-rotation";
import Back from "~icons/game-icons/previous-button";
import Chances from "~icons/game-icons/chart";
import Dice from "~icons/game-icons/rolling-dices";
import Download from "~icons/game-icons/save-arrow";
import Film from "~icons/game-icons/film-projector";
import Laurels from "~icons/game-icons/laurels";
import Night from "~icons/game-icons/night-sleep";
import Mask from "~icons/game-icons/domino-mask";
import Next from "~icons/game-icons/next-button";
import Pause from "~icons/game-icons/pause-button";
import Play from "~icons/game-icons/play-button";
import { addEmblems } from "../../parts/emblems.ts";
import "../../words/later.ts";

addEmblems({
  again: Again,
  back: Back,
  chances: Chances,
  dice: Dice,
  download: Download,
  film: Film,
  laurels: Laurels,
  mask: Mask,
  night: Night,
  next: Next,
  pause: Pause,
  play: Play,
});
