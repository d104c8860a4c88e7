// The marks of a seat, by what they are: an office, a sign, or what happened to somebody.
export const OFFICES = ["president", "chancellor", "candidate"];
export const SIGNS = ["term_limited", "investigated", "cleared"];

export interface Marks {
  readonly office: string | undefined;
  readonly signs: readonly string[];
  readonly isExecuted: boolean;
  /** Shown at the end: `role_loyalist`. */
  readonly role: string | undefined;
}

export function sorted(marks: readonly string[]): Marks {
  return {
    office: OFFICES.find((mark) => marks.includes(mark)),
    signs: SIGNS.filter((mark) => marks.includes(mark)),
    isExecuted: marks.includes("executed"),
    role: marks.find((mark) => mark.startsWith("role_")),
  };
}
