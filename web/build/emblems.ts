// An emblem is the outline of one drawing, as text: `import Crown from "~icons/game-icons/crown"`.
// The set draws on 512 squares with decimals; 256 whole ones show the same on a television set and
// weigh a third. Without a component around each, sixty of them are one small file.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize } from "svgo";
import type { Plugin } from "vite";

/** Arcs stay curves: their radii would suffer from whole numbers. */
const PATHS = {
  name: "convertPathData",
  params: { floatPrecision: 0, transformPrecision: 5, makeArcs: { threshold: 0, tolerance: 0 } },
} as const;
const ADDRESS = /^~icons\/game-icons\/(.+)$/;
/** How many squares an emblem is drawn on; Emblem.svelte shows as many. */
const GRID = 256;

interface IconSet {
  width: number;
  icons: Record<string, { body: string }>;
}

export function emblems(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "palatine-emblems",
    enforce: "pre",
    resolveId: (id) => (ADDRESS.test(id) ? id : null),
    load(id) {
      const name = ADDRESS.exec(id)?.[1];
      if (!name) return null;
      set ??= read();
      const body = set.icons[name]?.body;
      if (!body) throw new Error(`game-icons has no "${name}"`);
      return `export default ${JSON.stringify(outline(body, set.width))}`;
    },
  };
}

function read(): IconSet {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(path, "utf8")) as IconSet;
}

/** The path of a drawing of one path, on our grid. */
export function outline(body: string, width: number): string {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg"><g transform="scale(${GRID / width})">${body}</g></svg>`;
  const { data } = optimize(drawn, { multipass: true, plugins: ["collapseGroups", PATHS] });
  const paths = [...data.matchAll(/ d="([^"]*)"/g)].map((found) => found[1]);
  if (paths.length !== 1 || data.includes("transform"))
    throw new Error(`not a drawing of one path: ${body}`);
  return paths[0] ?? "";
}
