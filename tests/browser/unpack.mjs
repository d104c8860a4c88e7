// node unpack.mjs <from> <to>: decompress every *.br of a folder into another.
import { createReadStream, createWriteStream, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const [from, to] = process.argv.slice(2);
for (const name of readdirSync(from).filter((each) => each.endsWith(".br"))) {
  const target = createWriteStream(join(to, basename(name, ".br")));
  await pipeline(createReadStream(join(from, name)), createBrotliDecompress(), target);
}
