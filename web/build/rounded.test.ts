import { expect, test } from "vitest";
import { rounded } from "./rounded.ts";

const drawn = (path: string): string => rounded(`<path d="${path}"/>`).slice(9, -3);

test("points lie on whole numbers, with no space that is not needed", () => {
  expect(drawn("M10.123 .456-3.04,0.05L7.5 2.5z")).toBe("M10 0-3 0L8 3z");
  expect(drawn("M0 0c1.25-.5.75 3 12.96 4.4")).toBe("M0 0c1 0 1 3 13 4");
  expect(drawn("M5 5H7.7v1.2")).toBe("M5 5H8v1");
});

test("many small steps end where they should", () => {
  expect(drawn("M0 0l.4 0 .4 0 .4 0 .4 0")).toBe("M0 0l0 0 1 0 0 0 1 0");
  expect(drawn("m.4.4h.4v.4zm.2 0h1")).toBe("m0 0h1v1zm1 0h1");
});

test("the flags of an arc stay flags, and its radii may be small", () => {
  expect(drawn("M0 0a1.55 1.55 0 01.25.5 2 2 0 10-3.3 4")).toBe("M0 0a1.6 1.6 0 0 1 0 1 2 2 0 1 0-3 4");
});
