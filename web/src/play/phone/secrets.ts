// The parts of a view that are one player's alone, by kind.
import type { SeatView, Thing, View, Zone } from "../../wire/messages.ts";

export interface Secrets {
  /** What I am, secretly, or was, once all is shown. */
  readonly mark: string | undefined;
  /** The players about whom I know something. */
  readonly allies: readonly SeatView[];
  /** My cards that lie covered before me. */
  readonly cards: readonly Zone[];
  /** What I hold where others can't see it, if that is how this game is played. */
  readonly hand: readonly Thing[] | null;
  /** Whether I am somebody in secret, which is more than holding cards. */
  readonly hasRole: boolean;
}

export function secretsOf(view: View, me: number): Secrets {
  const mine = view.seats.find((each) => each.seat === me);
  const [mark] = [
    ...(mine?.secrets ?? []),
    ...(mine?.marks ?? []).filter((each) => each.startsWith("role_")),
  ];
  const allies = view.seats.filter((each) => each.seat !== me && each.secrets.length);
  const secret = view.zones.filter((zone) => zone.owner === me && zone.secret);
  const cards = secret.filter((zone) => zone.kind !== "hand");
  const hands = secret.filter((zone) => zone.kind === "hand");
  const hand = hands.length ? hands.flatMap((zone) => zone.things) : null;
  return {
    mark,
    allies,
    cards,
    hand,
    hasRole: mark !== undefined || allies.length > 0 || cards.length > 0,
  };
}
