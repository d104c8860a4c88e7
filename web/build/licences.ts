// Writes licences.txt: every package that ends up in the client, with the text of its licence.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** The texts of licences for packages that come without one. */
const TEXTS = resolve(import.meta.dirname, "licences");
const PACKAGE = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

interface Package {
  name: string;
  version: string;
  license: string;
  dependencies?: Record<string, string>;
}

/** `root` has the package.json whose dependencies are all shipped, as code or as drawings. */
export function licences(root: string): Plugin {
  return {
    name: "palatine-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((each) =>
        each.type === "chunk" ? each.moduleIds : [],
      );
      const source = written(root, packages([...modules, ...dependencies(root)]));
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

/** The packages that these files belong to, each once, in order. */
export function packages(files: string[]): string[] {
  const names = files.map((file) => PACKAGE.exec(file)?.[1]?.replaceAll("\\", "/") ?? "");
  return [...new Set(names.filter((name) => name !== ""))].sort();
}

function dependencies(root: string): string[] {
  return Object.keys(json(root).dependencies ?? {}).map((name) => `node_modules/${name}`);
}

export function written(root: string, names: string[]): string {
  return names
    .map((name) => {
      const folder = join(root, "node_modules", name);
      const { version, license } = json(folder);
      return `${name} ${version} (${license})\n${"=".repeat(80)}\n\n${text(folder, license)}\n`;
    })
    .join("\n");
}

function text(folder: string, license: string): string {
  const own = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const path = own !== undefined ? join(folder, own) : join(TEXTS, `${license}.txt`);
  if (!existsSync(path)) throw new Error(`${folder} has no licence, and ${path} does not exist`);
  return readFileSync(path, "utf8").replaceAll("\r\n", "\n").trim() + "\n";
}

function json(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
}
