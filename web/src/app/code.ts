// The four letters of a table in anything that somebody types or pastes: the letters, or a whole link.
const LINK = /\/(?:[trs]\/)?([a-z]{4})\/?(?:[?#].*)?$/i;

export function codeIn(text: string): string {
  const letters = LINK.exec(text.trim())?.[1] ?? text.replace(/[^a-z]/gi, "");
  return letters.toUpperCase();
}
