// What the house has to offer: every edition of every game is a poster of its own, since people know a game
// by the name on its box.
import type { Catalog, Choice, GameCard } from "../wire/messages.ts";
import { speakerFor } from "../words/games.ts";
import type { Speaker } from "../words/speaker.ts";

export interface Offer {
  readonly card: GameCard;
  readonly edition: string | null;
  readonly theme: string | null;
}

export interface Poster extends Offer {
  readonly speaker: Speaker;
}

export function offersOf(catalog: Catalog): Offer[] {
  return catalog.games.flatMap((card) => {
    const editions = Object.keys(card.editions);
    return (editions.length ? editions : [null]).map((edition) => ({
      card,
      edition,
      theme: themeOf(card, edition),
    }));
  });
}

/** An edition's own theme, if it has one. */
function themeOf(card: GameCard, edition: string | null): string | null {
  return card.themes.find((theme) => theme === edition) ?? card.themes[0] ?? null;
}

/** The same with their words. */
export function postersOf(catalog: Catalog, language: string): Promise<Poster[]> {
  return Promise.all(
    offersOf(catalog).map(async (offer) => ({
      ...offer,
      speaker: await speakerFor(offer.card, offer.theme, language),
    })),
  );
}

/** Another game for a table, with as many seats as before if it has them; nobody has to leave. */
export function chosen({ card, edition, theme }: Offer, before: Choice, people: number): Choice {
  const wanted = Math.max(people, before.players);
  const players = card.players.find((size) => size >= wanted) ?? card.players.at(-1) ?? 0;
  return { ...before, game: card.id, edition, theme, players, options: {} };
}

/** What a table begins with: something with a theme, for a medium-sized group. */
export function firstChoice(offers: readonly Offer[], language: string): Choice | null {
  const offer = offers.find((each) => each.theme) ?? offers[0];
  if (!offer) return null;
  const sizes = offer.card.players;
  const players = sizes[Math.floor(sizes.length / 3)] ?? sizes[0] ?? 2;
  const { card, edition, theme } = offer;
  return {
    game: card.id,
    players,
    edition,
    options: {},
    theme,
    language,
    seating: "shuffled",
    history: true,
    patience: 0,
    pace: null,
    talk: true,
    guided: false,
    speech: false,
  };
}
