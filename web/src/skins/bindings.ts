// How a game's cards look in the binder, if its skin says so: `skins/<game id>/binder.ts` exports a
// `Binding` as default. Only the page of the cards loads it.
import type { Component } from "svelte";
import { addEmblems, type Drawing } from "../parts/emblems.ts";
import type { Leaf } from "../wire/messages.ts";
import { skinOf } from "./registry.ts";

export interface Binding {
  /** Drawings, named like the words in its cards.ftl: `binder-kind-unit`, `binder-facet-class-General`. */
  emblems?: Record<string, Drawing>;
  /** What is drawn on a card instead of its emblem. */
  art?: (leaf: Leaf) => Component<{ leaf: Leaf }> | undefined;
}

const FOUND = import.meta.glob<{ default: Binding }>("./*/binder.ts");

/** The binding of a game, with all its drawings registered; an empty one if there is none. */
export async function bindingOf(game: string): Promise<Binding> {
  await skinOf(game);
  const binding = (await FOUND[`./${game}/binder.ts`]?.())?.default ?? {};
  addEmblems(binding.emblems ?? {});
  return binding;
}
