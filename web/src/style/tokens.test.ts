import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CSS = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const BOTH = /--([\w-]+): (?:light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)|#([0-9a-f]{6}));/g;
const BLOCKS = [...CSS.matchAll(/^([:[.][^{}]+) \{([^}]*)\}/gm)];
const THEMES = new Set(
  Array.from(CSS.matchAll(/\[data-theme="([\w-]+)"\]/g), ([, theme]) => theme),
);
const SCHEMES = ["light", "dark"] as const;
const SURFACES = ["ground", "felt", "panel", "card"];
const INKS = ["ink-soft", "accent-ink", "disc-ink", "shield-ink", "good", "warn", "bad"];
const THINGS = ["red-ink", "blue-ink", "gold-ink"];
const PLAYERS = [0, 1, 2, 3, 4, 5].map((seat) => `player-${seat}`);
const FIELDS = ["accent", "disc", "shield", "bad", "back"];

/** The colours of a theme: the house's, and over them those of every block that names it. */
function colours(theme: string, night: boolean): Record<string, string> {
  const isOf = (selector = ""): boolean =>
    selector.includes(":root") || selector.includes(`[data-theme="${theme}"]`);
  const bodies = BLOCKS.filter(([, selector]) => isOf(selector)).map(([, , body = ""]) => body);
  return Object.fromEntries(
    [...bodies.join("").matchAll(BOTH)].map(([, name = "", day, dark, both = ""]) => [
      name,
      (night ? dark : day) ?? both,
    ]),
  );
}

function light(hex: string): number {
  const parts = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((c) =>
    c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one = "", other = ""): number {
  const [dim = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const cases = [...THEMES].flatMap((theme = "") =>
  SCHEMES.map((scheme) => ({ theme, scheme, of: colours(theme, scheme === "dark") })),
);

test("the themes are there", () => expect(cases.length).toBe(10));

test.each(cases)(
  "$theme, $scheme: text can be read from a sofa, all else from a phone",
  ({ of }) => {
    for (const surface of SURFACES) {
      expect(contrast(of["ink"], of[surface]), `ink on ${surface}`).toBeGreaterThanOrEqual(7);
      for (const ink of INKS) {
        expect(contrast(of[ink], of[surface]), `${ink} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const thing of THINGS) {
      expect(contrast(of[thing], of["card"]), `${thing} on card`).toBeGreaterThanOrEqual(4.5);
    }
    for (const player of PLAYERS) {
      expect(contrast(of["on-player"], of[player]), player).toBeGreaterThanOrEqual(4.5);
    }
    for (const field of FIELDS) {
      expect(contrast(of[`on-${field}`], of[field]), `on-${field}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);
