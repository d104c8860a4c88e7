// Short messages that come up, are spoken, and disappear by themselves.
export type Tone = "news" | "good" | "bad";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
}

const LASTS = 6000;
const MOST = 3;

let last = 0;
let shown = $state.raw<readonly Toast[]>([]);

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },
};

/** Show a message. Bad news stays until it is dismissed. */
export function toast(text: string, tone: Tone = "news"): void {
  const fresh = { id: ++last, text, tone };
  shown = [...shown, fresh].slice(-MOST);
  if (tone !== "bad") setTimeout(() => dismiss(fresh.id), LASTS);
}

export function dismiss(id: number): void {
  shown = shown.filter((each) => each.id !== id);
}
