// What a page needs to show its table's game: the game's card, its skin, and its words.
import { type Skin, skinOf } from "../skins/registry.ts";
import { games, gameWords } from "../wire/http.ts";
import type { Choice, GameCard } from "../wire/messages.ts";
import type { AtTable } from "../wire/table.svelte.ts";
import { Speaker } from "../words/speaker.ts";
import { learn, voice } from "../words/words.svelte.ts";
import { dress } from "./scheme.svelte.ts";

const AGAIN = 1000;

export class Playing {
  card = $state.raw<GameCard | null>(null);
  skin = $state.raw<Skin>({});
  #wanted = "";

  constructor(readonly at: AtTable) {}

  /** Says things with this table's names; none before the game's words are here. */
  get speaker(): Speaker | null {
    const { card, at } = this;
    return card ? new Speaker(voice(), at.names, card.seat_facts, at.looks, card.history) : null;
  }

  /** Follow the table's choice. It tries until it succeeds: without words, a page is of no use. */
  async follow({ game, theme }: Choice): Promise<void> {
    const wanted = `${game} ${theme}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    while (this.#wanted === wanted && !(await this.#prepared(game, theme))) await pause(AGAIN);
  }

  async #prepared(game: string, theme: string | null): Promise<boolean> {
    try {
      const words = learn((language) => gameWords(game, theme, language));
      const found = games().then((catalog) => catalog.games.find((each) => each.id === game));
      const elsewhere = async () => (await found)?.skin;
      const [card, skin] = await Promise.all([found, skinOf(game, elsewhere), words]);
      this.skin = skin;
      this.card = card ?? null;
      dress(theme ?? game);
      return true;
    } catch {
      return false;
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
