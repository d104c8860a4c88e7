import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { language, learn, say, speak } from "./words.svelte.ts";

const FILES = import.meta.glob<string>("./*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function ids(text: string): string[] {
  return new FluentResource(text).body.map((message) => message.id).sort();
}

test("every language has the same messages", () => {
  const english = ids(FILES["./en.ftl"] ?? "");
  expect(english.length).toBeGreaterThan(0);
  for (const text of Object.values(FILES)) expect(ids(text)).toEqual(english);
});

test("the language that was asked for last is spoken, though another's words come later", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  let arrive = (): void => {};
  const late = new Promise<string>((done) => (arrive = () => done("sentence = Hello")));
  const learned = learn((spoken) => (spoken === "en" ? late : Promise.resolve("sentence = Hallo")));
  await speak("de");
  arrive();
  await learned;
  expect([language(), say("sentence")]).toEqual(["de", "Hallo"]);
  await learn(() => Promise.resolve("sentence = Guten Tag"));
  expect([language(), say("sentence")]).toEqual(["de", "Guten Tag"]);
});
