// Whether this device makes sounds: one switch, kept on the device, and silence until the first touch of
// this page, since no browser lets a page make sounds earlier. The sounds themselves load when the first is
// due.
import type { Sound } from "./sounds.ts";

const CHOSEN = "palatine.sound";
const TOUCHES = ["pointerdown", "keydown"] as const;

let context: AudioContext | null = null;
let isOn = $state(remembered());
let isReady = $state(false);

export const sound = {
  /** Whether somebody wants to hear anything on this device. */
  get isOn(): boolean {
    return isOn;
  },
  /** Whether we could play a sound: wanted, and unlocked by a touch. */
  get isReady(): boolean {
    return isOn && isReady;
  },
};

function remembered(): boolean {
  return typeof localStorage === "undefined" || localStorage.getItem(CHOSEN) !== "off";
}

export function chooseSound(wanted: boolean): void {
  isOn = wanted;
  localStorage.setItem(CHOSEN, wanted ? "on" : "off");
  if (wanted) unlock();
}

/** Let the first touch of this page unlock its sounds, and later ones again if the device locks them. */
export function unlockByTouch(): void {
  for (const touch of TOUCHES) document.addEventListener(touch, unlock, { passive: true });
}

/** Call this during a touch. */
export function unlock(): void {
  if (!isOn || typeof AudioContext === "undefined" || context?.state === "running") return;
  context ??= new AudioContext();
  const mine = context;
  mine.onstatechange = () => (isReady = mine.state === "running");
  void mine.resume().catch(() => undefined);
}

/** What makes the sounds. A page whose sounds must be on time loads it beforehand. */
export function loadSounds(): Promise<typeof import("./sounds.ts")> {
  return import("./sounds.ts");
}

export function play(name: Sound): void {
  const mine = context;
  if (!isOn || mine?.state !== "running") return;
  loadSounds().then(
    ({ ring }) => ring(mine, name),
    () => undefined, // the network is gone: what we could not load stays silent
  );
}
