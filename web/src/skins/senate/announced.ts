// Which news are shown large, with which emblem, and for how long.
import type { Party } from "../../parts/party.ts";
import type { Told } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";
import { voteOf } from "./ballots.ts";

export interface Announced {
  readonly title: string;
  readonly text: string;
  readonly emblem: string;
  readonly party: Party | undefined;
  readonly lasts: number;
  /** An execution: everything else goes dark and silent. */
  readonly isGrave: boolean;
}

const MOMENT = 2600;
const SILENCE = 4000;

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

/** The announcement of some news; most news have none. */
export function announced(told: Told, speaker: Speaker): Announced | null {
  const sentence = speaker.news(told);
  const { event, facts } = told;
  if (event === "voted") return vote(told, speaker);
  if (event === "executed")
    return { ...plain(sentence, "mark-executed"), lasts: SILENCE, isGrave: true };
  if (event === "power_granted") return plain(sentence, `space-${String(facts["power"])}`);
  if (event === "policy_enacted") return policy(sentence, String(facts["policy"]));
  const emblem = EMBLEMS[event];
  return emblem ? plain(sentence, emblem) : null;
}

function plain(title: string, emblem: string): Announced {
  return { title, text: "", emblem, party: undefined, lasts: MOMENT, isGrave: false };
}

function policy(sentence: string, party: string): Announced {
  return { ...plain(sentence, `face-${party}`), party: party === "loyalist" ? "disc" : "shield" };
}

function vote(told: Told, speaker: Speaker): Announced {
  const { yes, no, isElected } = voteOf(told);
  const title = speaker.say(isElected ? "screen-elected" : "screen-rejected");
  const text = speaker.say("screen-votes", { for: yes.length, against: no.length });
  return { ...plain(title, isElected ? "atom-yes" : "atom-no"), text };
}
