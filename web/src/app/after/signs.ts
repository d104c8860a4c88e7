// The drawings of the pages after a game; the phone does not load them before.
import Back from "~icons/game-icons/previous-button";
import Dice from "~icons/game-icons/rolling-dices";
import Download from "~icons/game-icons/save-arrow";
import Film from "~icons/game-icons/film-projector";
import Laurels from "~icons/game-icons/laurels";
import Next from "~icons/game-icons/next-button";
import Pause from "~icons/game-icons/pause-button";
import Play from "~icons/game-icons/play-button";
import { addEmblems } from "../../parts/emblems.ts";

addEmblems({
  back: Back,
  dice: Dice,
  download: Download,
  film: Film,
  laurels: Laurels,
  next: Next,
  pause: Pause,
  play: Play,
});
