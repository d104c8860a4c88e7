import { expect, test } from "vitest";
import { hasEmblem } from "./emblems.ts";
import { COLOURS, freeLook, lookOfSeat, SIGNS } from "./looks.ts";

test("there are ten colours and twelve signs, and each sign is drawn", () => {
  expect([new Set(COLOURS).size, new Set(SIGNS).size]).toEqual([10, 12]);
  expect(SIGNS.filter((sign) => !hasEmblem(`sign-${sign}`))).toEqual([]);
});

test("a newcomer is offered a look that nobody has", () => {
  const taken = COLOURS.slice(1).map((colour, at) => ({ colour, sign: SIGNS[at] ?? "sun" }));
  for (let time = 0; time < 20; time++) {
    const { colour, sign } = freeLook(taken);
    expect(colour).toBe("red");
    expect(SIGNS.slice(9)).toContain(sign);
  }
});

test("seats are told apart even if nobody knows who had them", () => {
  const looks = COLOURS.map((_, seat) => lookOfSeat(seat));
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(10);
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(10);
});
