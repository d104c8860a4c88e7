// How to caption the scenes of the senate: with which title, text and emblem.
import type { Caption } from "../../play/screen/caption.ts";
import type { Told } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";
import { voteOf } from "./ballots.ts";

const EMBLEMS: Record<string, string> = {
  chaos: "space-chaos",
  cleared: "mark-cleared",
  investigated: "space-investigate",
  special_election_called: "space-special_election",
  peeked: "space-peek",
  reshuffled: "zone-deck",
  nominated: "mark-candidate",
  tracker_advanced: "space-election",
  veto_proposed: "atom-veto",
  veto_agreed: "atom-veto",
  veto_refused: "atom-veto",
};

export function announced(told: Told, speaker: Speaker): Caption {
  const sentence = speaker.news(told);
  const { event, facts } = told;
  if (event === "voted") return vote(told, speaker);
  if (event === "executed") return plain(sentence, "mark-executed");
  if (event === "power_granted") return plain(sentence, `space-${String(facts["power"])}`);
  if (event === "policy_enacted") return policy(sentence, String(facts["policy"]));
  return plain(sentence, EMBLEMS[event]);
}

function plain(title: string, emblem?: string): Caption {
  return { title, emblem };
}

function policy(sentence: string, party: string): Caption {
  return { ...plain(sentence, `face-${party}`), party: party === "loyalist" ? "disc" : "shield" };
}

function vote(told: Told, speaker: Speaker): Caption {
  const { yes, no, isElected } = voteOf(told);
  const title = speaker.say(isElected ? "screen-elected" : "screen-rejected");
  const text = speaker.say("screen-votes", { for: yes.length, against: no.length });
  return { ...plain(title, isElected ? "atom-yes" : "atom-no"), text };
}
