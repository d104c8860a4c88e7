// The evening on a public screen begins with one tap, since browsers allow sound, voice and full screen
// only after a touch. A reloaded page needs another tap; without one, a screen is silent, and shows
// everything.
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
  /** Whether the page is in full screen. */
  get isFull(): boolean {
    return isFull;
  },
};

/** Call this during a tap. */
export function beginEvening(): void {
  isBegun = true;
  unlock();
  unlockVoice();
  letSleep ??= stayAwake();
  document.addEventListener("fullscreenchange", look);
  if (document.fullscreenEnabled) void fillScreen();
}

/** This page no longer shows a table. */
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
