// The table of a finished game, as the components of a running one want it.
import type { Choice, Table } from "../../wire/messages.ts";
import type { Moment } from "../../wire/table.svelte.ts";
import type { Speaker } from "../../words/speaker.ts";

export function tableAt(
  code: string,
  choice: Choice,
  moment: Moment | undefined,
  speaker: Speaker,
): Table {
  return {
    type: "table",
    code,
    stage: moment?.over ? "over" : "playing",
    choice: { ...choice, history: false },
    people: speaker.names.map((name, seat) => ({ id: seat, name, seat, look: speaker.look(seat) })),
    join: "",
    qr: [],
  };
}
