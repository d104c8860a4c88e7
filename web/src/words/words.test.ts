import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { language, later, learn, say, speak } from "./words.svelte.ts";

const FILES = import.meta.glob<string>("./**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function ids(text: string): string[] {
  return new FluentResource(text).body.map((message) => message.id).sort();
}

test("every language has the same messages", () => {
  for (const folder of [".", "./later", "./review"]) {
    const english = ids(FILES[`${folder}/en.ftl`] ?? "");
    expect(english.length).toBeGreaterThan(0);
    expect(ids(FILES[`${folder}/de.ftl`] ?? "")).toEqual(english);
  }
  expect(Object.keys(FILES)).toHaveLength(6);
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

test("later words come when they are needed, and then in every language", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("de");
  expect(say("after-night")).toBe("[after-night]");
  await later();
  expect(say("after-night")).toBe("Gute Nacht");
  await speak("en");
  expect(say("after-night")).toBe("Good night");
});
