import { expect, test } from "vitest";
import { addEmblems, emblemOf } from "../parts/emblems.ts";
import { signOf } from "./sign.ts";

test("a thing has its own drawing, else its family's, else that of its marks", () => {
  const seal = emblemOf("seal");
  const thing = (face: string, marks: string[] = []) => ({ id: face, face, marks, counters: {} });
  addEmblems({ "card-mars": seal, "family-world": seal, "mark-drone": seal });
  expect(signOf(thing("world:mars#2", ["drone"]))).toBe("card-mars");
  expect(signOf(thing("world:saturn#1", ["drone"]))).toBe("family-world");
  expect(signOf(thing("unit:robots#1", ["unheard", "drone"]))).toBe("mark-drone");
  expect(signOf(thing("unit:tanks#1"))).toBe("seal");
});
