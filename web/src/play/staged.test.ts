// Scenes come one after the other, and nobody is ever stuck behind the table.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cue, Step, Table, Told, View, Welcome } from "../wire/messages.ts";
import type { Unsent } from "../wire/socket.ts";
import { AtTable } from "../wire/table.svelte.ts";
import { cueOf, Staged } from "./staged.svelte.ts";

const CUES: Cue[] = [
  { on: "voted", kind: "ballots", seconds: 4, turn: 2, when: { no: [] } },
  { on: "voted", kind: "ballots", seconds: 7, turn: 2 },
  { on: "moved", kind: "announce", seconds: 2 },
];

const sent: Unsent[] = [];
const told = (event: string, facts: Told["facts"] = {}, secret = false): Told => ({
  event,
  facts,
  secret,
});

function table(extra: Partial<Table> = {}): Table {
  const choice = { game: "x", players: 2 } as Table["choice"];
  return {
    type: "table",
    code: "BCDF",
    stage: "playing",
    choice,
    people: [],
    join: "",
    qr: [],
    game: 1,
    is_staged: true,
    ...extra,
  };
}

function arrive(at: AtTable, shown: Table = table()): void {
  const welcome: Welcome = {
    type: "welcome",
    protocol: 1,
    build: "",
    viewer: "public",
    person: null,
    is_host: false,
    table: shown,
  };
  at.heard(welcome);
  at.heard(step(0, [], "first", "vote"));
}

function step(start: number, news: Told[], view: string, asking: string): Step {
  const seen = { phase: view, seats: [], zones: [] } as unknown as View;
  return {
    type: "step",
    game: 1,
    start,
    news,
    waiting: asking ? [0] : [],
    asking,
    ask: null,
    view: seen,
  };
}

function stage(isStage = true): { at: AtTable; staged: Staged } {
  const wire = {
    send: (each: Unsent) => (sent.push(each), new Promise<never>(() => undefined)),
    close: () => undefined,
  };
  const at = new AtTable("BCDF", "screen", () => wire);
  const staged = new Staged(at, isStage);
  return { at, staged };
}

const hold = (number: number, part: "scene" | "roles" = "scene") =>
  table({ hold: { number, part, seconds: 7 } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first cue whose facts fit is taken", () => {
  expect(cueOf(CUES, told("voted", { no: [] }))?.seconds).toBe(4);
  expect(cueOf(CUES, told("voted", { no: [1] }))?.seconds).toBe(7);
  expect(cueOf(CUES, told("said"))).toBeUndefined();
});

test("a vote is announced first, and the table changes when it is turned over", () => {
  const { at, staged } = stage();
  arrive(at);
  staged.follow(CUES);
  at.heard(hold(2));
  at.heard(step(0, [told("voted", { no: [1] })], "second", ""));
  staged.follow(CUES);
  expect(staged.scene?.isTurned).toBe(false);
  expect(staged.moment?.view.phase).toBe("first");
  expect(staged.moment?.news).toHaveLength(0);
  vi.advanceTimersByTime(2000);
  expect(staged.scene?.isTurned).toBe(true);
  expect(staged.moment?.view.phase).toBe("second");
  expect(staged.moment?.news).toHaveLength(1);
  expect(sent).toHaveLength(0);
  vi.advanceTimersByTime(5000);
  expect(staged.scene).toBeNull();
  expect(sent).toEqual([{ type: "shown", number: 2 }]);
});

test("several scenes are played in their order, and reported once", () => {
  const { at, staged } = stage();
  arrive(at);
  staged.follow(CUES);
  at.heard(hold(2));
  at.heard(step(0, [told("moved"), told("said"), told("moved")], "second", ""));
  staged.follow(CUES);
  expect(staged.moment?.news).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(staged.moment?.news).toHaveLength(3);
  vi.advanceTimersByTime(2000);
  staged.follow(CUES);
  expect(sent).toEqual([{ type: "shown", number: 2 }]);
});

test("when the question is open, nothing is played any more", () => {
  const { at, staged } = stage();
  arrive(at);
  staged.follow(CUES);
  at.heard(hold(2));
  at.heard(step(0, [told("moved")], "second", ""));
  staged.follow(CUES);
  at.heard(table());
  at.heard(step(1, [], "second", "nominate"));
  staged.follow(CUES);
  expect(staged.scene).toBeNull();
  expect(staged.moment?.asking).toBe("nominate");
});

test("whoever comes late sees the present, and holds up nobody", () => {
  const { at, staged } = stage();
  arrive(at, hold(1));
  staged.follow(CUES);
  expect(staged.scene).toBeNull();
  expect(sent).toEqual([{ type: "shown", number: 1 }]);
});

test("news for one person alone are not staged", () => {
  const { at, staged } = stage();
  arrive(at);
  staged.follow(CUES);
  at.heard(hold(2));
  at.heard(step(0, [told("moved", {}, true)], "second", ""));
  staged.follow(CUES);
  expect(staged.scene).toBeNull();
});

test("at the instant pace the present is shown at once", () => {
  const { at, staged } = stage();
  arrive(at, table({ pace: "instant" }));
  staged.follow(CUES);
  at.heard(step(0, [told("moved")], "second", ""));
  staged.follow(CUES);
  expect(staged.scene).toBeNull();
  expect(staged.moment?.view.phase).toBe("second");
});

test("the roles are reported when the narrator has finished, and by a stage alone", () => {
  const { at, staged } = stage();
  arrive(at, hold(1, "roles"));
  staged.follow(CUES);
  expect(sent).toHaveLength(0);
  staged.scripted();
  expect(sent).toEqual([{ type: "shown", number: 1 }]);
  const phone = stage(false);
  arrive(phone.at, hold(1, "roles"));
  phone.staged.scripted();
  expect(sent).toHaveLength(1);
});

test("a game whose end is on its way does not look stopped; one that was stopped does", () => {
  const { at, staged } = stage();
  arrive(at);
  staged.follow(CUES);
  at.heard(table({ stage: "over" }));
  staged.follow(CUES);
  expect(staged.table?.stage).toBe("playing");
  at.heard({ ...step(0, [], "second", ""), over: { winners: [0], why: "x", side: null } });
  staged.follow(CUES);
  expect(staged.table?.stage).toBe("over");
  const stopped = stage();
  arrive(stopped.at);
  stopped.at.heard(table({ stage: "over", is_stopped: true }));
  expect(stopped.staged.table?.stage).toBe("over");
});

test("an end is played before the game is shown as over", () => {
  const { at, staged } = stage();
  arrive(at);
  staged.follow(CUES);
  at.heard(table({ stage: "over" }));
  at.heard({
    ...step(0, [told("voted", { no: [1] })], "second", ""),
    over: { winners: [0], why: "x", side: null },
  });
  staged.follow(CUES);
  expect(staged.table?.stage).toBe("playing");
  vi.advanceTimersByTime(2000);
  expect(staged.table?.stage).toBe("over");
  expect(staged.moment?.over).not.toBeNull();
});

test("a seat's page that is wide enough is a stage, and tells the table so on every line", () => {
  const { at, staged } = stage(false);
  arrive(at, table({ is_staged: false }));
  staged.follow(CUES);
  staged.beStage(true);
  staged.beStage(true);
  expect(sent).toEqual([{ type: "show_stage", is_on: true }]);
  arrive(at, { ...hold(1, "roles"), is_staged: false });
  staged.follow(CUES);
  expect(sent.slice(1)).toEqual([
    { type: "show_stage", is_on: true },
    { type: "shown", number: 1 },
  ]);
  staged.beStage(false);
  expect(sent.at(-1)).toEqual({ type: "show_stage", is_on: false });
});

test("a stage plays scenes in full, and a phone alone in half the time", () => {
  for (const [isWide, milliseconds] of [
    [true, 2000],
    [false, 1000],
  ] as const) {
    const { at, staged } = stage(false);
    arrive(at, table({ is_staged: false }));
    staged.follow(CUES);
    staged.beStage(isWide);
    at.heard({ ...hold(2), is_staged: false });
    at.heard(step(0, [told("moved")], "second", ""));
    staged.follow(CUES);
    vi.advanceTimersByTime(milliseconds - 1);
    expect(staged.scene).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(staged.scene).toBeNull();
    expect(sent.at(-1)?.type === "shown").toBe(isWide);
    sent.length = 0;
  }
});

test("after a gap it is reported again: the table knows another line", () => {
  const { at, staged } = stage();
  arrive(at, hold(1, "roles"));
  staged.follow(CUES);
  staged.scripted();
  arrive(at, hold(1, "roles"));
  staged.follow(CUES);
  expect(sent).toEqual([
    { type: "shown", number: 1 },
    { type: "shown", number: 1 },
  ]);
});

test("until the end is told, nothing says that it is the end: masks, phase and counters stay", () => {
  const { at, staged } = stage();
  const zone = (owner: number | null, face: string) => ({
    id: "z",
    kind: "z",
    owner,
    backs: 0,
    face,
  });
  const view = (mark: string) =>
    ({
      phase: mark,
      seats: [{ seat: 0, marks: [mark] }],
      zones: [zone(null, mark), zone(0, mark)],
      counters: { [mark]: true },
    }) as unknown as View;
  const shown = (): unknown => {
    const seen = staged.moment?.view as unknown as {
      phase: string;
      seats: { marks: string[] }[];
      zones: { face: string }[];
      counters: object;
    };
    const faces = seen.zones.map(({ face }) => face);
    return [seen.phase, ...(seen.seats[0]?.marks ?? []), ...faces, ...Object.keys(seen.counters)];
  };
  arrive(at);
  at.heard({ ...step(0, [], "", "vote"), view: view("masked") });
  staged.follow(CUES);
  at.heard(table({ stage: "over" }));
  at.heard({
    ...step(0, [told("moved"), told("won")], "", ""),
    view: view("open"),
    over: { winners: [0], why: "x", side: null },
  });
  staged.follow([...CUES, { on: "won", kind: "end", seconds: 3 }]);
  expect(shown()).toEqual(["masked", "masked", "open", "masked", "masked"]);
  vi.advanceTimersByTime(2000);
  expect(shown()).toEqual(["open", "open", "open", "open", "open"]);
});
