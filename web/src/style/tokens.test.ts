import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COLOURS } from "../parts/looks.ts";

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
const PLAYERS = COLOURS.map((colour) => `player-${colour}`);
const FIELDS = ["accent", "disc", "shield", "bad", "back"];

/** The colours of a theme: the house's, overridden by those of every block that names it. */
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

function linear(hex: string): number[] {
  const parts = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
}

function light(hex: string): number {
  const [r = 0, g = 0, b = 0] = linear(hex);
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
      const [field, rim] = [of[player], of[`on-${player}`]];
      expect(contrast(rim, field), player).toBeGreaterThanOrEqual(4.5);
      for (const surface of SURFACES) {
        const best = Math.max(contrast(field, of[surface]), contrast(rim, of[surface]));
        expect(best, `${player} on ${surface}`).toBeGreaterThanOrEqual(3);
      }
    }
    for (const field of FIELDS) {
      expect(contrast(of[`on-${field}`], of[field]), `on-${field}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);

/** How colours look to those who lack one kind of cone (Machado and others, 2009), on linear light. */
const EYES: Record<string, number[]> = {
  "all cones": [1, 0, 0, 0, 1, 0, 0, 0, 1],
  "no red cones": [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  "no green cones": [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  "no blue cones": [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
};
const CONES = [0.4122, 0.5363, 0.0514, 0.2119, 0.6807, 0.1074, 0.0883, 0.2817, 0.63];
const LAB = [0.2105, 0.7936, -0.0041, 1.978, -2.4286, 0.4506, 0.0259, 0.7828, -0.8087];

function times(matrix: readonly number[], [x = 0, y = 0, z = 0]: readonly number[]): number[] {
  return [0, 3, 6].map(
    (row) => (matrix[row] ?? 0) * x + (matrix[row + 1] ?? 0) * y + (matrix[row + 2] ?? 0) * z,
  );
}

/** A colour in the space of Oklab, in which equal distances look equal. */
function seen(hex: string, eyes: readonly number[]): number[] {
  const mixed = times(eyes, linear(hex)).map((part) => Math.min(1, Math.max(0, part)));
  return times(LAB, times(CONES, mixed).map(Math.cbrt));
}

test.each(Object.entries(EYES))("players are told apart by colour with %s", (who, eyes) => {
  const of = colours("palatine", true);
  const all = PLAYERS.map((player) => seen(of[player] ?? "", eyes));
  const apart = all.flatMap((one, at) =>
    all.slice(0, at).map((other) => Math.hypot(...one.map((part, i) => part - (other[i] ?? 0)))),
  );
  expect(apart.length).toBe(45);
  expect(Math.min(...apart)).toBeGreaterThan(who === "all cones" ? 0.15 : 0.08);
});
