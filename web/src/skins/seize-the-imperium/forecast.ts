// What an answer in the making leads to: the cards that a bid leaves, and how both sides of a fight stand
// before you go there, begin it, go on or leave. All of it comes from what lies open.
import type { Forecasting } from "../../play/decide/forecast.ts";
import type { AskOut, View } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";
import { fightOf, type Place, realmsOf, type Unit } from "./galaxy.ts";

export const forecast: Forecasting = (ask, atoms, view, speaker) => {
  const [atom] = atoms;
  if (atom === undefined) return [];
  if (ask.kind === "bid") return cardsLeft(ask, atoms.length, view, speaker);
  if (ask.kind === "withdraw" || ask.kind === "forgo") return leaving(ask, atom, view, speaker);
  const place = placesOf(view).find(({ world }) => world.id === atom);
  if (!place) return [];
  const coming = unitsOf(view).filter(({ id }) => id === ask.facts?.["card"]);
  const units = [...place.units, ...coming];
  if (ask.kind === "react_to") return [defence(ask, units, speaker)];
  return ["attack_at", "conquer"].includes(ask.kind)
    ? attack({ ...place, units }, ask, speaker)
    : [];
};

function cardsLeft(ask: AskOut, bid: number, view: View, speaker: Speaker): string[] {
  const hand = view.zones.find((zone) => zone.id === "hand" && zone.owner === ask.seat);
  return hand ? [speaker.say("skin-cards-left", { left: hand.things.length - bid })] : [];
}

/** What goes on if you stay, or is lost if you leave. */
function leaving(ask: AskOut, atom: string, view: View, speaker: Speaker): string[] {
  const fight = fightOf(view);
  if (!fight) return [];
  const { conquest } = fight.place.world;
  if (atom === "yes") return conquest ? [speaker.say("skin-front-lost", { count: conquest })] : [];
  return ask.kind === "withdraw" ? attack(fight.place, ask, speaker) : [];
}

function attack({ world, controller, units }: Place, ask: AskOut, speaker: Speaker): string[] {
  const guards = units.filter(({ owner }) => owner === controller);
  const att = attOf(units.filter(({ owner }) => owner === ask.seat));
  const holding = guards.filter(({ type }) => ["troop", "installation"].includes(type)).length;
  const need = Math.max(0, world.need - world.conquest);
  const enough = att < world.def ? "no" : "yes";
  return [
    speaker.say("skin-front", { att, def: world.def, need, enough }),
    speaker.say("skin-front-guard", { units: guards.length, att: attOf(guards) }),
    ...(holding ? [speaker.say("skin-front-holding", { count: holding })] : []),
  ];
}

function defence(ask: AskOut, units: readonly Unit[], speaker: Speaker): string {
  const own = units.filter(({ owner }) => owner === ask.seat);
  const others = units.filter(({ owner }) => owner !== ask.seat);
  return speaker.say("skin-front-own", { att: attOf(own), against: attOf(others) });
}

function attOf(units: readonly Unit[]): number {
  return units.reduce((sum, { att }) => sum + att, 0);
}

function unitsOf(view: View): Unit[] {
  return placesOf(view).flatMap(({ units }) => units);
}

function placesOf(view: View): Place[] {
  return realmsOf(view).flatMap(({ places }) => places);
}
