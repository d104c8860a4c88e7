// One socket to one table. It comes back by itself, asks for what it has missed, and sends again any answer
// that may have been lost on the way; the number of a question keeps it from counting twice.
import { language } from "../words/words.svelte.ts";
import type {
  Answer,
  Counsel,
  Done,
  FromBrowser,
  Invitation,
  Move,
  Refused,
  Step,
  ToBrowser,
  WhyNot,
} from "./messages.ts";

export type Reply = Counsel | Done | Refused | WhyNot | Move | Invitation;
/** A message without its number, which the wire adds. */
export type Unsent = FromBrowser extends infer M
  ? M extends FromBrowser
    ? Omit<M, "ref">
    : never
  : never;
export type Line = "connecting" | "open" | "lost" | "closed";

/** What a table needs from its socket; a recording can stand in for it. */
export interface Wire {
  send(message: Unsent): Promise<Reply>;
  close(): void;
}

export interface Listener {
  heard(message: ToBrowser): void;
  line(line: Line): void;
  /** How far this browser has come, for the server to go on from there. */
  have(): { game: number; news: number };
  /** Asked when no socket opened: whether it is worth trying again. */
  isWorthTrying(): Promise<boolean>;
}

interface Pending {
  readonly message: FromBrowser;
  readonly settle: (reply: Reply) => void;
  isSecondTry: boolean;
}

const FIRST_WAIT = 200;
/** Short enough to be back within a second, even if the browser does not say that the network is. */
const LONGEST_WAIT = 800;
/** After some minutes without the server, a phone spares its battery. */
const PATIENT_AFTER = 5 * 60_000;
const PATIENT_WAIT = 5000;
const ASLEEP = 5000;
/** We give up an attempt that hangs this long; each time with twice the patience, since a line may just be slow. */
const SHORTEST_HANG = 1500;
const LONGEST_HANG = 24_000;
/** A browser that has never been let in may have a slow line, and has nothing yet to come back to. */
const HANGS_AT_FIRST = 2;

/** All messages are equally long: anyone who watches the network can't tell a Yes from a No. */
const SENT_SIZE = 1024;

export class Socket implements Wire {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hanging: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #hangs = HANGS_AT_FIRST;
  #lostSince = 0;
  #ref = 0;
  #hiddenSince = 0;
  #isClosed = false;
  #isWelcome = false;
  readonly #pending = new Map<number, Pending>();

  constructor(
    readonly code: string,
    readonly as: "seat" | "screen",
    readonly listener: Listener,
  ) {
    document.addEventListener("visibilitychange", this.#woke);
    window.addEventListener("online", this.#hurry);
    window.addEventListener("pageshow", this.#hurry);
    this.#open();
  }

  send(message: Unsent): Promise<Reply> {
    const ref = ++this.#ref;
    return new Promise((settle) => {
      const numbered = { ...message, ref, language: language() } as FromBrowser;
      this.#pending.set(ref, { message: numbered, settle, isSecondTry: false });
      if (this.#isWelcome) this.#socket?.send(filled(numbered));
      else if (message.type !== "answer") this.#settle(lost(ref));
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#hanging);
    document.removeEventListener("visibilitychange", this.#woke);
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("pageshow", this.#hurry);
    this.#drop();
    this.listener.line("closed");
  }

  #open(): void {
    const { game, news } = this.listener.have();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const have = `${news}`.padStart(5, "0"); // a player's own news counts, too
    const query = `as=${this.as}&game=${game}&have=${have}`;
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}?${query}`);
    this.#socket = socket;
    this.listener.line("connecting");
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ToBrowser);
    };
    socket.onclose = () => void this.#lost(socket);
    clearTimeout(this.#hanging);
    this.#hanging = setTimeout(
      this.#giveUp,
      Math.min(LONGEST_HANG, SHORTEST_HANG * 2 ** this.#hangs),
    );
  }

  /** The network swallows everything: nobody refuses, so nobody would ever try again. */
  readonly #giveUp = (): void => {
    if (this.#isClosed || this.#isWelcome || !this.#socket) return;
    this.#hangs++;
    this.#renew();
  };

  #hear(message: ToBrowser): void {
    if (message.type === "welcome") this.#welcome();
    this.listener.heard(message);
    if (message.type === "gone") this.close();
    else if ("ref" in message) this.#settle(message);
    else if (message.type === "step") this.#sendAgain(message);
  }

  #welcome(): void {
    this.#tries = this.#hangs = 0;
    this.#isWelcome = true;
    clearTimeout(this.#hanging);
    this.listener.line("open");
    for (const [ref, { message }] of this.#pending)
      if (message.type !== "answer") this.#settle(lost(ref));
  }

  /** After a gap: answers from before it go out again, if the question is still open. */
  #sendAgain(step: Step): void {
    for (const [ref, pending] of this.#pending) {
      if (pending.message.type !== "answer" || !pending.isSecondTry) continue;
      if (isOpen(pending.message, step)) this.#socket?.send(filled(pending.message));
      else this.#settle({ type: "done", ref }); // it had arrived: the table has moved on
      pending.isSecondTry = false;
    }
  }

  #settle(reply: Reply): void {
    this.#pending.get(reply.ref)?.settle(reply);
    this.#pending.delete(reply.ref);
  }

  async #lost(socket: WebSocket): Promise<void> {
    if (this.#isClosed || socket !== this.#socket) return;
    const wasWelcome = this.#isWelcome;
    this.#isWelcome = false;
    clearTimeout(this.#hanging);
    for (const pending of this.#pending.values()) pending.isSecondTry = true;
    this.listener.line("lost");
    if (!wasWelcome && !(await this.listener.isWorthTrying())) {
      this.close();
      return;
    }
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it may be by now
    if (this.#isClosed || socket !== this.#socket) return;
    if (!this.#tries) this.#lostSince = Date.now();
    const longest = Date.now() - this.#lostSince > PATIENT_AFTER ? PATIENT_WAIT : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.#tries++);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#retry, wait * (0.5 + Math.random() / 2));
  }

  /** A phone that slept may hold a socket that only looks alive. */
  readonly #woke = (): void => {
    if (document.hidden) {
      this.#hiddenSince = Date.now();
    } else if (Date.now() - this.#hiddenSince > ASLEEP || !this.#isWelcome) {
      this.#tries = 0;
      this.#renew();
    }
  };

  /** Somebody is there, or the network: wait no longer than at first. */
  readonly #hurry = (): void => {
    this.#tries = 0;
    this.#retry();
  };

  readonly #retry = (): void => {
    if (!this.#isClosed && !this.#isWelcome && this.#socket?.readyState !== WebSocket.CONNECTING)
      this.#renew();
  };

  #renew(): void {
    clearTimeout(this.#timer);
    this.#isWelcome = false;
    for (const pending of this.#pending.values()) pending.isSecondTry = true;
    this.#drop();
    this.#open();
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }
}

function filled(message: FromBrowser): string {
  const size = new TextEncoder().encode(JSON.stringify({ ...message, pad: "" })).length;
  return JSON.stringify({ ...message, pad: " ".repeat(SENT_SIZE - (size % SENT_SIZE)) });
}

function isOpen(answer: Answer, step: Step): boolean {
  return step.ask !== null && step.ask.number === answer.number;
}

function lost(ref: number): Refused {
  return { type: "refused", ref, code: "connection-lost", sentence: "" };
}
