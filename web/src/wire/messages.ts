// Made by `python -m palatine.server.typescript`.
export interface Answer {
  readonly type: "answer";
  readonly ref: number;
  readonly number: number;
  readonly answer: string | readonly (string | number)[];
}

export interface Say {
  readonly type: "say";
  readonly ref: number;
  readonly what: string;
  readonly atoms?: readonly (string)[];
}

export interface Why {
  readonly type: "why";
  readonly ref: number;
  readonly atom: string;
}

export interface ShowMove {
  readonly type: "show_move";
  readonly ref: number;
}

export interface TakeBack {
  readonly type: "take_back";
  readonly ref: number;
}

export interface Leave {
  readonly type: "leave";
  readonly ref: number;
}

export interface Choice {
  readonly game: string;
  readonly players: number;
  readonly edition: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly theme: string | null;
  readonly language: string;
  readonly seating: "arranged" | "shuffled";
  readonly history: boolean;
  readonly patience: number;
}

export interface Choose {
  readonly type: "choose";
  readonly ref: number;
  readonly choice: Choice;
}

export interface AddBot {
  readonly type: "add_bot";
  readonly ref: number;
  readonly bot?: string | null;
}

export interface Remove {
  readonly type: "remove";
  readonly ref: number;
  readonly person: number;
}

export interface Arrange {
  readonly type: "arrange";
  readonly ref: number;
  readonly people: readonly (number)[];
}

export interface HandOver {
  readonly type: "hand_over";
  readonly ref: number;
  readonly person: number;
}

export interface Start {
  readonly type: "start";
  readonly ref: number;
}

export interface Pause {
  readonly type: "pause";
  readonly ref: number;
}

export interface Resume {
  readonly type: "resume";
  readonly ref: number;
}

export interface End {
  readonly type: "end";
  readonly ref: number;
}

export interface Again {
  readonly type: "again";
  readonly ref: number;
}

export interface StandInFor {
  readonly type: "stand_in";
  readonly ref: number;
  readonly person: number;
  readonly how: "bot" | "lot" | "wait";
}

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly bot?: string | null;
  readonly seat?: number | null;
  readonly is_host?: boolean;
  readonly is_away?: boolean;
  readonly has_waited_long?: boolean;
  readonly stand_in?: "bot" | "lot" | "wait";
}

export interface Told {
  readonly event: string;
  readonly facts: Readonly<Record<string, number | string | boolean | null | readonly (number | string | boolean | null)[]>>;
  readonly secret?: boolean;
}

export interface Table {
  readonly type: "table";
  readonly code: string;
  readonly stage: "lobby" | "over" | "paused" | "playing";
  readonly choice: Choice;
  readonly people: readonly (Person)[];
  readonly join: string;
  readonly qr: readonly (string)[];
  readonly game?: number;
  readonly commitment?: string | null;
  readonly seed?: string | null;
  readonly narration?: readonly (Told)[];
  readonly screens?: number;
}

export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly build: string;
  readonly viewer: number | "public" | null;
  readonly person: number | null;
  readonly is_host: boolean;
  readonly table: Table;
}

export interface OptionOut {
  readonly atom: string;
  readonly at: string;
}

export interface AskOut {
  readonly seat: number;
  readonly number: number;
  readonly kind: string;
  readonly shape: string;
  readonly how: "alone" | "race" | "together";
  readonly options: readonly (OptionOut)[];
  readonly least: number;
  readonly most: number;
  readonly caps?: readonly (number)[];
  readonly facts?: Readonly<Record<string, number | string | boolean | null | readonly (number | string | boolean | null)[]>>;
  readonly given?: string | readonly (string | number)[] | null;
  readonly worth?: readonly (readonly (number)[])[];
  readonly need?: readonly (number)[];
}

export interface SeatView {
  readonly seat: number;
  readonly marks: readonly (string)[];
  readonly secrets: readonly (string)[];
  readonly counters: Readonly<Record<string, number>>;
}

export interface Thing {
  readonly id: string;
  readonly face: string | null;
  readonly marks: readonly (string)[];
  readonly counters: Readonly<Record<string, number>>;
}

export interface Zone {
  readonly id: string;
  readonly kind: "hand" | "pile" | "pool" | "row";
  readonly owner: number | null;
  readonly things: readonly (Thing)[];
  readonly backs: number;
  readonly secret: boolean;
}

export interface Track {
  readonly id: string;
  readonly value: number;
  readonly spaces: readonly (string)[];
}

export interface Note {
  readonly id: string;
  readonly facts: Readonly<Record<string, number | string | boolean | null | readonly (number | string | boolean | null)[]>>;
  readonly secret: boolean;
}

export interface View {
  readonly viewer: number | "public";
  readonly phase: string;
  readonly seats: readonly (SeatView)[];
  readonly zones: readonly (Zone)[];
  readonly tracks: readonly (Track)[];
  readonly counters: Readonly<Record<string, number | boolean>>;
  readonly notes: readonly (Note)[];
}

export interface Outcome {
  readonly winners: readonly (number)[];
  readonly side: string | null;
  readonly why: string;
}

export interface Step {
  readonly type: "step";
  readonly game: number;
  readonly start: number;
  readonly news: readonly (Told)[];
  readonly waiting: readonly (number)[];
  readonly asking: string;
  readonly ask: AskOut | null;
  readonly view?: View | null;
  readonly over?: Outcome | null;
}

export interface Done {
  readonly type: "done";
  readonly ref: number;
}

export interface Reason {
  readonly rule: string;
  readonly id: string;
  readonly facts: Readonly<Record<string, number | string | boolean | null | readonly (number | string | boolean | null)[]>>;
}

export interface Refused {
  readonly type: "refused";
  readonly ref: number;
  readonly code: string;
  readonly sentence: string;
  readonly reason?: Reason | null;
  readonly text?: string | null;
}

export interface WhyNot {
  readonly type: "why_not";
  readonly ref: number;
  readonly atom: string;
  readonly reason?: Reason | null;
  readonly text?: string | null;
}

export interface Move {
  readonly type: "move";
  readonly ref: number;
  readonly link: string;
  readonly qr: readonly (string)[];
  readonly seconds: number;
}

export interface Gone {
  readonly type: "gone";
  readonly why: "closed" | "left" | "moved" | "removed";
}

export interface GameCard {
  readonly id: string;
  readonly players: readonly (number)[];
  readonly editions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly options: Readonly<Record<string, readonly (string)[]>>;
  readonly themes: readonly (string)[];
  readonly bots: readonly (string)[];
  readonly seat_facts: readonly (string)[];
  readonly talk: Readonly<Record<string, readonly (readonly (string)[])[]>>;
}

export interface Catalog {
  readonly build: string;
  readonly languages: readonly (string)[];
  readonly games: readonly (GameCard)[];
}

export interface Opened {
  readonly code: string;
}

export interface Name {
  readonly name: string;
}

export interface Token {
  readonly token: string;
}

export interface Door {
  readonly code: string;
  readonly stage: "lobby" | "over" | "paused" | "playing";
  readonly choice: Choice;
  readonly is_full: boolean;
  readonly has_seat: boolean;
  readonly is_host: boolean;
}

export interface Problem {
  readonly code: string;
  readonly sentence: string;
}

export interface Replay {
  readonly steps: readonly (Step)[];
}

export type FromBrowser = Answer | Say | Why | ShowMove | TakeBack | Leave | Choose | AddBot | Remove | Arrange | HandOver | Start | Pause | Resume | End | Again | StandInFor;

export type ToBrowser = Welcome | Table | Step | Done | Refused | WhyNot | Move | Gone;

