// Says with the client's Speaker what tests/test_web_words.py wants said: JSON in, JSON out.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "../web/node_modules/@fluent/bundle/esm/index.js";
import { Speaker } from "../web/src/words/speaker.ts";

const { language, words, names, seatFacts, sayings } = JSON.parse(readFileSync(0, "utf-8"));
const bundle = new FluentBundle(language, { useIsolating: false });
bundle.addResource(new FluentResource(words), { allowOverrides: true });
const speaker = new Speaker(bundle, names, seatFacts);
process.stdout.write(JSON.stringify(sayings.map(([how, what]) => speaker[how](...what))));
