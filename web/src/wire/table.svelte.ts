// The table as this browser has it: who is there, and the newest step of the game. Everything on the page
// is derived from here, and everything here came over the wire.
import type {
  AskOut,
  Look,
  Outcome,
  Person,
  Step,
  Table,
  ToBrowser,
  Told,
  View,
  Welcome,
} from "./messages.ts";
import { door, Refusal } from "./http.ts";
import { keep } from "./promise.ts";
import { type Line, type Listener, type Reply, Socket, type Unsent, type Wire } from "./socket.ts";

/** What a viewer sees of a running game: the stream so far, as one thing. */
export interface Moment {
  readonly view: View;
  readonly news: readonly Told[];
  readonly waiting: readonly number[];
  readonly asking: string;
  readonly ask: AskOut | null;
  readonly over: Outcome | null;
}

export type Ending = "moved" | "removed" | "left" | "closed" | "missing" | "stranger";

export class AtTable implements Listener {
  state = $state<Line>("connecting");
  table = $state.raw<Table | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** Why nothing more will come, once that is so. */
  ending = $state<Ending | null>(null);
  viewer = $state.raw<Welcome["viewer"]>(null);
  person = $state<number | null>(null);
  isHost = $state(false);
  /** How often the table has let this page in: after a gap we tell it again what it has to know. */
  welcomes = 0;
  #game = 0;
  #isStage = false;
  #build = "";
  readonly #wire: Wire;

  constructor(
    readonly code: string,
    readonly as: "seat" | "screen",
    wire?: (listener: Listener) => Wire,
  ) {
    this.#wire = wire ? wire(this) : new Socket(code, as, this);
  }

  /** This browser's seat in the game; none on a screen, in the lobby, and for spectators. */
  get seat(): number | null {
    return typeof this.viewer === "number" ? this.viewer : null;
  }

  get me(): Person | null {
    return this.table?.people.find((person) => person.id === this.person) ?? null;
  }

  /** The players by seat. */
  get players(): Person[] {
    const seated = (this.table?.people ?? []).filter((person) => typeof person.seat === "number");
    return seated.sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  }

  get names(): string[] {
    return this.players.map((person) => person.name);
  }

  get looks(): Look[] {
    return this.players.map((person) => person.look);
  }

  at(seat: number): Person | undefined {
    return this.table?.people.find((person) => person.seat === seat);
  }

  send(message: Unsent): Promise<Reply> {
    return this.#wire.send(message);
  }

  /** This page shows the stage beside the hand, or no longer does: tell the table, which waits for stages. */
  showStage(isOn: boolean): void {
    if (isOn === this.#isStage) return;
    this.#isStage = isOn;
    if (this.table) void this.send({ type: "show_stage", is_on: isOn });
  }

  close(): void {
    this.#wire.close();
  }

  line(line: Line): void {
    this.state = line;
  }

  have(): { game: number; news: number } {
    return { game: this.#game, news: this.moment?.news.length ?? 0 };
  }

  heard(message: ToBrowser): void {
    if (message.type === "welcome") this.#welcomed(message);
    else if (message.type === "table") this.#seated(message);
    else if (message.type === "step") this.#stepped(message);
    else if (message.type === "gone") this.ending = message.why;
  }

  async isWorthTrying(): Promise<boolean> {
    try {
      const found = await door(this.code);
      if (this.as === "seat" && !found.has_seat) this.ending = "stranger";
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) this.ending = "missing";
    }
    return this.ending === null;
  }

  #welcomed(welcome: Welcome): void {
    if (this.#build && this.#build !== welcome.build) location.reload(); // the server has a newer client
    this.#build = welcome.build;
    this.welcomes++;
    this.viewer = welcome.viewer;
    this.person = welcome.person;
    this.isHost = welcome.is_host;
    this.#seated(welcome.table);
    if (this.#isStage) void this.send({ type: "show_stage", is_on: true }); // it is another connection
  }

  #seated(table: Table): void {
    this.table = table;
    if (table.stage === "lobby" || (table.game ?? 0) !== this.#game) this.moment = null;
    if (table.commitment && !table.seed) keep(this.code, table.game ?? 0, table.commitment);
    const me = table.people.find((person) => person.id === this.person);
    if (!me) return;
    this.isHost = me.is_host ?? false;
    this.viewer = me.seat ?? null;
  }

  #stepped(step: Step): void {
    const before = step.game === this.#game ? this.moment : null;
    const view = step.view ?? before?.view;
    if (!view) return;
    this.#game = step.game;
    this.moment = {
      view,
      news: [...(before?.news ?? []).slice(0, step.start), ...step.news],
      waiting: step.waiting,
      asking: step.asking,
      ask: step.ask,
      over: step.over ?? null,
    };
  }
}
