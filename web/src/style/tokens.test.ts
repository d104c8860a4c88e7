import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CSS = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const BOTH = /--([\w-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)/g;
const THEMES = [...CSS.matchAll(/\[data-theme="([\w-]+)"\] \{([^}]*)\}/g)];
const SCHEMES = ["light", "dark"] as const;
const SURFACES = ["ground", "felt", "panel", "card"];
const INKS = ["ink-soft", "accent-ink", "disc-ink", "shield-ink", "good", "warn", "bad"];
const FIELDS = ["accent", "disc", "shield", "bad", "back"];

function colours(body: string, night: boolean): Record<string, string> {
  const found = [...body.matchAll(BOTH)];
  return Object.fromEntries(
    found.map(([, name = "", day = "", dark = ""]) => [name, night ? dark : day]),
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

const house = THEMES.find(([, name]) => name === "palatine")?.[2] ?? "";
const cases = THEMES.flatMap(([, theme = "", body = ""]) =>
  SCHEMES.map((scheme) => {
    const night = scheme === "dark";
    return { theme, scheme, of: { ...colours(house, night), ...colours(body, night) } };
  }),
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
    for (const field of FIELDS) {
      expect(contrast(of[`on-${field}`], of[field]), `on-${field}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);
