// The evening on a public screen begins with one tap, since browsers give sound, voice and the whole
// screen to nobody who was not touched. A page that is loaded anew needs another one; without any, a
// screen is silent, and shows all there is.
import { unlockVoice } from "../play/screen/narration.svelte.ts";
import { unlock } from "../play/sound.svelte.ts";
import { stayAwake } from "./awake.svelte.ts";

let isBegun = $state(false);
let isFull = $state(false);
let letSleep: (() => void) | undefined;

export const evening = {
  get isBegun(): boolean {
    return isBegun;
  },
  /** Whether the page has the whole screen. */
  get isFull(): boolean {
    return isFull;
  },
};

/** To be called in the middle of a tap. */
export function beginEvening(): void {
  isBegun = true;
  unlock();
  unlockVoice();
  letSleep ??= stayAwake();
  document.addEventListener("fullscreenchange", look);
  if (document.fullscreenEnabled) void fillScreen();
}

/** This page shows no table any more. */
export function endEvening(): void {
  letSleep?.();
  letSleep = undefined;
  document.removeEventListener("fullscreenchange", look);
  isBegun = false;
}

async function fillScreen(): Promise<void> {
  await document.documentElement.requestFullscreen({ navigationUI: "hide" }).catch(() => undefined);
}

function look(): void {
  isFull = document.fullscreenElement !== null;
}
