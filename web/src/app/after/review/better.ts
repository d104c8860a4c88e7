// One of your own decisions once more: the question as it was put, and the answers that the bots tried.
import type { AskOut, Replay } from "../../../wire/messages.ts";
import type { Moment } from "../../../wire/table.svelte.ts";
import type { Speaker } from "../../../words/speaker.ts";
import { say } from "../../../words/words.svelte.ts";
import { type Answer, type Judged, partsOf, type Tried } from "../analysis.ts";
import { momentsOf } from "../moments.ts";

export interface Question {
  readonly moment: Moment;
  readonly ask: AskOut;
  readonly judged: Judged;
  /** The answers in an order that does not reveal which is best. */
  readonly answers: readonly Tried[];
}

/** The questions that a seat can answer once more, without those that the bots did not try. */
export function questionsOf(replay: Replay, better: readonly Judged[], seat: number): Question[] {
  return better
    .filter((judged) => judged.seat === seat && judged.tried.length > 1)
    .flatMap((judged) => {
      const moment = askedAt(replay, judged);
      return moment?.ask
        ? [{ moment, ask: moment.ask, judged, answers: shuffled(judged.tried) }]
        : [];
    });
}

/** The moment of this decision, from the viewpoint of the player who made it. */
export function askedAt(replay: Replay, { seat, at, number, kind }: Judged): Moment | undefined {
  return momentsOf(replay.seats[seat] ?? [])
    .slice(0, at + 1)
    .findLast(({ ask }) => ask?.number === number && ask.kind === kind);
}

function shuffled(tried: readonly Tried[]): Tried[] {
  const key = ({ answer }: Tried): string => partsOf(answer).join();
  return [...tried].sort((a, b) => key(a).localeCompare(key(b)));
}

/** What somebody chose, without the texts of cards. */
export function inBrief(answer: Answer, ask: AskOut, speaker: Speaker): string {
  return worded(answer, ask, speaker, (atom) => speaker.card(atom));
}

/** An answer in words; numbers are how many of each option. */
export function inWords(answer: Answer, ask: AskOut, speaker: Speaker): string {
  return worded(answer, ask, speaker, () => undefined);
}

function worded(
  answer: Answer,
  ask: AskOut,
  speaker: Speaker,
  brief: (atom: string) => string | undefined,
): string {
  const parts = partsOf(answer);
  const words = parts.flatMap((part, at) => {
    if (typeof part === "string") return [brief(part) ?? speaker.atom(part, ask.kind)];
    const atom = ask.options[at]?.atom;
    return part && atom ? [`${part} × ${speaker.atom(atom, ask.kind)}`] : [];
  });
  return words.length ? speaker.allOf(words) : say("review-nothing");
}
