// Made by `python -m palatine.server.wire.typescript` from messages.py: do not edit.

export const PROTOCOL = 1;

export type Seat = number;

export type Viewer = Seat | "public";

export type How = "alone" | "together" | "race";

export type Fact = number | string | boolean | null | readonly (number | string | boolean | null)[];

export type Given = string | readonly (string | number)[];

export type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>;

export type Sound = "call" | "deal" | "shuffle" | "flip" | "peek" | "good" | "bad" | "alarm" | "shot" | "tick" | "win" | "dark-win";

export type Stage = "lobby" | "playing" | "paused" | "held" | "over";

export type StandIn = "wait" | "bot" | "lot";

export type Next = "again" | "another";

export type Colour = "red" | "orange" | "yellow" | "green" | "teal" | "sky" | "blue" | "purple" | "pink" | "white";

export type Sign = "sun" | "moon" | "star" | "flame" | "bolt" | "leaf" | "fish" | "ship" | "tower" | "bell" | "cup" | "key";

export type FromSeat = Answer | Say | Speak | Why | ShowMove | TakeBack | Rewind | Dress | Leave | Want | BeGuided;

export type FromHost = Choose | AddBot | InviteAgent | Remove | Arrange | HandOver | SetPace | Start | Pause | Resume | GoOn | End | Again | StandInFor | AnswerFor;

export type FromBrowser = Answer | Say | Speak | Why | ShowMove | TakeBack | Rewind | Dress | Leave | Want | BeGuided | Choose | AddBot | InviteAgent | Remove | Arrange | HandOver | SetPace | Start | Pause | Resume | GoOn | End | Again | StandInFor | AnswerFor | Ready | MoreTime | Shown | Skip | ShowStage | AskCounsel;

export type ToBrowser = Welcome | Table | Step | Done | Refused | WhyNot | Counsel | Move | Invitation | Gone;

export type RoomOrder = NameRoom | NamePerson | ForgetPerson | FreePerson | SwitchRatings | DeleteRoom;

export type Chances = readonly number[];

/** How to recognise a player at a table, in every game: nobody else there has either. */
export interface Look {
  readonly colour: Colour;
  readonly sign: Sign;
}

/** What a table has chosen to play, and how. */
export interface Choice {
  readonly game: string;
  readonly players: number;
  readonly edition: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly theme: string | null;
  readonly language: string;
  readonly seating: "shuffled" | "arranged";
  /** Whether the screen shows what has happened; some say that memory is the skill. */
  readonly history: boolean;
  /** Seconds of absence after which we ask the table what to do; 0 means never. */
  readonly patience: number;
  /** How long things are shown and bots take their time; if none is chosen, as the server does. */
  readonly pace: "relaxed" | "normal" | "brisk" | "instant" | null;
  /** Whether there is time to talk, if the game leaves some. */
  readonly talk: boolean;
  /** Whether the people are new: we tell each rule just before it first comes up. */
  readonly guided: boolean;
  /** Whether people may write to the table in their own words. */
  readonly speech: boolean;
}

/** Something whose answer somebody reads. */
export interface Read {
  readonly pad?: string;
  /** The language in which to quote a rule that forbids something. */
  readonly language?: string;
}

/** A seat's answer to the question of this number. */
export interface Answer {
  readonly type: "answer";
  readonly ref: number;
  readonly number: number;
  readonly answer: Given;
  readonly pad?: string;
  readonly language?: string;
}

/** A claim to the whole table, true or not. */
export interface Say {
  readonly type: "say";
  readonly ref: number;
  readonly what: string;
  readonly atoms?: readonly string[];
  readonly pad?: string;
  readonly language?: string;
}

/** Something to the whole table in the player's own words, if the host allows that. */
export interface Speak {
  readonly type: "speak";
  readonly ref: number;
  readonly text: string;
  readonly pad?: string;
  readonly language?: string;
}

/** Why is this not among my options? An empty atom asks what a right answer is. */
export interface Why {
  readonly type: "why";
  readonly ref: number;
  readonly atom: string;
  readonly pad?: string;
  readonly language?: string;
}

/** What would a bot do? A bot answers in my place, from what I know, and says why. Only one person among bots can ask; it is for the question of this number. */
export interface AskCounsel {
  readonly type: "counsel";
  readonly ref: number;
  readonly number: number;
  readonly pad?: string;
  readonly language?: string;
}

/** Show me a link by which I can take my seat to another phone. */
export interface ShowMove {
  readonly type: "show_move";
  readonly ref: number;
  readonly pad?: string;
  readonly language?: string;
}

/** I am here again: nobody plays for me any more. */
export interface TakeBack {
  readonly type: "take_back";
  readonly ref: number;
  readonly pad?: string;
  readonly language?: string;
}

/** I take back my last answer, and with it whatever the bots have done since. Only one person among bots can: it changes nobody else's game. The game then counts nowhere. */
export interface Rewind {
  readonly type: "rewind";
  readonly ref: number;
  readonly pad?: string;
  readonly language?: string;
}

/** Another colour and sign for me, in the lobby; if others have them, I get the nearest. */
export interface Dress {
  readonly type: "dress";
  readonly ref: number;
  readonly look: Look;
  readonly pad?: string;
  readonly language?: string;
}

/** I leave the table; in a running game, a bot takes my seat. */
export interface Leave {
  readonly type: "leave";
  readonly ref: number;
  readonly pad?: string;
  readonly language?: string;
}

/** We are new, or are not: anybody may say so in the lobby. */
export interface BeGuided {
  readonly type: "be_guided";
  readonly ref: number;
  readonly is_on: boolean;
  readonly pad?: string;
  readonly language?: string;
}

/** What I want to play next, now that the game is over; a later wish replaces it. It comes true when the host wants it, or more than half of the people who are there. */
export interface Want {
  readonly type: "want";
  readonly ref: number;
  readonly what: Next;
  readonly pad?: string;
  readonly language?: string;
}

/** I have seen what I was dealt, or have talked enough. */
export interface Ready {
  readonly type: "ready";
  readonly ref: number;
  readonly number: number;
  readonly pad?: string;
  readonly language?: string;
}

/** We want to go on talking; once for each question. */
export interface MoreTime {
  readonly type: "more_time";
  readonly ref: number;
  readonly number: number;
  readonly pad?: string;
  readonly language?: string;
}

/** This stage has played the scenes that come before the question. */
export interface Shown {
  readonly type: "shown";
  readonly ref: number;
  readonly number: number;
  readonly pad?: string;
  readonly language?: string;
}

/** This seat's page is wide enough for the stage beside the hand, or no longer is. */
export interface ShowStage {
  readonly type: "show_stage";
  readonly ref: number;
  readonly is_on: boolean;
  readonly pad?: string;
  readonly language?: string;
}

/** The host does not want to wait any longer. */
export interface Skip {
  readonly type: "skip";
  readonly ref: number;
  readonly number: number;
  readonly pad?: string;
  readonly language?: string;
}

/** Another game, edition, option or number of seats, in the lobby. */
export interface Choose {
  readonly type: "choose";
  readonly ref: number;
  readonly choice: Choice;
  readonly pad?: string;
  readonly language?: string;
}

/** A bot on an empty seat; without a name, the best there is. */
export interface AddBot {
  readonly type: "add_bot";
  readonly ref: number;
  readonly bot?: string;
  readonly pad?: string;
  readonly language?: string;
}

/** A seat for a program that plays by the Model Context Protocol, and what it needs to join. With the number of an agent that is here, a new ticket for it; its old one is no longer valid. */
export interface InviteAgent {
  readonly type: "invite_agent";
  readonly ref: number;
  readonly person?: number;
  readonly pad?: string;
  readonly language?: string;
}

/** Somebody, or a bot, leaves the table. */
export interface Remove {
  readonly type: "remove";
  readonly ref: number;
  readonly person: number;
  readonly pad?: string;
  readonly language?: string;
}

/** The order of the people around the table. */
export interface Arrange {
  readonly type: "arrange";
  readonly ref: number;
  readonly people: readonly number[];
  readonly pad?: string;
  readonly language?: string;
}

/** Make somebody else the host on a phone. */
export interface HandOver {
  readonly type: "hand_over";
  readonly ref: number;
  readonly person: number;
  readonly pad?: string;
  readonly language?: string;
}

/** Play at another pace from now on. */
export interface SetPace {
  readonly type: "set_pace";
  readonly ref: number;
  readonly pace: "relaxed" | "normal" | "brisk" | "instant";
  readonly pad?: string;
  readonly language?: string;
}

/** Begin; bots take the seats that are still empty: of this kind, or the best there is. */
export interface Start {
  readonly type: "start";
  readonly ref: number;
  readonly bot?: string;
  readonly pad?: string;
  readonly language?: string;
}

/** Nobody may answer for a while. */
export interface Pause {
  readonly type: "pause";
  readonly ref: number;
  readonly pad?: string;
  readonly language?: string;
}

/** Go on after a pause. */
export interface Resume {
  readonly type: "resume";
  readonly ref: number;
  readonly pad?: string;
  readonly language?: string;
}

/** Go on with a game that is on hold: from its last position, by the rules of this server. */
export interface GoOn {
  readonly type: "go_on";
  readonly ref: number;
  readonly pad?: string;
  readonly language?: string;
}

/** Stop the game and show its secrets. */
export interface End {
  readonly type: "end";
  readonly ref: number;
  readonly pad?: string;
  readonly language?: string;
}

/** Back to the lobby with the same people, for the same game or another. */
export interface Again {
  readonly type: "again";
  readonly ref: number;
  readonly pad?: string;
  readonly language?: string;
}

/** What happens to an absent player's decisions. */
export interface StandInFor {
  readonly type: "stand_in";
  readonly ref: number;
  readonly person: number;
  readonly how: StandIn;
  readonly pad?: string;
  readonly language?: string;
}

/** A bot answers once for somebody who does not answer: this question alone. */
export interface AnswerFor {
  readonly type: "answer_for";
  readonly ref: number;
  readonly person: number;
  /** What kind of question is open, so that a late touch can't hit the next one. */
  readonly asking: string;
  readonly pad?: string;
  readonly language?: string;
}

/** Somebody at the table, or a bot. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly look: Look;
  readonly bot?: string;
  /** Whether it is an invited program: a language model, say. */
  readonly is_agent?: boolean;
  /** The seat in the game that is running or over; none in the lobby. */
  readonly seat?: Seat;
  readonly is_host?: boolean;
  readonly is_away?: boolean;
  /** Whether the table's patience with an absent player is over. */
  readonly has_waited_long?: boolean;
  readonly stand_in?: StandIn;
  /** Whether a bot answers the open question for this person, as the host wished. */
  readonly is_answered_for?: boolean;
  /** What this person wants to play next, once the game is over. */
  readonly wants?: Next;
  /** Which person of the table's room this is; none for a guest. */
  readonly who?: number;
}

/** How a game ended: who won, on which side if there are sides, and why. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly side: string | null;
  readonly why: string;
}

/** Why this server can't play the game on the table. It shows nothing of the game. */
export interface Held {
  /** The version of its rules by which the game is played, */
  readonly version: number;
  /** and the version that this server has; 0 if it does not have the game. */
  readonly plays: number;
  /** Whether a newer server has added to the table what this one can't read. Then we know no version here, and can only wait. */
  readonly is_unread?: boolean;
  /** Whether the host can let it go on from its last position, by the rules of this server. */
  readonly can_go_on?: boolean;
  /** How it ended, if it was played to its end. */
  readonly outcome?: Outcome;
}

/** Why no question is open yet. How long it takes follows from public facts. */
export interface Hold {
  /** The question that waits. */
  readonly number: number;
  readonly part: "guide" | "roles" | "scene" | "talk";
  /** How long it may still take. */
  readonly seconds: number;
  /** Who has said that they are ready. */
  readonly ready?: readonly number[];
  /** Whether somebody has asked for more time. */
  readonly is_longer?: boolean;
  /** In a guide: about which kind of question, or `opening` for the game as a whole. */
  readonly tells?: string;
  /** In time to talk: who may say nothing. */
  readonly silent?: readonly Seat[];
}

/** News as it reaches a viewer: without its audience, which would reveal who else knows. */
export interface Told {
  readonly event: string;
  readonly facts: Readonly<Record<string, Fact>>;
  /** Whether it is not for everyone: a phone covers it until its owner holds the cover. */
  readonly secret?: boolean;
}

/** The table as everyone at it sees it. `people` are in the order of seating. */
export interface Table {
  readonly type: "table";
  readonly code: string;
  readonly stage: Stage;
  readonly choice: Choice;
  readonly people: readonly Person[];
  /** The address that brings a phone to this table. */
  readonly join: string;
  /** The same as a QR code: rows of 0 and 1. */
  readonly qr: readonly string[];
  /** Once the game is over, the address at which a phone can watch it again, */
  readonly replay?: string;
  /** as a QR code too, which leads to this very game for as long as we keep the table. */
  readonly replay_qr?: readonly string[];
  /** How many games this table has begun: it lets a browser tell news of this game from older news. */
  readonly game?: number;
  /** The hash of the seed, shown before the first shuffle. */
  readonly commitment?: string;
  /** The seed, once the game is over. */
  readonly seed?: string;
  /** Whether this game was stopped: then nothing tells its end. The news of any other end may come a moment after this message. */
  readonly is_stopped?: boolean;
  /** What the narrator says before this game begins. */
  readonly narration?: readonly Told[];
  /** How many public screens and spectators are watching. */
  readonly screens?: number;
  /** Whether scenes are played in full anywhere: on a screen, or on somebody's wide page. */
  readonly is_staged?: boolean;
  /** Why no game is shown, if the table has one that this server can't play. */
  readonly held?: Held;
  /** How fast it is played: the pace that was chosen, or the server's. */
  readonly pace?: "relaxed" | "normal" | "brisk" | "instant";
  /** Why no question is open yet, in a scene. */
  readonly hold?: Hold;
  /** Whether people wanted to play again, and this is the lobby because seats were empty. */
  readonly is_short?: boolean;
  /** Whether one person plays among bots, and no other person ever did in this game. */
  readonly is_alone?: boolean;
  /** Whether that person has an answer to take back. */
  readonly can_rewind?: boolean;
  /** How often answers were taken back: a game in which that happened counts nowhere. */
  readonly rewinds?: number;
  /** The code of the room that remembers this table's games, if any. */
  readonly room?: string;
}

/** The first message on a socket: who this browser is here. It comes once. Later the table's people say which seat a person has and who is the host. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  /** Which build of the client the server has: a client of another build reloads itself. */
  readonly build: string;
  /** None: a person in the lobby, who has no seat in a game yet. */
  readonly viewer: Seat | "public" | null;
  readonly person: number | null;
  /** Whether this browser holds the host's ticket, or its person is the host on a phone. */
  readonly is_host: boolean;
  readonly table: Table;
}

/** An option: its atom, and what it points at on the table. */
export interface OptionOut {
  readonly atom: string;
  readonly at: string;
}

/** A decision as it reaches the player who is asked. */
export interface AskOut {
  readonly seat: Seat;
  readonly number: number;
  readonly kind: string;
  readonly shape: string;
  readonly how: How;
  readonly options: readonly OptionOut[];
  readonly least: number;
  readonly most: number;
  readonly caps?: readonly number[];
  /** What the question's sentence needs: who is proposed, how much is due. */
  readonly facts?: Readonly<Record<string, Fact>>;
  /** The seat's own answer so far, which can change while others have yet to answer. */
  readonly given?: Given;
  /** If the chosen options must add up: what each gives of each kind, or needs (below zero). */
  readonly worth?: readonly (readonly number[])[];
  /** What must be given in any case. */
  readonly need?: readonly number[];
}

/** A seat, with what everyone sees there, and what only this viewer knows about it. */
export interface SeatView {
  readonly seat: Seat;
  readonly marks: readonly string[];
  readonly secrets: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
}

/** A card, tile or piece: its face if this viewer may see it, its back otherwise. */
export interface Thing {
  readonly id: string;
  readonly face: string | null;
  readonly marks: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
}

/** A place that holds things, and `backs` more face down that this viewer can't tell apart. */
export interface Zone {
  readonly id: string;
  readonly kind: "hand" | "pile" | "row" | "pool";
  readonly owner: Seat | null;
  readonly things: readonly Thing[];
  readonly backs: number;
  /** Whether a phone should cover it until its owner holds the cover; things marked `face_up` are open for all and not covered. */
  readonly secret: boolean;
}

/** A row of spaces with a pointer: `value` spaces of it are filled. */
export interface Track {
  readonly id: string;
  readonly value: number;
  readonly spaces: readonly string[];
}

/** Something that this viewer has lawfully learned and may want to look up again. */
export interface Note {
  readonly id: string;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly secret: boolean;
}

/** The table as one viewer sees it. */
export interface View {
  readonly viewer: Viewer;
  readonly phase: string;
  readonly seats: readonly SeatView[];
  readonly zones: readonly Zone[];
  readonly tracks: readonly Track[];
  /** Numbers of the table; one that is true or false is a flag, shown while it is up. */
  readonly counters: Readonly<Record<string, number | boolean>>;
  readonly notes: readonly Note[];
}

/** What has changed for this viewer. Absent fields are as they were in the step before. */
export interface Step {
  readonly type: "step";
  readonly game: number;
  /** How much news of this game this viewer had before. */
  readonly start: number;
  readonly news: readonly Told[];
  readonly waiting: readonly Seat[];
  /** What kind of question is open; empty when the game is over. */
  readonly asking: string;
  readonly ask: AskOut | null;
  readonly view?: View;
  readonly over?: Outcome;
  readonly pad?: string;
}

/** It was done, and is on disk. */
export interface Done {
  readonly type: "done";
  readonly ref: number;
  readonly pad?: string;
}

/** Why something is not offered: the rule, and the sentence's id with its facts. */
export interface Reason {
  readonly rule: string;
  readonly id: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/** It was not done; nothing has changed. `code` has words (`error-<code>`) in each language. */
export interface Refused {
  readonly type: "refused";
  readonly ref: number;
  readonly code: string;
  readonly sentence: string;
  readonly reason?: Reason;
  /** The rule that forbids it, in the rulebook's words. */
  readonly text?: string;
  readonly pad?: string;
}

/** The answer to `why`; without a reason, it is offered after all. */
export interface WhyNot {
  readonly type: "why_not";
  readonly ref: number;
  readonly atom: string;
  readonly reason?: Reason;
  readonly text?: string;
  readonly pad?: string;
}

/** One reason for an answer: a message (`counsel-<id>`) and the facts that it needs. */
export interface Grounds {
  readonly id: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/** What a bot would answer in this seat's place, and why: `counsel-<id>` words each reason with its facts. */
export interface Counsel {
  readonly type: "counselled";
  readonly ref: number;
  readonly number: number;
  readonly answer: Given;
  readonly why?: readonly Grounds[];
  readonly pad?: string;
}

/** A link, valid once and for a few minutes, that takes this seat to another phone. */
export interface Move {
  readonly type: "move";
  readonly ref: number;
  /** The phone's page with `#move=TOKEN`: that page posts the token to `/api/move`. */
  readonly link: string;
  readonly qr: readonly string[];
  readonly seconds: number;
  readonly pad?: string;
}

/** What an agent needs to take its seat. We show it only once. */
export interface Invitation {
  readonly type: "invitation";
  readonly ref: number;
  readonly person: number;
  readonly name: string;
  /** Where the server speaks the Model Context Protocol, */
  readonly address: string;
  /** and what the agent sends as its bearer token: the seat's ticket. */
  readonly token: string;
  readonly pad?: string;
}

/** The last message on a socket: why there will be no more. */
export interface Gone {
  readonly type: "gone";
  readonly why: "moved" | "removed" | "left" | "closed";
}

/** How long a game takes and how heavy it is. `edition-EDITION-win` says how to win it. */
export interface Box {
  readonly least_minutes: number;
  /** With people who talk; bots alone are quicker. */
  readonly most_minutes: number;
  /** From 1 (explained in a minute) to 5 (an evening of its own). */
  readonly weight: number;
}

/** Which news begin a chapter, and which it always shows. */
export interface History {
  /** A round, a turn or a government begins with one of these. */
  readonly chapters: readonly string[];
  /** If empty, everything matters. */
  readonly matters: readonly string[];
}

/** The scene that tells some news. */
export interface Cue {
  /** The event of the news. */
  readonly on: string;
  /** What the screen does: a game's skin may have a scene of this name. */
  readonly kind: string;
  readonly seconds: number;
  /** Facts that the news must have too; the first cue that fits is played. */
  readonly when?: Readonly<Record<string, Fact>>;
  /** Seconds in which it is only announced, before it is revealed to all. */
  readonly turn?: number;
  /** Heard when it is revealed, or at its beginning. */
  readonly sound?: Sound;
  readonly can_skip?: boolean;
}

/** A game as the lobby offers it. The words for all of it are the game's own. */
export interface GameCard {
  readonly id: string;
  readonly players: readonly number[];
  readonly editions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** For some options, the names of values that the words don't name: decks. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** For options about one seat, which seat: without it there is nothing to choose. */
  readonly seats: Readonly<Record<string, number>>;
  /** Whether people can browse its cards. */
  readonly has_cards: boolean;
  readonly themes: readonly string[];
  readonly bots: readonly string[];
  /** Which of them suits somebody's first game. */
  readonly first_bot: string;
  readonly seat_facts: readonly string[];
  /** What players can claim: for each kind, the atoms that each of its places can take. */
  readonly talk: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly box: Box | null;
  readonly history: History;
  /** Which public news is staged, and for how long. */
  readonly cues: readonly Cue[];
  /** Where to fetch its skin, if another package brings one. */
  readonly skin: string | null;
  /** Whether a page shows it at a glance. */
  readonly has_glance: boolean;
}

/** `GET /api/games`. */
export interface Catalog {
  readonly build: string;
  readonly languages: readonly string[];
  readonly games: readonly GameCard[];
}

/** The answer to `POST /api/tables` with a `Choice`: the host's ticket comes as a cookie. */
export interface Opened {
  readonly code: string;
}

/** `POST /api/tables/CODE/people`: the seat's ticket comes as a cookie. */
export interface Name {
  readonly name: string;
  /** What the player wishes for; if others have it, the player gets the nearest. */
  readonly look: Look | null;
}

/** `POST /api/move`: takes a seat to this browser; the old one loses it. */
export interface Token {
  readonly token: string;
}

/** `POST /api/tables/CODE/push`: where we may call the phone with this seat. It is what a browser's `PushManager` gives: an address, its public key and its secret. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** `GET /api/tables/CODE/push`: the key by which browsers know our calls; none if we don't call. */
export interface PushKey {
  readonly key: string | null;
}

/** `GET /api/tables/CODE`: what somebody who wants to join needs, and no more. */
export interface Door {
  readonly code: string;
  readonly stage: Stage;
  readonly choice: Choice;
  readonly is_full: boolean;
  /** Whether this browser already has a seat here. */
  readonly has_seat: boolean;
  readonly is_host: boolean;
  /** The looks of the people at the table. */
  readonly taken: readonly Look[];
  /** The name of this browser's user in the table's room, if the room remembers them. */
  readonly name: string;
}

/** The body of every refusal over HTTP. */
export interface Problem {
  readonly code: string;
  readonly sentence: string;
}

/** `GET /api/tables/CODE/analysis` during the work, with status 202: ask again soon. Once the analysis is made, you get it (docs/theatre.md). */
export interface Analysing {
  /** From 0 to 1. */
  readonly progress: number;
}

/** `GET /api/tables/CODE/replay/VIEWER`, once the game is over: a step for each moment of it. The viewer is a seat's number, `public` or `all`. Every viewer's replay of a game has the same moments: those at which anybody was told or asked something. `all` has the public steps, and in `seats` those of each seat: moment i shows everything that anybody knew then. */
export interface Replay {
  readonly steps: readonly Step[];
  readonly seats: readonly (readonly Step[])[];
  /** Seat by seat, the players' looks. */
  readonly looks: readonly Look[];
}

/** A deck that can be played; `starter` decks are the game's own and may break its rules. */
export interface BinderDeck {
  readonly id: string;
  readonly name: string;
  readonly parts: Counted;
  readonly starter: boolean;
}

/** A part of a player's own deck: how many cards it has, and which are allowed. */
export interface DeckPart {
  readonly size: number;
  readonly cards: readonly string[];
}

/** The rules for players' own decks. */
export interface DeckLimits {
  readonly parts: Readonly<Record<string, DeckPart>>;
  readonly most_copies: number;
  readonly rules: readonly string[];
}

/** A number of a card, and where it comes from. */
export interface Figure {
  /** The field's name; for a number in a table, `table:key`. */
  readonly name: string;
  readonly value: number;
  readonly source: "printed" | "inferred" | "ours";
}

/** A card in the binder. */
export interface Leaf {
  readonly id: string;
  readonly kind: string;
  /** Its full name in its file and the rulebook; players see the name in the words. */
  readonly name: string;
  readonly numbers: readonly Figure[];
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** The numbers of its effects, which are in its text. */
  readonly inner: readonly Figure[];
}

/** `GET /api/games/GAME/cards`: all cards and decks of a game. */
export interface CardBook {
  readonly cards: readonly Leaf[];
  readonly decks: readonly BinderDeck[];
  /** Without them, nobody brings a deck to this game. */
  readonly limits: DeckLimits | null;
}

/** `POST /api/games/GAME/decks`: a deck file or a plain list for us to check; we don't keep it. */
export interface DeckText {
  readonly text: string;
  readonly name: string;
}

/** What is wrong with a deck: the words for it (`deck-fault-ID`), and the rule if any. */
export interface Fault {
  readonly id: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly rule: string;
}

/** The answer: what we read, what is wrong with it, and the deck file if nothing is. */
export interface CheckedDeck {
  readonly name: string;
  readonly parts: Counted;
  readonly faults: readonly Fault[];
  readonly file: string;
}

/** A moment of a game, as a phone or the table showed it; its words are `glance-<name>`. */
export interface Picture {
  readonly name: string;
  readonly show: "phone" | "table";
  /** Whose phone it is. */
  readonly seat: Seat | null;
  /** Whether it shows the lower end, if it has no room for everything. */
  readonly below: boolean;
  readonly view: View;
  readonly news: readonly Told[];
  readonly waiting: readonly Seat[];
  readonly asking: string;
  readonly ask: AskOut | null;
}

/** `GET /api/games/GAME/glance/EDITION`: a round in pictures, and what terms mean. */
export interface GlancePage {
  readonly players: readonly string[];
  readonly looks: readonly Look[];
  readonly pictures: readonly Picture[];
  /** Words of the rulebook, each with the rule or the chapter that explains it. */
  readonly terms: Readonly<Record<string, string>>;
}

/** A lesson as the list shows it: `GET /api/games/GAME/lessons` has all of them. */
export interface LessonCard {
  readonly name: string;
  /** In each language, like all words of a lesson. */
  readonly title: Readonly<Record<string, string>>;
  readonly about: Readonly<Record<string, string>>;
  readonly minutes: number;
  readonly steps: number;
  /** The edition that it is about; a lesson about all of them names none. */
  readonly edition: string | null;
}

/** A step of a lesson: where it points, what it says, and what it waits for. */
export interface Pointer {
  /** The moment of the game at which to show it. */
  readonly at: number;
  readonly say: Readonly<Record<string, string>>;
  /** The place that it points at; empty for none. */
  readonly show?: string;
  /** The answer that it waits for; without one it only shows something. */
  readonly do?: Given;
}

/** `GET /api/games/GAME/lessons/NAME`: a game as the learner sees it, and steps beside it. */
export interface Taught {
  readonly title: Readonly<Record<string, string>>;
  readonly choice: Choice;
  readonly seat: Seat;
  readonly people: readonly Person[];
  /** What we would send the learner's phone, moment by moment. */
  readonly moments: readonly Step[];
  readonly steps: readonly Pointer[];
}

/** `GET /api/games/GAME/lessons/NAME/why?step=N&atom=A`: why something is not offered there. */
export interface LessonWhy {
  readonly reason: Reason | null;
  /** The rule that forbids it, in the rulebook's words. */
  readonly text: string | null;
}

/** This many wins out of this many games, and the range of the true share in 95 of 100 cases. */
export interface Share {
  readonly wins: number;
  readonly games: number;
  readonly low: number;
  readonly high: number;
  /** None below ten games: there it would only seem to say something. */
  readonly percent: number | null;
}

/** What somebody has won in one game, on one side of it if it has sides. */
export interface Tally {
  readonly game: string;
  readonly side: string;
  readonly share: Share;
}

/** How often somebody was dealt a role. */
export interface RoleTally {
  readonly game: string;
  readonly role: string;
  readonly times: number;
}

/** How strong somebody seems to be at one game; `is_guess` before there are ten. */
export interface Rating {
  readonly game: string;
  readonly games: number;
  /** What we are sure of: the estimate less twice its doubt. */
  readonly points: number;
  readonly is_guess: boolean;
}

/** Somebody the room remembers. */
export interface PersonLine {
  readonly id: number;
  readonly name: string;
  readonly look: Look;
  readonly games: number;
  readonly wins: number;
  /** Whether no phone has a ticket for them, so that somebody at the table may say: that's me. */
  readonly is_free: boolean;
}

/** A seat of a game that is over: a person's, a bot's, or a guest's. */
export interface SeatLine {
  readonly person: number | null;
  readonly is_bot: boolean;
  readonly has_won: boolean;
  readonly role: string;
  readonly side: string;
}

/** The closest vote of a game: what it was about, and how it went. */
export interface CloseVote {
  readonly yes: number;
  readonly no: number;
  readonly news?: readonly Told[];
}

/** What a player drew. */
export interface Drawn {
  readonly seat: Seat;
  readonly atoms: readonly string[];
}

/** A moment that decided a game. */
export interface Moment {
  /** The number of the moment, as a replay counts them. */
  readonly at: number;
  readonly cause: "luck" | "choice";
  /** For each seat, its winning chance before it, */
  readonly before: Chances;
  /** and after it. */
  readonly after: Chances;
  /** Whose choice it was, if it was one seat's. */
  readonly seat?: number;
  readonly news?: readonly Told[];
  /** If it was luck: what players drew. */
  readonly drawn?: readonly Drawn[];
  /** If no news say what the player chose: the kind of question, */
  readonly kind?: string;
  /** and the atoms of the answer. */
  readonly chose?: readonly string[];
}

/** The lie of a game that most people acted on. */
export interface BestLie {
  readonly at: number;
  readonly seat: number;
  readonly what: string;
  readonly atoms: readonly string[];
  readonly truth: readonly string[];
  readonly believed: readonly number[];
}

/** A kind word for somebody: `award-<id>` says it. */
export interface Praise {
  readonly id: string;
  readonly seat: number;
  readonly facts?: Readonly<Record<string, number | string>>;
}

/** A game that a room remembers. */
export interface GameLine {
  readonly table: string;
  /** The number of the game at its table. */
  readonly number: number;
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  readonly side: string;
  readonly why: string;
  readonly at: number;
  readonly minutes: number;
  readonly seats: readonly SeatLine[];
  readonly vote: CloseVote | null;
  /** Whether our bots have looked at it: until then, what follows is empty. */
  readonly is_reviewed: boolean;
  readonly moments: readonly Moment[];
  readonly lie: BestLie | null;
  /** We say nothing twice in an evening. */
  readonly praise: readonly Praise[];
}

/** How often each side of one game has won. */
export interface SideScore {
  readonly game: string;
  readonly wins: Readonly<Record<string, number>>;
}

/** What somebody has won in an evening. */
export interface Standing {
  readonly person: number;
  readonly wins: number;
  readonly games: number;
}

/** Games with no long pause between them. */
export interface Evening {
  readonly begun: number;
  readonly ended: number;
  readonly is_tonight: boolean;
  readonly games: readonly GameLine[];
  /** Most wins first. */
  readonly standings: readonly Standing[];
  readonly sides: readonly SideScore[];
  /** In which of the games it was told, counted from 0. */
  readonly best_lie: number | null;
  /** In which of the games it was, counted from 0. */
  readonly closest_vote: number | null;
}

/** Something that nobody in the room has outdone; `record-<kind>` words it. */
export interface RoomRecord {
  readonly kind: string;
  readonly value: number;
  readonly people: readonly number[];
  readonly game: string;
}

/** Two who have met often: against each other, or side by side. */
export interface Rivalry {
  readonly one: number;
  readonly other: number;
  readonly is_together: boolean;
  readonly meetings: number;
  /** Of the one over the other; side by side, of both. */
  readonly wins: number;
  /** Of the one against the other; side by side, of both. */
  readonly losses: number;
}

/** `GET /api/rooms/CODE`. */
export interface RoomPage {
  readonly code: string;
  readonly name: string;
  readonly is_owner: boolean;
  /** Who this browser is in the room. */
  readonly me: number | null;
  readonly has_ratings: boolean;
  readonly people: readonly PersonLine[];
  readonly games: number;
  readonly evenings: number;
  /** The last one, which may be tonight's. */
  readonly evening: Evening | null;
  readonly records: readonly RoomRecord[];
  readonly rivalries: readonly Rivalry[];
}

/** `GET /api/rooms/CODE/people/ID`. */
export interface PersonPage {
  readonly person: PersonLine;
  readonly all: Share;
  readonly tallies: readonly Tally[];
  readonly roles: readonly RoleTally[];
  /** How many games they have won in a row, up to the latest. */
  readonly streak: number;
  readonly best_streak: number;
  readonly rivalries: readonly Rivalry[];
  /** The people that the page names. */
  readonly people: readonly PersonLine[];
  /** The newest first. */
  readonly last: readonly GameLine[];
  /** None where the room wants no ratings. */
  readonly ratings: readonly Rating[];
}

/** `POST /api/rooms`: the owner's ticket comes as a cookie. */
export interface NewRoom {
  readonly name: string;
}

/** `POST /api/tables/CODE/room`: the room to remember what this table plays; none if empty. */
export interface RoomOfTable {
  readonly room: string;
}

/** `POST /api/tables/CODE/who`: who I am in the table's room. `me` is the person this browser has a ticket for, `new` gets one, `free` is somebody for whom no browser has one, and the room does not remember a `guest`. */
export interface Who {
  readonly who: "me" | "new" | "free" | "guest";
  /** The person that `free` means. */
  readonly person: number | null;
}

/** Another name for the room; from its owner. */
export interface NameRoom {
  readonly type: "name_room";
  readonly name: string;
}

/** Another name for somebody; from them, or from the owner. */
export interface NamePerson {
  readonly type: "name_person";
  readonly person: number;
  readonly name: string;
}

/** Forget somebody; asked by them, or by the owner. */
export interface ForgetPerson {
  readonly type: "forget_person";
  readonly person: number;
}

/** Somebody has a new phone: the next to say so at a table is them; from the owner. */
export interface FreePerson {
  readonly type: "free_person";
  readonly person: number;
}

/** Ratings or none; from the owner. */
export interface SwitchRatings {
  readonly type: "switch_ratings";
  readonly is_on: boolean;
}

/** Forget everything; from the owner. */
export interface DeleteRoom {
  readonly type: "delete_room";
}

/** `POST /api/theatre` and `GET /api/theatre/CODE`: a record that is there to look at. */
export interface OnShelf {
  readonly code: string;
  /** When we delete it, in seconds since 1970. */
  readonly until: number;
  /** Whether this browser sent it, and so may delete it. */
  readonly is_owner: boolean;
}
