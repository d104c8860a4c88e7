// What we tell of a game that a room remembers: its moments, the best lie, the closest vote, kind words.
import { lookOfSeat } from "../../parts/looks.ts";
import type {
  BestLie,
  CloseVote,
  Evening,
  GameLine,
  Moment,
  PersonLine,
  Praise,
} from "../../wire/messages.ts";
import { Speaker } from "../../words/speaker.ts";
import { say } from "../../words/words.svelte.ts";
import { percent } from "../after/analysis.ts";
import { truthOf } from "../after/review/claimed.ts";
import { winnersOf } from "./score.ts";
import { sideOf, type Speakers } from "./speakers.ts";

/** Seat by seat, the players' current names; anyone the room does not remember was a guest. */
export function namesOf({ seats }: GameLine, people: readonly PersonLine[]): string[] {
  const counts = { guest: 0, bot: 0 };
  return seats.map(({ person, is_bot }) => {
    const known = people.find(({ id }) => id === person);
    if (known) return known.name;
    const kind = is_bot ? "bot" : "guest";
    counts[kind] += 1;
    return say(`room-${kind}-number`, { number: counts[kind] });
  });
}

/** The winners of a game: people by name, and then how many guests, and bots. */
export function winnersTold(game: GameLine, people: readonly PersonLine[]): string {
  const { names, guests, bots } = winnersOf(game, people);
  const others = [
    ...(guests ? [say("room-guests", { count: guests })] : []),
    ...(bots ? [say("room-bots")] : []),
  ];
  return [...names, ...others].join(", ");
}

/** A speaker for this very game, if this house has it. */
export function speakerOf(
  game: GameLine,
  people: readonly PersonLine[],
  speakers: Speakers,
): Speaker | null {
  const words = speakers.get(game.game);
  if (!words) return null;
  const looks = game.seats.map(
    ({ person }, seat) => people.find(({ id }) => id === person)?.look ?? lookOfSeat(seat),
  );
  return new Speaker(words.bundle, namesOf(game, people), words.seatFacts, looks);
}

/** What happened at a moment; if the news says nothing, what was chosen, or whose choice it was. */
export function happened(moment: Moment, by: Speaker): string {
  const { news = [], drawn = [], seat, kind, chose = [] } = moment;
  const listed = (atoms: readonly string[]): string =>
    by.allOf(atoms.map((atom) => by.card(atom) ?? by.atom(atom, kind)));
  const drew = drawn.map(({ seat: who, atoms }) =>
    say("room-drew", { name: by.name(who), cards: listed(atoms) }),
  );
  const heard = news.filter(({ event }) => by.has(`news-${event}`)).map((told) => by.news(told));
  const said = [...drew, ...heard].join(" ");
  if (said || seat === undefined) return said;
  const name = by.name(seat);
  if (!chose.length) return say("room-choice-of", { name });
  return say("room-chose", { name, answer: listed(chose) });
}

/** How the chances moved: those of the side that won, otherwise those that moved most. */
export function change(game: GameLine, moment: Moment, by: Speaker, speakers: Speakers): string {
  const { before, after } = moment;
  const moved = (seat: number): number => Math.abs((after[seat] ?? 0) - (before[seat] ?? 0));
  const seats = game.seats.map((_, seat) => seat);
  const most = [...seats].sort((a, b) => moved(b) - moved(a))[0] ?? 0;
  const winner = game.seats.findIndex(({ has_won }) => has_won);
  const seat = game.side && winner >= 0 ? winner : most;
  const whom = game.side ? sideOf(speakers, game.game, game.side) : by.name(seat);
  return say("room-change", {
    whom,
    before: percent(before[seat] ?? 0),
    after: percent(after[seat] ?? 0),
  });
}

/** What was said, what was true, and who acted on it. */
export function lieTold(lie: BestLie, by: Speaker): { said: string; help: string } {
  const atoms = truthOf(lie).map((atom) => by.atom(atom));
  const truth = atoms.length ? by.allOf(atoms) : say("choose-nothing");
  const names = by.allOf(lie.believed.map((seat) => by.name(seat)));
  return {
    said: by.claim(lie.seat, lie.what, lie.atoms),
    help: say("room-lie-truth", { truth, names }),
  };
}

/** What the vote was about, and who was for it and against. */
export function voteTold({ yes, no, news = [] }: CloseVote, by: Speaker): string {
  const said = news.filter(({ event }) => by.has(`news-${event}`)).map((told) => by.news(told));
  return said.join(" ") || say("room-votes", { yes, no });
}

/** A kind word; nothing if a newer server has one that this page has no words for. */
export function praiseTold({ id, seat, facts = {} }: Praise, by: Speaker): string {
  return by.has(`award-${id}`) ? by.say(`award-${id}`, { ...facts, name: by.name(seat) }) : "";
}

export interface Highlight {
  readonly id: "lie" | "vote";
  readonly said: string;
  readonly help: string;
}

/** The best lie and the closest vote of an evening, in words. */
export function highlightsOf(
  evening: Evening,
  people: readonly PersonLine[],
  speakers: Speakers,
): Highlight[] {
  const liar = evening.games[evening.best_lie ?? -1];
  const voted = evening.games[evening.closest_vote ?? -1];
  const found: Highlight[] = [];
  const by = liar && speakerOf(liar, people, speakers);
  if (liar?.lie && by) found.push({ id: "lie", ...lieTold(liar.lie, by) });
  const voting = voted && speakerOf(voted, people, speakers);
  if (voted?.vote && voting) {
    found.push({ id: "vote", said: voteTold(voted.vote, voting), help: "" });
  }
  return found;
}

/** Something that somebody did, and at which moment of the game. */
export interface Deed {
  readonly sign: string;
  readonly said: string;
  readonly help: string;
  readonly game: GameLine;
  readonly at: number | undefined;
}

/** What a person did in a game that is worth a line: kind words first, then the lie, then choices. */
export function deedsOf(
  game: GameLine,
  person: number,
  people: readonly PersonLine[],
  speakers: Speakers,
): Deed[] {
  const by = speakerOf(game, people, speakers);
  if (!by) return [];
  const isOwn = (seat: number | undefined): boolean => game.seats[seat ?? -1]?.person === person;
  const praise = game.praise.filter(({ seat }) => isOwn(seat));
  const { lie } = game;
  return [
    ...praise.map((each) => ({
      ...{ sign: "trophy", said: praiseTold(each, by), help: "", game, at: undefined },
    })),
    ...(lie && isOwn(lie.seat)
      ? [{ sign: "night-lie", ...lieTold(lie, by), game, at: lie.at }]
      : []),
    ...game.moments
      .filter(({ cause, seat }) => cause === "choice" && isOwn(seat))
      .map((moment) => ({
        sign: "by-choice",
        said: happened(moment, by),
        help: change(game, moment, by, speakers),
        game,
        at: moment.at,
      })),
  ].filter(({ said }) => said);
}
