import { describe, expect, it, vi } from "vitest";
import { loadSoon, widgets } from "./widgets.ts";

describe("the rarer widgets", () => {
  it("are loaded once the first question has had its time, and not before", () => {
    vi.useFakeTimers();
    const load = vi.spyOn(widgets, "rank").mockResolvedValue({ default: {} } as never);
    loadSoon();
    vi.advanceTimersByTime(2900);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(load).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("wait for a phone that has lost the line", () => {
    vi.useFakeTimers();
    const load = vi.spyOn(widgets, "sums").mockResolvedValue({ default: {} } as never);
    let isOnLine = false;
    loadSoon(() => isOnLine);
    vi.advanceTimersByTime(9000);
    expect(load).not.toHaveBeenCalled();
    isOnLine = true;
    vi.advanceTimersByTime(9000);
    expect(load).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("are not loaded by a phone that has left the game", () => {
    vi.useFakeTimers();
    const load = vi.spyOn(widgets, "share").mockResolvedValue({ default: {} } as never);
    loadSoon()();
    vi.advanceTimersByTime(5000);
    expect(load).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});
