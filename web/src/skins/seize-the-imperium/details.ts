// What an option would lead to: ATT against DEF for targets, whom a Unit already aims at, how much room a
// world has, or whose it is and how many guard it, and what a card is depleted for.
import type { Detail, Detailing } from "../../play/decide/detail.ts";
import type { AskOut, View } from "../../wire/messages.ts";
import { takenApart } from "../../words/atoms.ts";
import type { Speaker } from "../../words/speaker.ts";
import { counted, crowd, fightOf, list, type Place, realmsOf } from "./galaxy.ts";
import { nameOf } from "./names.ts";

export const detail: Detailing = (ask, atom, view, speaker) => {
  if (ask.kind === "part") return blow(ask, Number(atom.slice(2)) - 1, speaker);
  if (ask.facts?.["targets"]) return blow(ask, list(ask.facts["targets"]).indexOf(atom), speaker);
  if (ask.kind === "aim") return aimed(atom, view, speaker);
  const use = useOf(ask, atom, speaker);
  if (use) return use;
  const place = atom.startsWith("world:") ? placeOf(view, atom) : undefined;
  return place ? there(ask, place, speaker) : null;
};

/** What an open card would be depleted for, if the question offers that. */
function useOf(ask: AskOut, atom: string, speaker: Speaker): Detail | null {
  const { where, name } = takenApart(atom);
  const use = `use-${name}`;
  const isOpen = ["unit", "character", "world"].includes(where);
  const isOffered = isOpen && speaker.has(use) && speaker.has(`option-${ask.kind}-${where}`);
  return isOffered ? { text: speaker.say("skin-use", { what: speaker.say(use) }) } : null;
}

/** The total of all that aims at a target with this Unit, or with a part of its ATT. */
function blow(ask: AskOut, at: number, speaker: Speaker): Detail | null {
  if (!(at in list(ask.facts?.["totals"]))) return null;
  const [att, against, count] = ["totals", "against", "counts"].map((name) =>
    Number(list(ask.facts?.[name])[at] ?? 0),
  );
  return {
    text: speaker.say("skin-blow", { att: att ?? 0, against: against ?? 0, count: count ?? 0 }),
    tells: count ? "good" : undefined,
  };
}

function aimed(atom: string, view: View, speaker: Speaker): Detail | null {
  const goals = (fightOf(view)?.attacks ?? [])
    .filter((each) => each.units.includes(atom))
    .map((each) => nameOf(each.target, speaker));
  return {
    text: goals.length
      ? speaker.say("skin-aims-at", { targets: speaker.allOf(counted(goals)) })
      : speaker.say("skin-aims-nobody"),
  };
}

function there(ask: AskOut, place: Place, speaker: Speaker): Detail {
  const { world, controller, units } = place;
  if (controller === ask.seat)
    return { text: speaker.say("skin-room", { used: crowd(place), room: world.room }) };
  return {
    text: speaker.say("skin-guard", {
      units: units.filter((unit) => unit.owner === controller).length,
      player: speaker.name(controller),
    }),
  };
}

function placeOf(view: View, world: string): Place | undefined {
  return realmsOf(view)
    .flatMap((realm) => realm.places)
    .find((place) => place.world.id === world);
}
