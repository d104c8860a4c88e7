import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

function ids(text: string): string[] {
  return new FluentResource(text).body.map((message) => message.id).sort();
}

test("every language has the same messages", () => {
  const english = ids(FILES["./en.ftl"] ?? "");
  expect(english.length).toBeGreaterThan(0);
  for (const text of Object.values(FILES)) expect(ids(text)).toEqual(english);
});
