// What only some pages fetch: rules, cards, lessons, and games that are over.
import { fetched, games, json, text } from "./http.ts";
import type {
  CardBook,
  CheckedDeck,
  DeckText,
  GlancePage,
  LessonCard,
  LessonWhy,
  Replay,
  Taught,
} from "./messages.ts";

/** Whether a game has cards to browse. */
export const hasCards = async (game: string): Promise<boolean> =>
  (await games()).games.some((card) => card.id === game && card.has_cards);
export const cardBook = (game: string): Promise<CardBook> => json(`/api/games/${game}/cards`);
export const cardWords = (game: string, language: string): Promise<string> =>
  text(`/words/cards/${game}/${language}.ftl`);
export const versionWords = (game: string, language: string): Promise<string> =>
  text(`/words/versions/${game}/${language}.ftl`);
export const checkDeck = (game: string, deck: DeckText): Promise<CheckedDeck> =>
  json(`/api/games/${game}/decks`, deck);
export const glance = (game: string, edition: string): Promise<GlancePage> =>
  json(`/api/games/${game}/glance/${edition}`);
export const glanceWords = (game: string, language: string): Promise<string> =>
  text(`/words/glance/${game}/${language}.ftl`);
export const guideWords = (game: string, language: string): Promise<string> =>
  text(`/words/guide/${game}/${language}.ftl`);
export const termWords = (game: string, language: string): Promise<string> =>
  text(`/words/terms/${game}/${language}.ftl`);
export const lessons = (game: string): Promise<readonly LessonCard[]> =>
  json(`/api/games/${game}/lessons`);
export const lesson = (game: string, name: string): Promise<Taught> =>
  json(`/api/games/${game}/lessons/${name}`);
export const lessonWhy = (
  game: string,
  name: string,
  step: number,
  atom: string,
  language: string,
): Promise<LessonWhy> =>
  json(
    `/api/games/${game}/lessons/${name}/why?step=${step}&atom=${encodeURIComponent(atom)}&language=${language}`,
  );
/** A game's rules and rulings, and the languages that they are in: English, where yours has no page. */
export interface Rulebook {
  readonly text: string;
  readonly languages: readonly string[];
}

export async function rulebook(game: string, language: string): Promise<Rulebook> {
  const response = await fetched(`/rules/${game}/${language}.md`);
  const languages = response.headers.get("content-language")?.split(", ") ?? [language];
  return { text: await response.text(), languages };
}
/** A table's game of this number; without one, the last. */
export const numbered = (game: number | undefined): string => (game ? `?game=${game}` : "");
/** A finished game from a seat's viewpoint, the public's, or the all-knowing one. */
export const replay = (
  code: string,
  eyes: number | "public" | "all",
  game?: number,
): Promise<Replay> => json(`/api/tables/${code}/replay/${eyes}${numbered(game)}`);
export const recordAt = (code: string, game?: number): string =>
  `/api/tables/${code}/record${numbered(game)}`;
/** How long until we ask again whether an analysis is made. */
const AGAIN = 1000;
/** What the bots make of a finished game; until they are done, it reports how far they are. */
export const analysis = <T>(
  code: string,
  game: number | undefined,
  onprogress: (share: number) => void,
): Promise<T> => until(`/api/tables/${code}/analysis${numbered(game)}`, onprogress);

/** The content of this address, once it is made. */
export async function until<T>(path: string, onprogress: (share: number) => void): Promise<T> {
  for (;;) {
    const found = await json<T | { progress: number }>(path);
    if (!isProgress(found)) return found;
    onprogress(found.progress);
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

function isProgress(found: unknown): found is { progress: number } {
  return typeof found === "object" && found !== null && "progress" in found;
}

export const record = <T>(code: string, game?: number): Promise<T> => json(recordAt(code, game));
