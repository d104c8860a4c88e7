// Whether this device has ever been at a game: if not, we offer to tell the rules.
const KEPT = "palatine.played";

export const isNewcomer = (): boolean => localStorage.getItem(KEPT) === null;
export const hasPlayed = (): void => localStorage.setItem(KEPT, "1");
