// The two parties of a table by the shape of their crest; a skin says which of its sides is which, by the
// names of their words: `card-loyalist`, `track-separatist`.
export type Party = "disc" | "shield";

const known = new Map<string, Party>();

export function addParties(parties: Readonly<Record<string, Party>>): void {
  for (const [name, party] of Object.entries(parties)) known.set(name, party);
}

export function partyOf(name: string): Party | undefined {
  return known.get(name);
}
