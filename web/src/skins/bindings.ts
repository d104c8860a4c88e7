// How a game's cards look in the binder, where its skin says so: `skins/<game id>/binder.ts` exports a
// `Binding` as default. It is loaded on the page of the cards only.
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

/** The binding of a game, all its drawings made known; an empty one where there is none. */
export async function bindingOf(game: string): Promise<Binding> {
  await skinOf(game);
  const binding = (await FOUND[`./${game}/binder.ts`]?.())?.default ?? {};
  addEmblems(binding.emblems ?? {});
  return binding;
}
