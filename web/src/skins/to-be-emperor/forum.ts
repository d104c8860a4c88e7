// The forum as a screen speaks of it, read from a view: the pools with the bids on them, and each player's side.
import type { Seat, SeatView, Thing, View, Zone } from "../../wire/messages.ts";

export const RESOURCES = ["coin", "might", "knowledge"] as const;
export type Resource = (typeof RESOURCES)[number];

/** This much Influence makes an emperor [TE-7.1]. */
export const GOAL = 10;

export interface Bid {
  readonly seat: Seat;
  readonly tokens: number;
}

/** The state of the bids on a card: nobody's, somebody's, a tie, or not enough. */
export type Contest =
  | { readonly kind: "none" }
  | { readonly kind: "leads"; readonly seat: Seat }
  | { readonly kind: "tied" }
  | { readonly kind: "low"; readonly missing: number };

export interface Card {
  readonly id: string;
  readonly face: string;
  readonly isSenator: boolean;
  /** How many tokens it takes; for a senator, how much Influence too. */
  readonly cost: number;
  /** What an asset gives, or a senator's upkeep: each resource as often as it counts. */
  readonly resources: readonly Resource[];
  readonly marks: readonly string[];
  readonly bids: readonly Bid[];
  readonly contest: Contest;
}

export interface Player {
  readonly seat: Seat;
  readonly influence: number;
  readonly tokens: number;
  readonly hand: number;
  readonly isFirst: boolean;
  readonly isActive: boolean;
  readonly assets: readonly Card[];
  readonly senators: readonly Card[];
}

export interface Forum {
  readonly senate: readonly Card[];
  readonly pool: readonly Card[];
  readonly deck: number;
  readonly senateDeck: number;
  readonly atDeck: readonly Bid[];
  readonly round: number;
  readonly lastRound: number | undefined;
  readonly players: readonly Player[];
}

export function forumOf(view: View): Forum {
  return {
    senate: cardsIn(zone(view, "senate")),
    pool: cardsIn(zone(view, "pool")),
    deck: zone(view, "deck")?.backs ?? 0,
    senateDeck: zone(view, "senate_deck")?.backs ?? 0,
    atDeck: bidsOf(view.counters, "at_deck:"),
    round: Number(view.counters["round"] ?? 0),
    lastRound: view.counters["last_round"] ? Number(view.counters["last_round"]) : undefined,
    players: view.seats.map((each) => playerOf(view, each)),
  };
}

function playerOf(view: View, { seat, marks, counters }: SeatView): Player {
  return {
    seat,
    influence: counters["influence"] ?? 0,
    tokens: counters["tokens_left"] ?? 0,
    hand: counters["cards"] ?? 0,
    isFirst: marks.includes("first_player"),
    isActive: marks.includes("active"),
    assets: cardsIn(zone(view, "assets", seat)),
    senators: cardsIn(zone(view, "senators", seat)),
  };
}

function zone(view: View, id: string, owner: Seat | null = null): Zone | undefined {
  return view.zones.find((each) => each.id === id && each.owner === owner);
}

function cardsIn(held: Zone | undefined): Card[] {
  return (held?.things ?? []).flatMap((thing) =>
    thing.face === null ? [] : [cardOf(thing, thing.face)],
  );
}

export function cardOf({ id, marks, counters }: Thing, face: string): Card {
  const isSenator = counters["gives_influence"] !== undefined;
  const cost = counters["gives_influence"] ?? counters["cost"] ?? 0;
  const what = isSenator ? "needs" : "gives";
  const resources = RESOURCES.flatMap((one) =>
    Array<Resource>(counters[`${what}_${one}`] ?? 0).fill(one),
  );
  const bids = bidsOf(counters, "tokens:");
  return { id, face, isSenator, cost, resources, marks, bids, contest: contestOf(bids, cost) };
}

function bidsOf(counters: Readonly<Record<string, number | boolean>>, prefix: string): Bid[] {
  const found = Object.entries(counters).filter(([name]) => name.startsWith(prefix));
  return found.map(([name, tokens]) => ({
    seat: Number(name.slice(prefix.length)),
    tokens: Number(tokens),
  }));
}

/** The highest bid that reaches the cost wins, a tie wins nothing [TE-5.5] [TE-5.6] [TE-5.7] [TE-5.8]. */
export function contestOf(bids: readonly Bid[], cost: number): Contest {
  const most = Math.max(0, ...bids.map((bid) => bid.tokens));
  const [first, ...others] = bids.filter((bid) => bid.tokens === most);
  if (!first) return { kind: "none" };
  if (most < cost) return { kind: "low", missing: cost - most };
  return others.length ? { kind: "tied" } : { kind: "leads", seat: first.seat };
}

export interface Pile {
  readonly card: Card;
  readonly copies: number;
}

/** Cards in play that look the same from afar, as one with a number. */
export function piles(cards: readonly Card[], same: (card: Card) => string): Pile[] {
  const found = new Map<string, Pile>();
  for (const card of cards) {
    const before = found.get(same(card));
    found.set(
      same(card),
      before ? { card: before.card, copies: before.copies + 1 } : { card, copies: 1 },
    );
  }
  return [...found.values()];
}

/** What makes two assets look the same: their resources and how they lie. A senator has a name. */
export function looks(card: Card): string {
  return card.isSenator ? card.id : [...card.resources, ...card.marks].join(" ");
}
