// What only some pages fetch: rules, cards, lessons, and games that are over.
import { games, json, text } from "./http.ts";
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

/** Whether a game has cards to leaf through. */
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
): Promise<LessonWhy> =>
  json(`/api/games/${game}/lessons/${name}/why?step=${step}&atom=${encodeURIComponent(atom)}`);
export const rulebook = (game: string): Promise<string> => text(`/rules/${game}.md`);
/** A table's game of this number; without one, the last. */
export const numbered = (game: number | undefined): string => (game ? `?game=${game}` : "");
/** A finished game for a seat's eyes, the public's, or all-knowing ones. */
export const replay = (
  code: string,
  eyes: number | "public" | "all",
  game?: number,
): Promise<Replay> => json(`/api/tables/${code}/replay/${eyes}${numbered(game)}`);
export const recordAt = (code: string, game?: number): string =>
  `/api/tables/${code}/record${numbered(game)}`;
/** How long until it is asked again whether an analysis is made. */
const AGAIN = 1000;
/** What the bots make of a finished game; until they are done it is told how far they are. */
export const analysis = <T>(
  code: string,
  game: number | undefined,
  onprogress: (share: number) => void,
): Promise<T> => until(`/api/tables/${code}/analysis${numbered(game)}`, onprogress);

/** What is at this address, once it is made. */
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
