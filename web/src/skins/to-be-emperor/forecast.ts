// What an answer leaves, and what will be due again: you have to pay senators in every round.
import type { Forecasting } from "../../play/decide/forecast.ts";
import type { AskOut, Thing, View } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";

const RESOURCES = ["coin", "might", "knowledge"] as const;
type Icons = readonly number[];

export const forecast: Forecasting = (ask, atoms, view, speaker) => {
  const [first] = atoms;
  if (ask.kind === "tokens" && first) return [left(ask, Number(first.slice(2)), view, speaker)];
  if (ask.kind === "bid" && first?.startsWith("senator:")) {
    const senator = everything(view).find((thing) => thing.id === first);
    return senator
      ? due("skin-due-won", ask, [...senators(ask, view), senator], view, speaker)
      : [];
  }
  if (ask.kind !== "pay" || !atoms.some((atom) => atom.startsWith("senator:"))) return [];
  return due("skin-due-again", ask, staying(ask, atoms, view), view, speaker);
};

function left(ask: AskOut, spent: number, view: View, speaker: Speaker): string {
  const own = view.seats.find((each) => each.seat === ask.seat)?.counters["tokens_left"] ?? 0;
  return speaker.say("skin-tokens-left", { left: own - spent });
}

/** In the Acquire phase, a tapped senator who is not paid is lost. */
function staying(ask: AskOut, paid: readonly string[], view: View): Thing[] {
  const isAcquire = ask.facts?.["phase"] === "acquire";
  return senators(ask, view).filter(
    ({ id, marks }) => !isAcquire || !marks.includes("tapped") || paid.includes(id),
  );
}

/** What these need in every round, and what the player's own assets in play lack for it. */
function due(
  message: string,
  ask: AskOut,
  owed: readonly Thing[],
  view: View,
  speaker: Speaker,
): string[] {
  const need = sum(owed, "needs");
  const have = sum(inZone(view, "assets", ask.seat), "gives");
  const lacking = need.map((count, at) => Math.max(0, count - (have[at] ?? 0)));
  const said = speaker.say(message, { due: named(need, speaker) });
  const then = lacking.some(Boolean)
    ? speaker.say("skin-due-lacks", { lacking: named(lacking, speaker) })
    : speaker.say("skin-due-covered");
  return [`${said} ${then}`];
}

function sum(things: readonly Thing[], what: "needs" | "gives"): Icons {
  return RESOURCES.map((resource) =>
    things.reduce((total, { counters }) => total + (counters[`${what}_${resource}`] ?? 0), 0),
  );
}

function named(icons: Icons, speaker: Speaker): string {
  const parts = icons.flatMap((count, at) =>
    count ? [`${count} ${speaker.say(`fact-resource-${RESOURCES[at]}`)}`] : [],
  );
  return speaker.allOf(parts);
}

function senators(ask: AskOut, view: View): Thing[] {
  return inZone(view, "senators", ask.seat);
}

function inZone(view: View, id: string, owner: number): Thing[] {
  return view.zones
    .filter((zone) => zone.id === id && zone.owner === owner)
    .flatMap(({ things }) => things);
}

function everything(view: View): Thing[] {
  return view.zones.flatMap(({ things }) => things);
}
