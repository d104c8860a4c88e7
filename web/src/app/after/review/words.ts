// The words of the review, which load with it and not before.
const FILES = import.meta.glob<string>("../../../words/review/*.ftl", {
  query: "?raw",
  import: "default",
});

export const reviewWords = async (language: string): Promise<string> =>
  (await FILES[`../../../words/review/${language}.ftl`]?.()) ?? "";
