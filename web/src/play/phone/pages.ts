// What a player can look at beside the table, in the order of the bar.
export type Page = "known" | "say" | "history" | "rules";

export const PAGES: readonly { page: Page; emblem: string }[] = [
  { page: "known", emblem: "eye" },
  { page: "say", emblem: "speech" },
  { page: "history", emblem: "scroll" },
  { page: "rules", emblem: "rules" },
];
