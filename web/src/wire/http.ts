// What is fetched rather than streamed. A refusal arrives as its code, which has words.
import type {
  CardBook,
  Catalog,
  CheckedDeck,
  Choice,
  DeckText,
  Door,
  GlancePage,
  LessonCard,
  LessonWhy,
  Look,
  Opened,
  Problem,
  PushKey,
  Replay,
  Subscription,
  Taught,
} from "./messages.ts";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly status = 0,
  ) {
    super(code);
  }
}

async function fetched(path: string, body?: unknown): Promise<Response> {
  const post = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const response = await fetch(path, body === undefined ? {} : post).catch(() => null);
  if (response === null) throw new Refusal("connection-lost");
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "error", response.status);
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await fetched(path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await fetched(path)).text();
}

let catalog: Promise<Catalog> | undefined;

/** The games of the house, fetched once. */
export function games(): Promise<Catalog> {
  catalog ??= json<Catalog>("/api/games").catch((error: unknown) => {
    catalog = undefined;
    throw error;
  });
  return catalog;
}

/** Whether a game has cards to leaf through. */
export const hasCards = async (game: string): Promise<boolean> =>
  (await games()).games.some((card) => card.id === game && card.has_cards);
export const door = (code: string): Promise<Door> => json(`/api/tables/${code}`);
export const open = (choice: Choice): Promise<Opened> => json("/api/tables", choice);
export const join = (code: string, name: string, look: Look): Promise<unknown> =>
  json(`/api/tables/${code}/people`, { name, look });
export const pushKey = (code: string): Promise<PushKey> => json(`/api/tables/${code}/push`);
export const callAt = (code: string, phone: Subscription): Promise<unknown> =>
  json(`/api/tables/${code}/push`, phone);
export const move = (token: string): Promise<{ code: string }> => json("/api/move", { token });
export const gameWords = (game: string, theme: string | null, language: string): Promise<string> =>
  text(`/words/${game}/${theme ?? "-"}/${language}.ftl`);
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
export const record = <T>(code: string, game?: number): Promise<T> => json(recordAt(code, game));
export const houseWords = (language: string): Promise<string> => text(`/words/${language}.ftl`);
