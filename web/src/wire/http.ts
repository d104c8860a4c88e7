// What we fetch rather than stream. A refusal arrives as its code, which has words.
import type {
  Catalog,
  Choice,
  Door,
  Look,
  Opened,
  Problem,
  PushKey,
  Subscription,
} from "./messages.ts";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly status = 0,
  ) {
    super(code);
  }
}

export async function fetched(path: string, body?: unknown): Promise<Response> {
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

export async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await fetched(path, body)).json()) as T;
}

export async function text(path: string): Promise<string> {
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
export const houseWords = (language: string): Promise<string> => text(`/words/${language}.ftl`);
