// We find skins by their folder, and load one when its game is played: `skins/<game id>/index.ts` exports a
// `Skin` as default. A game from another package brings a module of its own (elsewhere/). The generic
// renderer shows whatever a skin does not bring.
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

/** What you can touch on the table: an option points at it (`at`), or you can ask about it. */
export interface Reach {
  /** How the thing, zone or seat with this id relates to the open question. */
  standing(at: string): "chosen" | "offered" | "barred" | "none";
  /** It was touched: choose it, take the choice back, or say why not. */
  touch(at: string): void;
  /** Show the text of the thing with this id; none if there is nothing to read. */
  reading(at: string): (() => void) | null;
}

/** What both the phone's small table and the public screen get. They may show nothing else. */
export interface ShownProps {
  table: Table;
  moment: Moment;
  speaker: Speaker;
  /** The viewer's seat, for a player. */
  me: number | null;
  reach: Reach;
  /** Whether it is beside the viewer's hand, on one page. */
  isBeside?: boolean;
  /** The part of what happened that is being played; none in a replay, or if nothing is staged. */
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
  /** What this game's narrator says when, if it has one. */
  narration?: Narration;
  /** Which of the two crests a thing has, by the same names. */
  parties?: Record<string, Party>;
  /** Who is unmasked last at the end: the mark of the player that the game is about. */
  leader?: string;
  /** What an option would lead to, shown beside it before you commit. */
  detail?: Detailing;
  /** What an answer leaves and brings later, shown while you make it; loaded with the first question. */
  forecast?: () => Promise<{ forecast: Forecasting }>;
  /** Which zone of covered cards a kind of question chooses from, if a player has several. */
  from?: Record<string, string>;
  /** Which answer leaves things as they are: with nothing else chosen, one touch gives it. */
  rest?: (atom: string) => boolean;
  /** Which answers don't answer the question itself; they wait behind a button with the words `aside`. */
  aside?: (atom: string) => boolean;
  /** Whether cards on the table say too much for small ones, so that you choose among rows. */
  rows?: boolean;
  /** A zone's name, if its own name does not say which it is. */
  title?: (zone: Zone, speaker: Speaker) => string | null;
}

/** Finds the address of a skin that the server serves. */
export type Elsewhere = () => Promise<string | null | undefined>;

const FOUND = import.meta.glob<{ default: Skin }>("./*/index.ts");

/** Register the drawings that introduce a game in the lobby, and no others: the game being played has its own. */
export async function showcase(game: string): Promise<void> {
  await show(game, /^(game|edition)-/);
}

/** Register the crests of a game's sides, and nothing else: a room's page is about many games. */
export async function crests(game: string): Promise<void> {
  await show(game, /^side-/);
}

async function show(game: string, names: RegExp): Promise<void> {
  const { emblems, parties } = (await FOUND[`./${game}/index.ts`]?.())?.default ?? {};
  addEmblems(only(names, emblems));
  addParties(only(names, parties));
}

function only<T>(names: RegExp, found: Record<string, T> = {}): Record<string, T> {
  return Object.fromEntries(Object.entries(found).filter(([name]) => names.test(name)));
}

/** The skin of a game, with its drawings and parties registered; an empty one if there is none. */
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
