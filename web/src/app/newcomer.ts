// Whether this device has ever been at a game: who has not is offered that the rules are told.
const KEPT = "palatine.played";

export const isNewcomer = (): boolean => localStorage.getItem(KEPT) === null;
export const hasPlayed = (): void => localStorage.setItem(KEPT, "1");
