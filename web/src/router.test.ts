import { expect, test } from "vitest";
import { placeOf } from "./router.svelte.ts";

test("a table's address names its page and its code, however it is typed", () => {
  expect(placeOf("/t/kxqv")).toEqual({ page: "phone", code: "KXQV" });
  expect(placeOf("/S/KXQV/")).toEqual({ page: "screen", code: "KXQV" });
});

test("a replay has a table's code, and rules a game's id", () => {
  expect(placeOf("/r/kxqv")).toEqual({ page: "replay", code: "KXQV" });
  expect(placeOf("/rules/to-be-emperor")).toEqual({ page: "rules", code: "to-be-emperor" });
});

test("the cards of a game have its id, and those of all games none", () => {
  expect(placeOf("/cards/seize-the-imperium")).toEqual({
    page: "cards",
    code: "seize-the-imperium",
  });
  expect(placeOf("/cards/")).toEqual({ page: "cards", code: "" });
});

test("lessons are found by their game and their name", () => {
  expect(placeOf("/learn")).toEqual({ page: "learn", code: "" });
  expect(placeOf("/learn/senate/")).toEqual({ page: "learn", code: "senate" });
  expect(placeOf("/learn/senate/loyal")).toEqual({ page: "learn", code: "senate/loyal" });
  expect(placeOf("/learn/senate/loyal/more").page).toBe("lost");
});

test("a room has a longer code, and a page for each person", () => {
  expect(placeOf("/room/BCDFHJKL")).toEqual({ page: "room", code: "BCDFHJKL" });
  expect(placeOf("/room/BCDFHJKL/12/")).toEqual({ page: "room", code: "BCDFHJKL/12" });
  expect(placeOf("/room/BCDFHJKL/12/more").page).toBe("lost");
});

test("the door and the credits have addresses of their own", () => {
  expect(placeOf("/").page).toBe("home");
  expect(placeOf("/about").page).toBe("about");
  expect(placeOf("/rules").page).toBe("about");
});

test("any other address is lost", () => {
  for (const path of ["/t/", "/t/KX", "/t/KXQVW", "/x/KXQV", "/t/KX1V"]) {
    expect(placeOf(path).page).toBe("lost");
  }
});
