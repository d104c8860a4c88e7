// Sounds of our own making: a few tones each, by name. One switch, kept on the device, and silence until
// the first touch of this page, since no browser lets a page sound before.
/** When it begins, in seconds, its pitch in hertz, how long it rings, and how loud it is. */
type Tone = readonly [at: number, pitch: number, length: number, loudness: number];

const SOUNDS = {
  /** The phone of whoever is asked: 150 ms. */
  beep: [[0, 880, 0.15, 0.25]],
  /** The screen calls somebody. */
  chime: [
    [0, 659.25, 0.9, 0.22],
    [0.14, 987.77, 1.3, 0.2],
  ],
  /** The screen calls somebody again. */
  "chime-again": [
    [0, 987.77, 0.9, 0.24],
    [0.16, 783.99, 0.9, 0.24],
    [0.32, 659.25, 1.4, 0.24],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

const CHOSEN = "palatine.sound";
const ATTACK = 0.008;
const SILENT = 0.0001;
const TOUCHES = ["pointerdown", "keydown"] as const;

let context: AudioContext | null = null;
let isOn = $state(remembered());
let isReady = $state(false);

export const sound = {
  /** Whether somebody wants to hear anything on this device. */
  get isOn(): boolean {
    return isOn;
  },
  /** Whether something could be heard: wanted, and unlocked by a touch. */
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

/** Let the first touch of this page unlock its sounds, and later ones again if the device took them away. */
export function unlockByTouch(): void {
  for (const touch of TOUCHES) document.addEventListener(touch, unlock, { passive: true });
}

function unlock(): void {
  if (!isOn || typeof AudioContext === "undefined" || context?.state === "running") return;
  context ??= new AudioContext();
  const mine = context;
  mine.onstatechange = () => (isReady = mine.state === "running");
  void mine.resume().catch(() => undefined);
}

export function play(name: Sound): void {
  if (!isOn || context?.state !== "running") return;
  for (const tone of SOUNDS[name]) ring(context, tone);
}

function ring(context: AudioContext, [at, pitch, length, loudness]: Tone): void {
  const begins = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(SILENT, begins);
  gain.gain.exponentialRampToValueAtTime(loudness, begins + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENT, begins + length);
  tone.connect(gain).connect(context.destination);
  tone.start(begins);
  tone.stop(begins + length);
}
