// A skin from another package: a plain ES module that the server found in the game's folder
// (docs/skins.md). It needs no part of our build. Its mistakes never break the page.
import { type Drawing, emblemOf } from "../../parts/emblems.ts";
import type { Forecasting } from "../../play/decide/forecast.ts";
import type { AskOut, Look, Outcome, Told, View } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";
import type { Reach, ShownProps, Skin } from "../registry.ts";

/** How to say things: the game's words, with the players' names. */
export type Words = Pick<
  Speaker,
  "has" | "say" | "name" | "allOf" | "atom" | "face" | "counter" | "waits" | "news" | "outcome"
>;

/** All that such a skin gets. It may show nothing else. */
export interface Shown {
  readonly view: View;
  readonly news: readonly Told[];
  readonly waiting: readonly number[];
  readonly asking: string;
  readonly over: Outcome | null;
  /** The viewer's seat; null on a public screen. */
  readonly me: number | null;
  readonly words: Words;
  /** How to recognise a player: two colours, and the outline of a sign on a grid of 256 by 256. */
  sign(seat: number): { readonly field: string; readonly ink: string; readonly drawing: Drawing };
  readonly reach: Reach;
}

/** The drawing: called with everything new, and finally to clean up. */
export interface Drawn {
  update?(shown: Shown): void;
  destroy?(): void;
}

export type Draw = (target: HTMLElement, shown: Shown) => Drawn | undefined;

/** What a module may export. The generic renderer shows whatever is missing. */
export interface Module {
  screen?: Draw;
  table?: Draw;
  /** Sentences about an answer in the making, from what its player sees. */
  forecast?: (ask: AskOut, atoms: readonly string[], view: View, words: Words) => unknown;
  /** Style sheets beside the module; they apply to its own elements alone. */
  styles?: readonly string[];
  emblems?: Record<string, Drawing>;
}

export interface Found {
  readonly module: Module;
  readonly address: string;
}

const SAID = ["has", "say", "name", "allOf", "atom", "face", "counter", "waits", "news", "outcome"];
const found = new Map<string, Found>();

/** The skin at an address; an empty one if it can't load or is not a skin. */
export async function skinFrom(game: string, address: string): Promise<Skin> {
  try {
    const module = (await import(/* @vite-ignore */ address)) as Module;
    found.set(game, { module, address });
    return {
      ...(typeof module.screen === "function" && { screen: () => import("./Screen.svelte") }),
      ...(typeof module.table === "function" && { table: () => import("./Table.svelte") }),
      ...(typeof module.forecast === "function" && {
        forecast: () => Promise.resolve({ forecast: forecasting(game, module.forecast) }),
      }),
      emblems: emblemsOf(module),
    };
  } catch (error) {
    complain(game, error);
    return {};
  }
}

export const foundFor = (game: string): Found | undefined => found.get(game);

/** The style sheets of a module, which names them relative to itself. */
export function stylesOf({ module: { styles }, address }: Found): string[] {
  const base = new URL(address, location.href);
  return (Array.isArray(styles) ? styles : []).map((each) => new URL(String(each), base).href);
}

function emblemsOf({ emblems }: Module): Record<string, Drawing> {
  const drawings = Object.entries(emblems ?? {});
  return Object.fromEntries(drawings.filter(([, drawing]) => typeof drawing === "string"));
}

/** A forecast that says nothing if it fails. */
function forecasting(game: string, said: Module["forecast"]): Forecasting {
  return (ask, atoms, view, speaker) => {
    try {
      const lines = said?.(ask, atoms, view, wordsOf(speaker));
      return Array.isArray(lines) ? lines.filter((line) => typeof line === "string") : [];
    } catch (error) {
      complain(game, error);
      return [];
    }
  };
}

function wordsOf(speaker: Speaker): Words {
  const said = SAID.map((name) => [name, speaker[name as keyof Words].bind(speaker)]);
  return Object.fromEntries(said) as Words;
}

/** What a skin gets of a moment. */
export function shownTo({ moment, speaker, me, reach }: ShownProps): Shown {
  return {
    view: moment.view,
    news: moment.news,
    waiting: moment.waiting,
    asking: moment.asking,
    over: moment.over,
    me,
    words: wordsOf(speaker),
    sign: (seat) => signOf(speaker.look(seat)),
    reach: {
      standing: (at) => reach.standing(at),
      touch: (at) => reach.touch(at),
      reading: (at) => reach.reading(at),
    },
  };
}

function signOf({ colour, sign }: Look): ReturnType<Shown["sign"]> {
  return {
    field: `var(--player-${colour})`,
    ink: `var(--on-player-${colour})`,
    drawing: emblemOf(`sign-${sign}`),
  };
}

/** For the skin's author: players see the generic table. */
export function complain(game: string, error: unknown): void {
  console.error(`The skin of ${game} is broken; the table is shown without it.`, error);
}
