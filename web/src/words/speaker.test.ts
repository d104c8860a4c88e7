import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { parted, Speaker, tailOf } from "./speaker.ts";

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

const CARDS = `
copy = { $number ->
    [1] { $what }
   *[other] { $what } ({ $number })
}
atom-hand = { $card } (from the hand)
option-play-hand = { $full }: { $text }
option-play-fool = Be { $card }!
card-king = the King
card-fool = fool
card-lance = Star Lance
full-lance = Star Lance, the Long
text-lance = It pricks.
news-played = { $card } by { $how }, { $thing }.{ $says }
fact-card = { $card }
fact-card-fool = { $card }, no less
fact-says = { "" } “{ $text }”
`;

test("a card has one name wherever it lies, and is said in another way for a place, a question or this card", () => {
  const speaker = speaking(CARDS);
  expect([speaker.atom("top:lance"), speaker.face("lance")]).toEqual(["Star Lance", "Star Lance"]);
  expect(speaker.atom("hand:lance#2")).toBe("Star Lance (2) (from the hand)");
  expect(speaker.atom("hand:lance#2", "play")).toBe("Star Lance, the Long (2): It pricks.");
  expect(speaker.atom("hand:king", "play")).toBe("the King (from the hand)");
  expect(["play", "buy"].map((kind) => speaker.atom("top:fool", kind))).toEqual([
    "Be fool!",
    "fool",
  ]);
});

test("a fact may be a card: as an atom always, by its id where the words say so", () => {
  const speaker = speaking(CARDS);
  const told = (card: string) =>
    speaker.news({ event: "played", facts: { card, how: card, thing: `top:${card}`, says: card } });
  expect(told("lance")).toBe("Star Lance by lance, Star Lance. “It pricks.”");
  expect(told("fool")).toBe("fool, no less by fool, fool.");
});

test("a sentence has its players where their names stand, so that they can be drawn", () => {
  const { bundle } = speaking(
    "list = { $first } and { $last }\nplayer = Player { $number }\nnews-met = { $players } met { $players-count ->\n    [1] alone\n   *[other] { $player }\n}.",
  );
  const speaker = new Speaker(bundle, ["Anna", "Ben"], ["players", "player"]);
  const met = { event: "met", facts: { players: [1, 0], player: 1 } };
  expect(speaker.news(met)).toBe("Ben and Anna met Ben.");
  expect(parted(speaker.pointing.news(met))).toEqual([1, " and ", 0, " met ", 1, "."]);
  expect(parted(speaker.pointing.atom("player:0"))).toEqual([0]);
  expect(parted(speaker.pointing.name(2))).toEqual(["Player 3"]);
});

test("what belongs to a name stays on its line, and nothing longer", () => {
  expect(["'s 2 cards.", ".", ", and then", ":"].map(tailOf)).toEqual(["'s", ".", ",", ":"]);
  expect([" met ", "-holder", 3, undefined].map(tailOf)).toEqual(["", "", "", ""]);
});

test("in a story a card is its name; the question says what it does", () => {
  const speaker = speaking(CARDS);
  expect(speaker.card("hand:lance#2")).toBe("Star Lance (2)");
  expect(speaker.card("pass")).toBeUndefined();
});

test("what somebody says in their own words is never taken for other words", () => {
  const { bundle } = speaking("news-spoke = { $player }: “{ $text }”\natom-yes = Yes");
  const speaker = new Speaker(bundle, ["Anna", "Ben"], ["player"]);
  const spoke = (text: string) => speaker.news({ event: "spoke", facts: { player: 1, text } });
  for (const text of ["player:0", "player:99", "n:1", "yes", "{ $player }", "<b>hi</b>"])
    expect(spoke(text)).toBe(`Ben: “${text}”`);
});
