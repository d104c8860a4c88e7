// Skins are found by their folder, and loaded when their game is played: `skins/<game id>/index.ts`
// exports a `Skin` as default. A game from another package brings a module of its own (elsewhere/).
// Whatever a skin does not bring is shown by the generic renderer.
import type { Component } from "svelte";
import type { Drawing } from "../parts/emblems.ts";
import { addEmblems } from "../parts/emblems.ts";
import { addParties, type Party } from "../parts/party.ts";
import type { Detailing } from "../play/decide/detail.ts";
import type { Forecasting } from "../play/decide/forecast.ts";
import type { Narration } from "../play/screen/narration.svelte.ts";
import type { Scene } from "../play/staged.svelte.ts";
import type { Table, Zone } from "../wire/messages.ts";
import type { Moment } from "../wire/table.svelte.ts";
import type { Speaker } from "../words/speaker.ts";

/** What can be touched on the table: an option points at it (`at`), or it can be asked about. */
export interface Reach {
  /** How the thing, zone or seat of this id stands to the open question. */
  standing(at: string): "chosen" | "offered" | "barred" | "none";
  /** It was touched: choose it, take the choice back, or say why not. */
  touch(at: string): void;
  /** Show what stands on the thing of this id; none where there is nothing to read. */
  reading(at: string): (() => void) | null;
}

/** What both the phone's small table and the public screen get. Nothing else may be shown. */
export interface ShownProps {
  table: Table;
  moment: Moment;
  speaker: Speaker;
  /** The seat of who looks, if it is a player. */
  me: number | null;
  reach: Reach;
  /** Whether it stands beside the hand of who looks, on one page. */
  isBeside?: boolean;
  /** What is being played of what has happened; none in a replay, and where nothing is staged. */
  scene?: Scene | null;
  /** Called when the narrator has nothing more to say before the game begins. */
  onscript?: () => void;
}

export interface Skin {
  /** The table on the public screen; loaded there only. */
  screen?: () => Promise<{ default: Component<ShownProps> }>;
  /** The table in small, on a phone. */
  table?: () => Promise<{ default: Component<ShownProps> }>;
  /** Drawings, named like the words for the same thing: `mark-president`, `card-condemn`. */
  emblems?: Record<string, Drawing>;
  /** What the narrator of this game says when, if it has one. */
  narration?: Narration;
  /** Which of the two crests a thing has, by the same names. */
  parties?: Record<string, Party>;
  /** Who is unmasked last at the end: the mark of whoever the game is about. */
  leader?: string;
  /** What an option would come to, shown beside it before one commits. */
  detail?: Detailing;
  /** What an answer leaves and brings later, said while it is made; loaded with the first question. */
  forecast?: () => Promise<{ forecast: Forecasting }>;
  /** From which zone of covered cards a kind of question chooses, where a player has several. */
  from?: Record<string, string>;
  /** Which answer leaves things as they are: with nothing else chosen, one touch gives it. */
  rest?: (atom: string) => boolean;
  /** Which answers are no answer to the question itself; they wait behind a button with the words `aside`. */
  aside?: (atom: string) => boolean;
  /** Whether cards on the table say too much for small ones, so that one chooses among rows. */
  rows?: boolean;
  /** What a zone is called, where its own name does not say which it is. */
  title?: (zone: Zone, speaker: Speaker) => string | null;
}

/** Finds the address of a skin that the server serves. */
export type Elsewhere = () => Promise<string | null | undefined>;

const FOUND = import.meta.glob<{ default: Skin }>("./*/index.ts");

/** Know the drawings by which a game is offered, and no others: the game that is played has its own. */
export async function showcase(game: string): Promise<void> {
  const drawings = Object.entries((await FOUND[`./${game}/index.ts`]?.())?.default.emblems ?? {});
  addEmblems(Object.fromEntries(drawings.filter(([name]) => /^(game|edition)-/.test(name))));
}

/** The skin of a game, its drawings and parties made known; an empty one where there is none. */
export async function skinOf(game: string, elsewhere?: Elsewhere): Promise<Skin> {
  const skin = (await FOUND[`./${game}/index.ts`]?.())?.default ?? (await foreign(game, elsewhere));
  addEmblems(skin.emblems ?? {});
  addParties(skin.parties ?? {});
  return skin;
}

/** The skin that the server serves for a game, if it has found one. */
async function foreign(game: string, elsewhere?: Elsewhere): Promise<Skin> {
  const address = await elsewhere?.();
  return address ? (await import("./elsewhere/module.ts")).skinFrom(game, address) : {};
}
