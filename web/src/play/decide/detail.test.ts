import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { AskOut } from "../../wire/messages.ts";
import { Speaker } from "../../words/speaker.ts";
import { worthOf } from "./detail.ts";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(
    ["worth-pay-1 = coins", "worth-give-1 = points", 'halves-give-1 = { "" }'].join("\n"),
  ),
);
const speaker = new Speaker(bundle);

function ask(kind: string, worth: number[]): AskOut {
  return {
    seat: 0,
    number: 1,
    kind,
    shape: "cover",
    how: "alone",
    least: 1,
    most: 1,
    options: [],
    worth: worth.map((each) => [each]),
  };
}

test("an option says what it gives; where halves are counted, in wholes and halves", () => {
  expect(worthOf(ask("pay", [3]), 0, speaker)?.text).toBe("+3 coins");
  const halves = ask("give", [6, 3, 1]);
  expect([0, 1, 2].map((place) => worthOf(halves, place, speaker)?.text)).toEqual([
    "+3 points",
    "+1½ points",
    "+½ points",
  ]);
});
