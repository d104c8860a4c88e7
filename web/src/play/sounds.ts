// Sounds of our own making, as data: each is a handful of voices. A voice is a tone, or noise around a
// pitch; it is struck or swells, may glide, and fades. Loaded when the first sound is due.
import type { Sound as Staged } from "../wire/messages.ts";

/** Those of the scenes, and also: somebody has voted, the screen calls (again), a phone calls. */
export type Sound = Staged | "vote" | "chime" | "chime-again" | "beep";

/** Hertz; with two, it glides from one to the other. */
type Pitch = number | readonly [from: number, to: number];

/** All times are in seconds. */
interface Voice {
  readonly wave: "sine" | "triangle" | "sawtooth" | "noise";
  readonly pitch: Pitch;
  /** When it begins, */
  readonly at?: number;
  /** and how long it lasts: */
  readonly lasts: number;
  readonly loud: number;
  /** it swells, */
  readonly swells?: number;
  /** stays as loud, and fades. */
  readonly stays?: number;
  /** Above this pitch little is left of it. */
  readonly dull?: number;
}

interface Made {
  /** What brings it to the loudness of the others. */
  readonly gain: number;
  readonly voices: readonly Voice[];
}

const STRUCK = 0.006;
const SILENT = 0.0001;
const D = { 2: 73.42, 3: 146.83, 4: 293.66, 5: 587.33 } as const;
const F = { 3: 174.61, sharp4: 369.99 } as const;
const A = { 2: 110, 3: 220, 4: 440, 5: 880 } as const;

const drum = (at: number, loud = 1): Voice[] => [
  { wave: "sine", pitch: [130, 52], at, lasts: 0.45, loud },
  { wave: "noise", pitch: [400, 120], at, lasts: 0.12, loud: 0.5 * loud },
];
const tap = (at: number, pitch: number, loud = 1): Voice => ({
  wave: "sine",
  pitch: [pitch, 0.65 * pitch],
  at,
  lasts: 0.12,
  loud,
});
const card = (at: number, pitch: number): Voice => ({
  wave: "noise",
  pitch: [pitch, 0.6 * pitch],
  at,
  lasts: 0.07,
  loud: 1,
});
const horn = (at: number, pitch: number, lasts: number, loud = 1): Voice => ({
  wave: "sawtooth",
  pitch,
  at,
  lasts,
  loud,
  swells: 0.03,
  stays: 0.4 * lasts,
  dull: 4 * pitch,
});
const bell = (at: number, pitch: number, lasts: number, loud = 1): Voice => ({
  wave: "triangle",
  pitch,
  at,
  lasts,
  loud,
});

export const SOUNDS: Readonly<Record<Sound, Made>> = {
  call: { gain: 0.19, voices: [horn(0, D[4], 0.3), horn(0.22, A[4], 0.75)] },
  deal: {
    gain: 0.76,
    voices: [
      { wave: "noise", pitch: [1500, 700], lasts: 0.26, loud: 1, swells: 0.09 },
      tap(0.2, 210, 0.7),
    ],
  },
  shuffle: {
    gain: 0.65,
    voices: [
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((each) => card(0.065 * each, 1300 + 250 * (each % 3))),
      tap(0.66, 180, 0.8),
      tap(0.8, 160, 0.8),
    ],
  },
  flip: {
    gain: 0.49,
    voices: [
      { wave: "noise", pitch: [700, 2200], lasts: 0.2, loud: 0.8, swells: 0.1 },
      tap(0.14, 260, 1),
      bell(0.14, D[5], 0.5, 0.25),
    ],
  },
  peek: {
    gain: 0.26,
    voices: [
      { wave: "sine", pitch: [A[4], D[5]], lasts: 1.2, loud: 1, swells: 0.35 },
      { wave: "sine", pitch: [A[4] + 4, D[5] + 5], lasts: 1.2, loud: 0.8, swells: 0.35 },
    ],
  },
  good: {
    gain: 0.21,
    voices: [
      bell(0, D[4], 1),
      bell(0.09, F.sharp4, 1),
      bell(0.18, A[4], 1.1),
      bell(0.27, D[5], 1.2),
    ],
  },
  bad: {
    gain: 0.12,
    voices: [
      horn(0, D[3], 1.3),
      horn(0.05, 207.65, 1.25, 0.8),
      horn(0.4, 138.59, 1, 0.9),
      ...drum(0, 0.8),
    ],
  },
  alarm: { gain: 0.3, voices: [...drum(0, 0.8), ...drum(0.26, 0.8), ...drum(0.6)] },
  shot: {
    gain: 0.38,
    voices: [
      { wave: "noise", pitch: [1500, 250], lasts: 0.3, loud: 1 },
      { wave: "sine", pitch: [150, 40], lasts: 0.4, loud: 0.8 },
      { wave: "noise", pitch: [500, 160], at: 0.05, lasts: 1.3, loud: 0.35 },
    ],
  },
  tick: { gain: 0.37, voices: [tap(0, 950), { ...card(0, 2600), lasts: 0.03 }] },
  win: {
    gain: 0.14,
    voices: [
      horn(0, D[4], 0.28),
      horn(0.2, D[4], 0.22),
      horn(0.36, A[4], 0.6),
      ...[D[3], D[4], F.sharp4, A[4], D[5]].map((pitch) => horn(0.85, pitch, 2, 0.7)),
      bell(0.85, A[5], 1.8, 0.4),
      ...drum(0.85, 0.9),
    ],
  },
  "dark-win": {
    gain: 0.11,
    voices: [
      ...drum(0),
      horn(0, D[3], 0.5),
      horn(0.42, A[2], 0.5),
      ...drum(0.84),
      ...[D[2], A[2], D[3], F[3], A[3]].map((pitch) => horn(0.84, pitch, 2.1, 0.7)),
      ...drum(1.5, 0.6),
    ],
  },
  vote: { gain: 0.37, voices: [tap(0, 340), { ...bell(0.01, 680, 0.15, 0.3) }] },
  chime: { gain: 0.24, voices: [bell(0, 659.25, 0.9), bell(0.14, 987.77, 1.3, 0.9)] },
  "chime-again": {
    gain: 0.24,
    voices: [bell(0, 987.77, 0.9), bell(0.16, 783.99, 0.9), bell(0.32, 659.25, 1.15)],
  },
  beep: { gain: 0.46, voices: [bell(0, A[5], 0.15)] },
};

/** How long it lasts. */
export function lengthOf(sound: Sound): number {
  return Math.max(...SOUNDS[sound].voices.map(({ at = 0, lasts }) => at + lasts));
}

/** Play it now, wherever the context plays. */
export function ring(context: BaseAudioContext, sound: Sound): void {
  const { gain, voices } = SOUNDS[sound];
  const all = new GainNode(context, { gain });
  all.connect(context.destination);
  for (const voice of voices) utter(context, voice, all);
}

function utter(context: BaseAudioContext, voice: Voice, into: AudioNode): void {
  const { at = 0, lasts, loud, swells = STRUCK, stays = 0 } = voice;
  const begins = context.currentTime + at;
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(SILENT, begins);
  envelope.gain.exponentialRampToValueAtTime(loud, begins + swells);
  envelope.gain.setValueAtTime(loud, begins + swells + stays);
  envelope.gain.exponentialRampToValueAtTime(SILENT, begins + lasts);
  const source = voice.wave === "noise" ? noise(context) : tone(context, voice.wave);
  shaped(context, source, voice, begins).connect(envelope).connect(into);
  source.start(begins);
  source.stop(begins + lasts);
}

/** A tone at its pitch, or what is left of noise around it. */
function shaped(
  context: BaseAudioContext,
  source: AudioScheduledSourceNode,
  { pitch, lasts, dull }: Voice,
  begins: number,
): AudioNode {
  if (source instanceof OscillatorNode) {
    glide(source.frequency, pitch, begins, lasts);
    return dull
      ? source.connect(new BiquadFilterNode(context, { type: "lowpass", frequency: dull }))
      : source;
  }
  const band = new BiquadFilterNode(context, { type: "bandpass", Q: 1.2 });
  glide(band.frequency, pitch, begins, lasts);
  return source.connect(band);
}

function glide(frequency: AudioParam, pitch: Pitch, begins: number, lasts: number): void {
  const [from, to] = typeof pitch === "number" ? [pitch, pitch] : pitch;
  frequency.setValueAtTime(from, begins);
  if (to !== from) frequency.exponentialRampToValueAtTime(to, begins + lasts);
}

function tone(context: BaseAudioContext, type: OscillatorType): OscillatorNode {
  return new OscillatorNode(context, { type });
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** The same second of noise, over and over. */
function noise(context: BaseAudioContext): AudioBufferSourceNode {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const samples = buffer.getChannelData(0);
    let last = 1;
    for (let at = 0; at < samples.length; at++) {
      last = (last * 48271) % 2147483647; // small, and the same on every device
      samples[at] = last / 1073741823.5 - 1;
    }
    noises.set(context, buffer);
  }
  return new AudioBufferSourceNode(context, { buffer, loop: true });
}
