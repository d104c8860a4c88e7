// What a host does, with errors put into words.
import { toast } from "../parts/toasts.svelte.ts";
import type { Choice } from "../wire/messages.ts";
import type { Unsent } from "../wire/socket.ts";
import type { AtTable } from "../wire/table.svelte.ts";
import { problem } from "../words/words.svelte.ts";

export type Pace = NonNullable<Choice["pace"]>;
export const PACES = ["relaxed", "normal", "brisk"] as const satisfies readonly Pace[];

/** Send it; if it is refused, we show why, and nothing has changed. */
export async function order(at: AtTable, message: Unsent): Promise<boolean> {
  const reply = await at.send(message);
  if (reply.type !== "refused") return true;
  toast(problem(reply.code), "bad");
  return false;
}
