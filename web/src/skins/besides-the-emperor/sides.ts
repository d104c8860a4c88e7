// Which crest an identity has: the Loyalists a plain disc, the Rebels a hatched shield, the Emperor neither.
import type { Party } from "../../parts/party.ts";

export function partyOf(identity: string | null | undefined): Party | undefined {
  if (identity === "loyalist") return "disc";
  return identity === "rebel" ? "shield" : undefined;
}

export const parties: Record<string, Party> = {
  "card-loyalist": "disc",
  "card-rebel": "shield",
  "mark-role_loyalist": "disc",
  "mark-role_rebel": "shield",
};
