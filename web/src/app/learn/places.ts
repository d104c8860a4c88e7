// Where on the page a place of the table is. Whatever shows it says so with `data-place`: a player
// (`player:2`), a thing or a zone by its id (`hand:0` if it is seat 0's), a track (`track:election`), the question, the phase,
// the news, and what is one's own.
import type { AskOut } from "../../wire/messages.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 4;

/** What the page calls a place that a lesson points at; an option is where it points. */
export function named(place: string, ask: AskOut | null): string {
  const [kind = "", ...rest] = place.split(":");
  const id = rest.join(":");
  if (kind === "seat") return `player:${id}`;
  if (kind === "thing" || kind === "zone") return id;
  if (kind !== "option") return place;
  return ask?.options.find((option) => option.atom === id)?.at ?? "question";
}

/** What shows this on the page; of several, the first that is seen. What is asked comes first. */
export function found(name: string): Element | undefined {
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
