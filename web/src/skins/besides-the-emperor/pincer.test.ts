import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Speaker } from "../../words/speaker.ts";
import { pincer } from "./pincer.ts";

test("the sentence knows who has condemned the Emperor, and how many", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(
    new FluentResource("list = { $first } and { $last }\nskin-pincer = { $count }: { $players }"),
  );
  const speaker = new Speaker(bundle, ["Al", "Bo", "Cy"]);
  expect(pincer([1], speaker)).toBe("1: Bo");
  expect(pincer([0, 2], speaker)).toBe("2: Al and Cy");
});
