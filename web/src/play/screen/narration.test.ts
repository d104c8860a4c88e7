import { expect, test } from "vitest";
import { nextMode, readingTime, voiceFor } from "./narration.svelte.ts";

const VOICES = [
  { lang: "en-US", localService: false },
  { lang: "en-GB", localService: true },
  { lang: "de-DE", localService: false },
];

test("a voice speaks the language, and better without a network", () => {
  expect(voiceFor(VOICES, "en")).toBe(VOICES[1]);
  expect(voiceFor(VOICES, "de")).toBe(VOICES[2]);
  expect(voiceFor(VOICES, "fr")).toBeUndefined();
});

test("a browser without voices offers subtitles and silence", () => {
  expect(nextMode("off")).toBe("subtitles");
  expect(nextMode("subtitles")).toBe("off");
});

test("a longer line stands longer, and even the shortest can be read", () => {
  expect(readingTime("No.")).toBe(readingTime(""));
  expect(readingTime("a".repeat(200))).toBeGreaterThan(readingTime("a".repeat(100)));
});
