// A file's name as a word on a command line, as people copy it from a page.

const PLAIN = /^[\p{L}\p{N}_.+-]+$/u;
/** What means something to a shell even between double quotes. */
const ACTIVE = /[$`"\\!]/;

export function quoted(name: string): string {
  if (PLAIN.test(name)) return name;
  return ACTIVE.test(name) ? `'${name.replaceAll("'", "'\\''")}'` : `"${name}"`;
}
