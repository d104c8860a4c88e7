// What kind of page this is, for the size of its text: `screen` is read from a sofa, `laptop` is a screen
// beside a hand, `door` is on phones and on television sets, where it grows with them; a page of no kind is
// a phone's.
import { onDestroy } from "svelte";

type View = { readonly kind: "screen" | "laptop" | "door" };
const views: View[] = [];

/** This page is of that kind as long as it is here. The next one may come before this one goes. */
export function viewed(kind: View["kind"]): void {
  const view: View = { kind };
  views.push(view);
  show();
  onDestroy(() => {
    views.splice(views.indexOf(view), 1);
    show();
  });
}

function show(): void {
  const { dataset } = document.documentElement;
  const view = views.find((each) => each.kind === "screen") ?? views.at(-1);
  if (view) dataset["view"] = view.kind;
  else delete dataset["view"];
}
