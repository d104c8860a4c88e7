// Cuts the typefaces to what is read here. `src/style/fonts.css` says by each face's unicode-range
// which letters its file has, and by `~fonts/<package>/<file>.<part>.woff2` which file it is cut from.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const FACE = /url\("~fonts\/([\w-]+)\/([\w-]+)\.(\w+)\.woff2"\)[^}]*unicode-range:([^;]+);/g;
/** Kerning, and figures of one width for what is counted. */
const FEATURES = ["kern", "tnum"];
const NEEDLESS = ["STAT", "gasp", "GDEF"];

export interface Face {
  /** The package of @fontsource, and the file in it. */
  from: string;
  file: string;
  part: string;
  letters: string;
}

export function fonts(style: string, folder: string): Plugin {
  return {
    name: "palatine-fonts",
    async config() {
      await mkdir(folder, { recursive: true });
      for (const face of faces(await readFile(style, "utf8"))) await cut(face, folder);
      return { resolve: { alias: { "~fonts": folder } } };
    },
  };
}

export function faces(css: string): Face[] {
  return [...css.matchAll(FACE)].map(([, from = "", file = "", part = "", range = ""]) => ({
    from,
    file,
    part,
    letters: lettersOf(range),
  }));
}

/** `U+41-43, U+E4` are the letters ABCä. */
function lettersOf(range: string): string {
  return [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)]
    .flatMap(([, first = "", last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, step) =>
        String.fromCodePoint(start + step),
      );
    })
    .join("");
}

/** Written beside and renamed, so that another build never reads half a font. */
async function cut({ from, file, part, letters }: Face, folder: string): Promise<void> {
  const whole = createRequire(import.meta.url).resolve(`@fontsource/${from}/files/${file}.woff2`);
  const options = {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    dropTables: NEEDLESS,
    noHinting: true,
  } as const;
  const path = join(folder, from, `${file}.${part}.woff2`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${process.pid}`, await subset(await readFile(whole), letters, options));
  await rename(`${path}.${process.pid}`, path);
}
