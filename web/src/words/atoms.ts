// Atoms taken apart: `unit:guard#2` is the second guard among the Units. What something is and where it is
// are two things: a card has one name in all places.

export interface Parts {
  readonly where: string;
  readonly name: string;
  readonly copy: string;
}

/** Where it is, what it is, and which of several equal ones; a plain word is nowhere. */
export function takenApart(atom: string): Parts {
  const at = atom.lastIndexOf(":");
  const [name = "", copy = ""] = atom.slice(at + 1).split("#");
  return { where: at < 0 ? "" : atom.slice(0, at), name, copy };
}
