// The narrator: what it says when, and with which voice. The words are the game's; the voice is one of the
// browser's own, and silence is as good: every line is subtitled.
import type { Told } from "../../wire/messages.ts";

/** `off`: nothing; `subtitles`: shown; `voice`: shown and spoken. */
export type Mode = "off" | "subtitles" | "voice";

/** What a skin tells the narrator about its game. */
export interface Narration {
  /** Whether the game has not begun yet, so that the script is due. */
  isDue(news: readonly Told[]): boolean;
  /** Whether this is worth saying aloud. */
  announces(told: Told): boolean;
}

export const MODES: readonly Mode[] = ["off", "subtitles", "voice"];
const CHOSEN = "palatine.narrator";
const MS_A_LETTER = 55;
const LEAST_MS = 1800;

let mode = $state<Mode>(remembered());

export const narrator = {
  get mode(): Mode {
    return mode;
  },
};

function remembered(): Mode {
  const found = typeof localStorage === "undefined" ? null : localStorage.getItem(CHOSEN);
  return MODES.find((each) => each === found) ?? "off";
}

export function choose(wanted: Mode): void {
  mode = wanted;
  localStorage.setItem(CHOSEN, wanted);
  if (wanted !== "voice") hush();
}

/** Move to the next way of narrating; without a voice in the browser, speaking is left out. */
export function nextMode(from: Mode): Mode {
  const offered = MODES.filter((each) => each !== "voice" || hasVoice());
  return offered[(offered.indexOf(from) + 1) % offered.length] ?? "off";
}

export function hasVoice(): boolean {
  return typeof speechSynthesis !== "undefined";
}

export function hush(): void {
  if (hasVoice()) speechSynthesis.cancel();
}

/** Let later lines be spoken: browsers want the first during a tap. */
export function unlockVoice(): void {
  if (hasVoice()) speechSynthesis.speak(new SpeechSynthesisUtterance(""));
}

/** How long a line should stay so that everyone has read it. */
export function readingTime(text: string): number {
  return Math.max(LEAST_MS, text.length * MS_A_LETTER);
}

/** The best of the browser's voices for a language: preferably one that needs no network. */
export function voiceFor<T extends { lang: string; localService: boolean }>(
  voices: readonly T[],
  language: string,
): T | undefined {
  const speaking = voices.filter((voice) => voice.lang.toLowerCase().startsWith(language));
  return speaking.find((voice) => voice.localService) ?? speaking[0];
}

/** Speak a line; done when it has been spoken, at once without a voice or permission to speak. */
export function utter(text: string, language: string): Promise<void> {
  const voice = hasVoice() ? voiceFor(speechSynthesis.getVoices(), language) : undefined;
  if (!voice) return Promise.resolve();
  return new Promise((done) => {
    const line = new SpeechSynthesisUtterance(text);
    Object.assign(line, {
      voice,
      lang: voice.lang,
      rate: 0.95,
      onend: () => done(),
      onerror: () => done(),
    });
    speechSynthesis.speak(line);
  });
}
