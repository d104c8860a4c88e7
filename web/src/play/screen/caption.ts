// The text in the band at the lower edge while a scene is played.
import type { Party } from "../../parts/party.ts";
import type { Told } from "../../wire/messages.ts";
import type { Speaker } from "../../words/speaker.ts";
import type { Scene } from "../staged.svelte.ts";

export interface Caption {
  readonly title: string;
  readonly text?: string;
  readonly emblem?: string | undefined;
  readonly party?: Party | undefined;
}

/** How a skin captions its news. */
export type Captioned = (told: Told, speaker: Speaker) => Caption;

/** The words of a scene: until it is turned over, it is only announced. */
export function captionOf(scene: Scene, speaker: Speaker, captioned?: Captioned): Caption {
  const announced = `scene-${scene.told.event}`;
  if (!scene.isTurned && speaker.has(announced))
    return { title: speaker.say(announced, scene.told.facts) };
  return captioned?.(scene.told, speaker) ?? { title: speaker.news(scene.told) };
}
