import { expect, test } from "vitest";
import { outline } from "./emblems.ts";

const drawn = (path: string, width = 512): string =>
  outline(`<path fill="currentColor" d="${path}"/>`, width);

test("a drawing lies on whole numbers of our grid", () => {
  expect(drawn("M0 0h511.9v512.2H0z")).toBe("M0 0h256v256H0z");
  expect(drawn("M100 100.4L300 300.3H20z")).toBe("m50 50 100 100H10z");
});

test("many small steps end where they should, to the nearest square", () => {
  const across = [...drawn(`M0 0${"l1.1 0.3".repeat(100)}v200z`).matchAll(/[hl](\d+)/g)].map(
    (step) => Number(step[1]),
  );
  expect(across.reduce((sum, step) => sum + step, 0)).toBe(54);
});

test("what is more than one outline is refused, not cut", () => {
  expect(() => outline('<path d="M0 0h9v9z"/><path fill="red" d="M5 5h9v9z"/>', 512)).toThrow(
    "one path",
  );
});
