import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressing } from "./press.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A button as far as it matters here: the first listener hears first, and can keep it from the others. */
function button(isHeld: boolean): { log: string[]; does: (...events: string[]) => void } {
  const log: string[] = [];
  const target = new EventTarget();
  const press = { look: () => log.push("look"), leave: () => log.push("leave") };
  pressing(() => (isHeld ? press : null))(target as unknown as HTMLElement);
  target.addEventListener("click", () => log.push("click"));
  return {
    log,
    does: (...events) => events.forEach((name) => target.dispatchEvent(new Event(name))),
  };
}

test("a touch is a click", () => {
  const { log, does } = button(true);
  does("pointerdown", "pointerup", "click");
  expect(log).toEqual(["click"]);
});

test("a longer press looks until it is let go, and chooses nothing", () => {
  const { log, does } = button(true);
  does("pointerdown");
  vi.advanceTimersByTime(500);
  expect(log).toEqual(["look"]);
  does("pointerup", "click");
  expect(log).toEqual(["look", "leave"]);
  does("pointerdown", "pointerup", "click");
  expect(log).toEqual(["look", "leave", "click"]);
});

test("where there is nothing to look at, a long press is a click too", () => {
  const { log, does } = button(false);
  does("pointerdown");
  vi.advanceTimersByTime(500);
  does("pointerup", "click");
  expect(log).toEqual(["click"]);
});
