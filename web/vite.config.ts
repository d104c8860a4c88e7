// The build of the web client. `--mode gallery` builds the gallery of parts and the stage instead, and
// `--mode offline` a client in one script, for pages that have their data in themselves.
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress.ts";
import { emblems } from "./build/emblems.ts";
import { fonts } from "./build/fonts.ts";
import { licences } from "./build/licences.ts";

const STATIC = "../src/palatine/server/pages/static";
const STYLE = resolve(import.meta.dirname, "src/style/fonts.css");
const CUT = resolve(import.meta.dirname, "node_modules/.fonts");
const SERVER = process.env["PALATINE_SERVER"] ?? "http://127.0.0.1:8000";

/** What every page needs comes in one file: fifty small ones weigh half as much again in headers. */
const BASE = anyOf(
  /node_modules\/(svelte\/(?!src\/(transition|reactivity))|esm-env|clsx|@fluent)/,
  /src\/(router|main|play\/sound\.|App\.|wire\/(?!analysis|library|rooms|theatre)|parts\/(?!Pills|Qr)|words\/(?!games|later)[a-z.]+\.ts)/,
  /src\/app\/(scheme|seat|code|Trouble)/,
  /src\/skins\/(registry|Reachable|palettes|[a-z-]+\/palettes)/,
);
/** What phone and screen both need at a table. */
const TABLE = anyOf(
  /src\/play\/(ThingCard|Who|Sentence|phone\/SmallZone|decide\/reach|call\/ladder)/,
  /src\/app\/(playing|host|awake|Works)/,
);
/** A phone from the door to its game; what is first needed after a tap comes by itself. */
const PHONE = anyOf(
  /src\/app\/(Phone|Join|Looks|Seated|Lobby|Means|NewHere|newcomer|People)\b/,
  /src\/play\/call\/(phone|knock|Flash)/,
  /src\/play\/decide\/(?!Amount|Counsel|ListChoice|payment|Rank|SeatChoice|Share|Sums)/, // these are asked for now and then
  /src\/play\/phone\/(?!Because|Claims|Dealt|Guided|History|Known|Meanwhile|Opening|Papers|Peek|Rewind|Rules|Small|Speech|Waiting)/,
);
/** What several pages after a game need: one file, since a phone loads the names of all before it. */
const AFTER = /src\/app\/after\/(address|chosen|claims|moments|opened|opening|story|table)\./;
const PAGES = {
  client: ["index.html", "src/worker/worker.ts"],
  gallery: ["gallery.html", "stage.html"],
};

/** Whether a file is one of these; on Windows its path may have backslashes. */
function within(files: RegExp): (id: string) => boolean {
  return (id) => files.test(id.replaceAll("\\", "/"));
}

function anyOf(...parts: RegExp[]): RegExp {
  return new RegExp(parts.map((part) => part.source).join("|"));
}

/** One script and one sheet of styles with everything in them, whatever it is that is shown. */
const OFFLINE = defineConfig({
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    emblems(),
    fonts(STYLE, CUT),
  ],
  publicDir: false,
  build: {
    outDir: `${STATIC}/offline`,
    target: "es2022",
    cssTarget: ["chrome100", "firefox100", "safari15.4"],
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, "src/offline.ts"),
      output: {
        entryFileNames: "offline.js",
        assetFileNames: "offline[extname]",
        codeSplitting: false,
      },
    },
  },
});

const CLIENT = defineConfig(({ mode }) => ({
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    emblems(),
    fonts(STYLE, CUT),
    licences(import.meta.dirname),
    compress(),
  ],
  build: {
    outDir: mode === "gallery" ? "gallery/dist" : STATIC,
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome100", "firefox100", "safari15.4"],
    assetsInlineLimit: 0, // a strict content-security policy allows no data: addresses
    modulePreload: { polyfill: false }, // it would be an inline script
    rolldownOptions: {
      input: PAGES[mode === "gallery" ? "gallery" : "client"].map((page) =>
        resolve(import.meta.dirname, page),
      ),
      output: {
        // A worker is known by its address: it has the same one in every build.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: "base", test: within(BASE) },
            { name: "table", test: within(TABLE) },
            { name: "phone", test: within(PHONE) },
            { name: "after", test: within(AFTER) },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: SERVER },
      "/words": { target: SERVER },
      "/skins": { target: SERVER },
      "^/rules/.*\\.md$": { target: SERVER },
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts", "build/*.test.ts"] },
}));

export default defineConfig((env) => (env.mode === "offline" ? OFFLINE : CLIENT(env)));
