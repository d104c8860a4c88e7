import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Speaker } from "./speaker.ts";

function speaking(words: string): Speaker {
  const bundle = new FluentBundle("de", { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  return new Speaker(bundle);
}

test("a long name may be divided where the game's words say so, and nowhere else", () => {
  const speaker = speaking("divisions = Gilden-schatz-meister Söldner-fürst");
  expect(speaker.divisible("Gildenschatzmeister")).toBe("Gilden\u00adschatz\u00admeister");
  expect(speaker.divisible("Hauswache")).toBe("Hauswache");
  expect(speaking("house = Palatine").divisible("Söldnerfürst")).toBe("Söldnerfürst");
});

test("what is played is called by its theme, else by its edition, else by the game's name", () => {
  const speaker = speaking(
    "game-name = Senatsspiele\nedition-secret = Secret Emperor\ntheme-roman = Römischer Senat",
  );
  expect(speaker.title({ edition: "secret", theme: "roman" })).toBe("Römischer Senat");
  expect(speaker.title({ edition: "secret", theme: null })).toBe("Secret Emperor");
  expect(speaker.title({ edition: "other", theme: null })).toBe("Senatsspiele");
});
