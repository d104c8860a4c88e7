// The hash of the seed as this device saw it before the game, so that afterwards it need not take anybody's
// word for it. It is not secret, and is forgotten with the tab.
function key(code: string, game: number): string {
  return `palatine.promise.${code}.${game}`;
}

/** Keep what was shown while the seed was still secret; what we already have stays. */
export function keep(code: string, game: number, commitment: string): void {
  if (kept(code, game) === null) sessionStorage.setItem(key(code, game), commitment);
}

export function kept(code: string, game: number): string | null {
  return sessionStorage.getItem(key(code, game));
}
