import { expect, test, vi } from "vitest";
import type { AskOut, Step, Taught, View } from "../../wire/messages.ts";
import { Course, isSame } from "./course.svelte.ts";
import { named } from "./places.ts";

const VIEW: View = {
  viewer: 0,
  phase: "election",
  seats: [],
  zones: [],
  tracks: [],
  counters: {},
  notes: [],
};
const ASK: AskOut = {
  seat: 0,
  number: 7,
  kind: "vote",
  shape: "pick",
  how: "alone",
  options: [
    { atom: "yes", at: "yes" },
    { atom: "no", at: "no" },
    { atom: "player:2", at: "player:2" },
  ],
  least: 1,
  most: 1,
};

function moment(start: number, event: string, ask: AskOut | null = null): Step {
  return {
    type: "step",
    game: 1,
    start,
    news: [{ event, facts: {}, secret: false }],
    waiting: ask ? [0] : [1],
    asking: "vote",
    ask,
    view: VIEW,
  };
}

/** A lesson that shows something, waits for a Yes, and shows the result. */
function course(): Course {
  const say = { en: "Look.", de: "Schau." };
  const taught: Taught = {
    title: say,
    choice: {
      game: "senate",
      players: 1,
      edition: null,
      options: {},
      theme: null,
      language: "en",
      seating: "arranged",
      history: true,
      patience: 0,
      pace: null,
      talk: true,
      guided: false,
      speech: false,
    },
    seat: 0,
    people: [{ id: 0, name: "Livia", look: { colour: "red", sign: "sun" }, seat: 0 }],
    moments: [moment(0, "dealt"), moment(1, "nominated", ASK), moment(2, "elected")],
    steps: [
      { at: 0, say, show: "seat:0" },
      { at: 1, say, show: "question", do: "yes" },
      { at: 2, say },
    ],
  };
  return new Course(taught, "loyal");
}

/** Whenever something happens, the page says at once that it was shown. */
async function arrived(taken: Course, place: number): Promise<void> {
  await vi.waitFor(() => {
    if (taken.isPassing) taken.next();
    expect(taken.place).toBe(place);
  });
}

const answer = (taken: Course, given: string) =>
  taken.send({ type: "answer", number: taken.at.moment?.ask?.number ?? 0, answer: given });

test("a lesson begins with its first step, and goes on when the learner wants to", async () => {
  const taken = course();
  expect(taken.places).toEqual([["player:0"]]);
  expect(taken.at.moment?.ask).toBeNull();
  taken.next();
  await arrived(taken, 1);
  expect(taken.at.moment?.ask?.kind).toBe("vote");
  expect(taken.at.moment?.news.map((news) => news.event)).toEqual(["dealt", "nominated"]);
});

test("the right answer is taken and shows what came of it", async () => {
  const taken = course();
  taken.restart(1);
  expect((await answer(taken, "yes")).type).toBe("done");
  await arrived(taken, 2);
  expect(taken.at.moment?.news.at(-1)?.event).toBe("elected");
});

test("a wrong answer is nudged, then shown, then done for the learner", async () => {
  const taken = course();
  taken.restart(1);
  await answer(taken, "no");
  expect([taken.place, taken.tries, taken.places]).toEqual([1, 1, [["question"]]]);
  await answer(taken, "no");
  expect([taken.place, taken.tries, taken.places]).toEqual([1, 2, [["yes", "question"]]]);
  await answer(taken, "no");
  await arrived(taken, 2);
});

test("whoever knows already what to do may do it before the words are over", async () => {
  const taken = course();
  const early = new Course(
    {
      ...taken.lesson,
      steps: taken.lesson.steps.map((step) => ({ ...step, at: Math.max(1, step.at) })),
    },
    "loyal",
  );
  await answer(early, "no");
  expect([early.place, early.tries]).toEqual([0, 1]);
  await answer(early, "yes");
  await arrived(early, 2);
});

test("whoever goes back is asked again, with nothing of before", async () => {
  const taken = course();
  taken.restart(1);
  const before = taken.at.moment?.ask?.number;
  await answer(taken, "yes");
  await arrived(taken, 2);
  taken.back();
  expect(taken.place).toBe(1);
  expect(taken.at.moment?.news).toHaveLength(2);
  expect(taken.at.moment?.ask?.number).not.toBe(before);
});

test("behind the last step the lesson is over", async () => {
  const taken = course();
  taken.restart(2);
  taken.next();
  await arrived(taken, 3);
  expect(taken.isOver).toBe(true);
});

test("the order of what is chosen matters only where the question is about it", () => {
  expect(isSame(["b", "a"], ["a", "b"], "several")).toBe(true);
  expect(isSame(["b", "a"], ["a", "b"], "rank")).toBe(false);
  expect(isSame([1, 0], [0, 1], "share")).toBe(false);
  expect(isSame("yes", "no", "pick")).toBe(false);
});

test("a place of a lesson is found by what the page calls it", () => {
  const zone = { kind: "row", owner: 1, backs: 0, secret: false } as const;
  const thing = { id: "asset:guild#1", face: null, marks: [], counters: {} };
  const view: View = { ...VIEW, zones: [{ ...zone, id: "assets", things: [thing] }] };
  expect(named("seat:3", null, view)).toEqual(["player:3"]);
  expect(named("thing:asset:guild#1", null, view)).toEqual([
    "asset:guild#1",
    "assets:1",
    "player:1",
  ]);
  expect(named("zone:hand:0", null, view)).toEqual(["hand:0", "mine"]);
  expect(named("option:player:2", ASK, view)).toEqual(["player:2", "question"]);
  expect(named("option:gone", ASK, view)).toEqual(["question"]);
  expect(named("counter:danger", null, view)).toEqual(["counter:danger", "phase"]);
  expect(named("track:election", null, view)).toEqual(["track:election"]);
});
