import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openAgain } from "./again.ts";

const DOWN = () => Promise.reject(new TypeError("Failed to fetch"));
const UP = () => Promise.resolve({ ok: true } as Response);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the page is opened again once, when the server answers", async () => {
  const reload = vi.fn();
  vi.stubGlobal("performance", { now: () => 60_000 });
  vi.stubGlobal("fetch", vi.fn().mockImplementationOnce(DOWN).mockImplementation(UP));
  const done = [openAgain(reload), openAgain(reload)];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(done);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a young page waits, so that a broken part does not make it flicker", async () => {
  const reload = vi.fn();
  let age = 0;
  vi.stubGlobal("performance", { now: () => age });
  vi.stubGlobal("fetch", UP);
  const done = openAgain(reload);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reload).not.toHaveBeenCalled();
  age = 5_000;
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
});
