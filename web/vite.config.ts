// The build of the web client. `--mode gallery` builds the gallery of parts and the stage instead.
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress.ts";
import { roundedEmblems } from "./build/rounded.ts";

const STATIC = "../src/palatine/server/static";
const SERVER = process.env["PALATINE_SERVER"] ?? "http://127.0.0.1:8000";

const BASE = /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(parts|wire|words\/[a-z.]+\.ts|router|app\/(scheme|Preferences|Gone)|skins\/(registry|Reachable))/;
/** What phone and screen both need at a table. */
const TABLE = /src\/(play\/ThingCard|play\/phone\/SmallZone|app\/(playing|host|Menu))/;
const PAGES = { client: ["index.html"], gallery: ["gallery.html", "stage.html"] };

export default defineConfig(({ mode }) => ({
  plugins: [svelte({ configFile: false }), icons({ compiler: "svelte", scale: 1 }), roundedEmblems(), compress()],
  build: {
    outDir: mode === "gallery" ? "gallery/dist" : STATIC,
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome100", "firefox100", "safari15.4"],
    assetsInlineLimit: 0, // a strict content-security policy allows no data: addresses
    modulePreload: { polyfill: false }, // it would be an inline script
    rolldownOptions: {
      input: PAGES[mode === "gallery" ? "gallery" : "client"].map((page) => resolve(import.meta.dirname, page)),
      // What every page needs comes in one file: fifty small ones weigh half as much again in headers.
      output: { codeSplitting: { groups: [{ name: "base", test: BASE }, { name: "table", test: TABLE }] } },
    },
  },
  server: { proxy: { "/api": { target: SERVER }, "/words": { target: SERVER }, "^/rules/.*\\.md$": { target: SERVER }, "/ws": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts", "build/*.test.ts"] },
}));
