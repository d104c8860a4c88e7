// What a phone does with a question: the draft of an answer, sending it, and asking why not.
import { toast } from "../../parts/toasts.svelte.ts";
import type { Reason } from "../../wire/messages.ts";
import type { AtTable, Moment } from "../../wire/table.svelte.ts";
import { problem, say } from "../../words/words.svelte.ts";
import { Draft } from "../decide/draft.svelte.ts";

export interface Because {
  readonly reason: Reason;
  readonly text: string | null;
}

export class PhoneDecision {
  draft = $state.raw<Draft | null>(null);
  isSending = $state(false);
  /** Whether the player's own answer is in, and is not being changed. */
  isGiven = $state(false);
  because = $state.raw<Because | null>(null);
  #number = -1;

  constructor(readonly at: AtTable) {}

  /** Something new is shown: keep the draft as long as the question is the same. */
  follow(moment: Moment | null): void {
    const ask = moment?.ask ?? null;
    if (ask === null) {
      this.draft = null;
      this.#number = -1;
    } else if (ask.number !== this.#number) {
      this.#number = ask.number;
      this.draft = new Draft(ask);
      this.isGiven = ask.given !== undefined;
      this.isSending = false;
      this.because = null;
    } else if (ask.given && !this.isGiven && !this.draft?.ask.given) {
      this.draft = new Draft(ask);
      this.isGiven = true;
    }
  }

  async confirm(): Promise<void> {
    const draft = this.draft;
    if (!draft?.isComplete || this.isSending) return;
    this.isSending = true;
    const reply = await this.at.send({
      type: "answer",
      number: draft.ask.number,
      answer: draft.answer,
    });
    this.isSending = false;
    if (reply.type !== "refused") {
      if (this.#number === draft.ask.number) this.isGiven = draft.ask.how === "together";
      return;
    }
    if (reply.code === "stale-decision") return; // the next step says what the question is now
    if (reply.reason) this.because = { reason: reply.reason, text: reply.text ?? null };
    else toast(problem(reply.code), "bad");
  }

  /** Another question is open, even if it has the same number: an answer was taken back. */
  reopen(): void {
    this.#number = -1;
    this.follow(this.at.moment);
  }

  async whyNot(atom: string): Promise<void> {
    const reply = await this.at.send({ type: "why", atom });
    if (reply.type === "why_not" && reply.reason)
      this.because = { reason: reply.reason, text: reply.text ?? null };
    else if (reply.type === "refused") toast(problem(reply.code), "bad");
    else toast(say("phone-why-unknown"));
  }

  async claim(what: string, atoms: readonly string[]): Promise<void> {
    const reply = await this.at.send({ type: "say", what, atoms });
    if (reply.type !== "refused") {
      toast(say("claims-done"), "good");
      return;
    }
    if (reply.reason) this.because = { reason: reply.reason, text: reply.text ?? null };
    else toast(problem(reply.code), "bad");
  }
}
