import { FluentBundle } from "@fluent/bundle";
import { afterEach, expect, test, vi } from "vitest";
import { lookOfSeat, SIGNS } from "../../parts/looks.ts";
import { emblemOf } from "../../parts/emblems.ts";
import { OUT_OF_REACH } from "../../play/decide/reach.ts";
import type { AskOut, View } from "../../wire/messages.ts";
import { Speaker } from "../../words/speaker.ts";
import type { ShownProps } from "../registry.ts";
import { foundFor, shownTo, skinFrom } from "./module.ts";

const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => complaint.mockClear());

const address = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;

test("a module brings what it exports, and nothing else", async () => {
  const source = `export const screen = () => ({}); export const emblems = { "mark-a": "M0 0", b: 7 }`;
  const skin = await skinFrom("feast", address(source));
  expect([typeof skin.screen, skin.table]).toEqual(["function", undefined]);
  expect(skin.emblems).toEqual({ "mark-a": "M0 0" });
  expect(typeof foundFor("feast")?.module.screen).toBe("function");
});

test.each([
  ["can't be read", "export const = ;"],
  ["fails while it is loaded", "throw new Error('no')"],
])("a module that %s is not a skin, and breaks nothing", async (_, source) => {
  expect(await skinFrom("broken", address(source))).toEqual({});
  expect(foundFor("broken")).toBeUndefined();
  expect(complaint).toHaveBeenCalledOnce();
});

test("what is not a function is not drawn with", async () => {
  const skin = await skinFrom("odd", address("export const screen = 3, table = null, styles = 4"));
  expect(skin).toEqual({ emblems: {} });
});

test.each([
  ["says sentences", "(ask, atoms) => [ask.kind + atoms[0], 7]", ["bidx:3"], 0],
  ["says no list", "() => 'words'", [], 0],
  ["fails", "() => { throw new Error('no') }", [], 1],
])("a forecast that %s breaks nothing", async (_, source, lines, complaints) => {
  const skin = await skinFrom("feast", address(`export const forecast = ${source}`));
  const speaker = new Speaker(new FluentBundle("en"), ["Anna"]);
  const told = await skin.forecast?.();
  expect(told?.forecast({ kind: "bid" } as AskOut, ["x:3"], {} as View, speaker)).toEqual(lines);
  expect(complaint).toHaveBeenCalledTimes(complaints);
});

test("a skin can draw every player's sign on the player's colour", () => {
  const speaker = new Speaker(
    new FluentBundle("en"),
    ["Anna"],
    [],
    [{ colour: "pink", sign: "key" }],
  );
  const shown = shownTo({ moment: {}, speaker, me: null, reach: OUT_OF_REACH } as ShownProps);
  expect(shown.sign(0)).toEqual({
    field: "var(--player-pink)",
    ink: "var(--on-player-pink)",
    drawing: emblemOf("sign-key"),
  });
  expect(SIGNS.map((sign) => emblemOf(`sign-${sign}`))).toContain(shown.sign(1).drawing);
  expect(shown.sign(1).field).toBe(`var(--player-${lookOfSeat(1).colour})`);
});
