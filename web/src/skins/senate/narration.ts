// What the narrator says in the senate: the script until somebody is nominated, then what changes
// the table. An execution gets silence.
import type { Narration } from "../../play/screen/narration.svelte.ts";

const ANNOUNCED = [
  "nominated",
  "tracker_advanced",
  "chaos",
  "cleared",
  "policy_enacted",
  "power_granted",
  "investigated",
  "special_election_called",
  "peeked",
  "reshuffled",
  "veto_proposed",
  "veto_agreed",
  "veto_refused",
  "game_won",
];

export const narration: Narration = {
  isDue: (news) => !news.some((told) => told.event === "nominated"),
  announces: (told) => ANNOUNCED.includes(told.event),
};
