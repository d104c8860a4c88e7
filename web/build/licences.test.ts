import { resolve } from "node:path";
import { expect, test } from "vitest";
import { packages, written } from "./licences.ts";

const ROOT = resolve(import.meta.dirname, "..");

test("a file belongs to its innermost package, on every system", () => {
  expect(
    packages([
      "/web/node_modules/svelte/src/a.js",
      "/web/node_modules/svelte/node_modules/clsx/b.js",
      "C:\\web\\node_modules\\@noble\\hashes\\c.js",
      "/web/src/main.ts",
    ]),
  ).toEqual(["@noble/hashes", "clsx", "svelte"]);
});

test("each package has a licence text: its own, or the licence's", () => {
  const all = written(ROOT, ["@fluent/bundle", "@fontsource/cinzel"]);
  expect(all).toMatch(/^@fluent\/bundle \S+ \(Apache-2\.0\)\n=+\n\nApache License/m);
  expect(all).toMatch(/^@fontsource\/cinzel \S+ \(OFL-1\.1\)\n=+\n\nCopyright 2020/m);
});

test("a package without a licence stops the build", () => {
  expect(() => written(resolve(ROOT, "build"), ["nothing"])).toThrow();
});
