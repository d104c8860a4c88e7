import { beforeEach, describe, expect, it, vi } from "vitest";

const GAME = "to-be-emperor";

/** The state of a freshly opened page. */
async function opened(): Promise<typeof import("./hints.ts").meets> {
  vi.resetModules();
  return (await import("./hints.ts")).meets;
}

function storage(words: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => words[key] ?? null,
    setItem: (key: string, value: string) => void (words[key] = value),
  });
  return words;
}

describe("the first times with a kind of question", () => {
  beforeEach(() => void storage());

  it("are two", async () => {
    const meets = await opened();
    expect([1, 2, 3, 4].map((number) => meets(GAME, "bid", number))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("are counted for each game and kind, and once for a question", async () => {
    const meets = await opened();
    expect([1, 1, 1, 2].every((number) => meets(GAME, "bid", number))).toBe(true);
    expect(meets(GAME, "bid", 3)).toBe(false);
    expect(meets(GAME, "pay", 4)).toBe(true);
    expect(meets("seize-the-imperium", "bid", 5)).toBe(true);
  });

  it("are still known when the page is opened again", async () => {
    const first = await opened();
    first(GAME, "bid", 1);
    first(GAME, "bid", 2);
    expect((await opened())(GAME, "bid", 1)).toBe(false);
  });

  it("are counted by the page where nothing may be kept", async () => {
    const refuse = (): never => {
      throw new Error("refused");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    const meets = await opened();
    expect([1, 2, 3].map((number) => meets(GAME, "bid", number))).toEqual([true, true, false]);
  });

  it("begin anew where something else was kept", async () => {
    for (const odd of ["not json", "null", "7", '"words"']) {
      storage({ "palatine.met": odd });
      expect((await opened())(GAME, "bid", 1)).toBe(true);
    }
  });
});
