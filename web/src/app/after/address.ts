// Which part of a finished game an address names: `?game=2&how&seat=1`, `?game=2&at=17&all`.
export interface Spot {
  /** Its number at the table; without one, the last. */
  readonly game?: number | undefined;
  /** Whether it asks how that could happen. */
  readonly isHow: boolean;
  /** Who asks: this person's seat in the game. */
  readonly me?: number | undefined;
  /** At which moment to begin. */
  readonly at?: number | undefined;
  /** Whether with all-seeing eyes. */
  readonly isAll?: boolean;
}

export function spotOf(search: string): Spot {
  const words = new URLSearchParams(search);
  return {
    game: number(words.get("game")) || undefined,
    isHow: words.has("how"),
    me: number(words.get("seat")),
    at: number(words.get("at")),
    isAll: words.has("all"),
  };
}

/** The search of the address that names it. */
export function addressOf({ game, isHow, me, at, isAll }: Spot): string {
  const words = [
    ...(game ? [`game=${game}`] : []),
    ...(isHow ? ["how"] : []),
    ...(me === undefined ? [] : [`seat=${me}`]),
    ...(at === undefined ? [] : [`at=${at}`]),
    ...(isAll && at !== undefined ? ["all"] : []),
  ];
  return `?${words.join("&")}`;
}

function number(text: string | null): number | undefined {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
