// Words that can be spoken: what pages and speakers find their sentences in.
import { FluentBundle, FluentResource } from "@fluent/bundle";

declare global {
  var palatineText: ((text: string) => string) | undefined;
}

/** Words as they are; tests change them, to see that none of them is in the code. */
const changed = (text: string): string => globalThis.palatineText?.(text) ?? text;

/** These texts in a language; a later one replaces what an earlier one says. */
export function bundleOf(language: string, ...texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, transform: changed });
  for (const text of texts) add(bundle, text);
  return bundle;
}

export function add(bundle: FluentBundle, text: string): void {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}
