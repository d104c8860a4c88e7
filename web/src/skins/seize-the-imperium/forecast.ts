// What a bid of cards leaves in hand.
import type { Forecasting } from "../../play/decide/forecast.ts";

export const forecast: Forecasting = (ask, atoms, view, speaker) => {
  if (ask.kind !== "bid" || !atoms.length) return [];
  const hand = view.zones.find((zone) => zone.id === "hand" && zone.owner === ask.seat);
  if (!hand) return [];
  return [speaker.say("skin-cards-left", { left: hand.things.length - atoms.length })];
};
