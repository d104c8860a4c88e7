// The ballots on the table, read from the news: face down until all are in, then turned together.
import type { Told } from "../../wire/messages.ts";
import type { Moment } from "../../wire/table.svelte.ts";

export type Ballot = "none" | "down" | "yes" | "no";

export interface Vote {
  readonly yes: readonly number[];
  readonly no: readonly number[];
  readonly isElected: boolean;
}

/** The last vote, until the next government is proposed. */
export function lastVote(news: readonly Told[]): Vote | null {
  const last = news.findLast((told) => told.event === "nominated" || told.event === "voted");
  return last?.event === "voted" ? voteOf(last) : null;
}

export function voteOf(told: Told): Vote {
  const { yes, no, elected } = told.facts;
  return { yes: seats(yes), no: seats(no), isElected: elected === true };
}

/** What is in front of a seat. During the vote, everybody we are not waiting for has voted. */
export function ballotOf(moment: Moment, seat: number): Ballot {
  if (moment.asking === "vote") {
    return moment.waiting.includes(seat) || isDead(moment, seat) ? "none" : "down";
  }
  const vote = isDead(moment, seat) ? null : lastVote(moment.news);
  if (vote?.yes.includes(seat)) return "yes";
  return vote?.no.includes(seat) ? "no" : "none";
}

function isDead(moment: Moment, seat: number): boolean {
  return moment.view.seats.some((each) => each.seat === seat && each.marks.includes("executed"));
}

function seats(fact: Told["facts"][string] | undefined): number[] {
  return Array.isArray(fact) ? fact.map(Number) : [];
}
