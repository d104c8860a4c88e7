// Writes a .gz and a .br beside every text file of a build, so that the server never compresses.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|txt)$/;
/** How much memory gzip takes: with less it begins anew more often, which suits files of unlike parts. */
const MEMORIES = [5, 6, 7, 8, 9];
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export function compress(): Plugin {
  let folder = "";
  return {
    name: "palatine-compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      for (const path of await texts(folder)) await pack(path);
    },
  };
}

async function texts(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name));
}

async function pack(path: string): Promise<void> {
  const plain = await readFile(path);
  await writeFile(`${path}.gz`, zipped(plain));
  await writeFile(`${path}.br`, brotliCompressSync(plain, BROTLI));
}

/** The shortest of what gzip makes of a file. */
function zipped(plain: Buffer): Buffer {
  const made = MEMORIES.map((memLevel) => gzipSync(plain, { level: 9, memLevel }));
  return made.reduce((best, each) => (each.length < best.length ? each : best));
}
