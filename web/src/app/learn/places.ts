// Where on the page a place of the table is. Each element says what it shows with `data-place`: a player
// (`player:2`), a thing or a zone by its id (`hand:0` if it is seat 0's), a track (`track:election`), the
// question, the phase, the news, and the viewer's own things.
import type { AskOut, View } from "../../wire/messages.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 4;

/** The page's name for a place that a lesson points at, and what contains it if the page has it folded. */
export function named(place: string, ask: AskOut | null, view: View | null): string[] {
  const [kind = "", ...rest] = place.split(":");
  const id = rest.join(":");
  if (kind === "seat") return [`player:${id}`];
  if (kind === "zone") return [id, ...ownerOf(id, view)];
  if (kind === "thing") return [id, ...around(id, view)];
  if (kind === "counter") return [place, "phase"];
  if (kind !== "option") return [place];
  const at = ask?.options.find((option) => option.atom === id)?.at;
  return at === undefined ? ["question"] : [at, "question"];
}

/** The zone that a thing is in, and whose that is. */
function around(thing: string, view: View | null): string[] {
  const zone = view?.zones.find((each) => each.things.some(({ id }) => id === thing));
  if (!zone) return [];
  const id = zone.owner === null ? zone.id : `${zone.id}:${zone.owner}`;
  return [id, ...ownerOf(id, view)];
}

/** Whose a zone is: the bar leads to the viewer's own zones, too. */
function ownerOf(zone: string, view: View | null): string[] {
  const owner = /:(\d+)$/.exec(zone)?.[1];
  if (owner === undefined) return [];
  return Number(owner) === view?.viewer && zone.startsWith("hand") ? ["mine"] : [`player:${owner}`];
}

/** The element that shows the first of these that is on the page. */
export function foundFirst(names: readonly string[]): Element | undefined {
  for (const name of names) {
    const element = found(name);
    if (element) return element;
  }
  return undefined;
}

/** The element that shows this; if there are several, the first visible one. The question comes first. */
function found(name: string): Element | undefined {
  const all = [...document.querySelectorAll(`[data-place~="${CSS.escape(name)}"]`)];
  const seen = all.filter((element) => element.getBoundingClientRect().width > 0);
  return seen.find((element) => element.closest("[data-place=question]")) ?? seen[0];
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: Math.round(left) - MARGIN,
    top: Math.round(top) - MARGIN,
    width: Math.round(width) + 2 * MARGIN,
    height: Math.round(height) + 2 * MARGIN,
  };
}
