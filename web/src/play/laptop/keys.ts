// The keys of a laptop. If the focused control uses a key, the control gets it.
export interface Keyed {
  /** Confirm the answer, if there is one. */
  readonly confirm: () => void;
  /** Take back the last step. */
  readonly takeBack: () => void;
  /** On to the next scene. */
  readonly next: () => void;
  /** Open or cover your own hand. */
  readonly turnHand: () => void;
  /** On to the next thing that you can ask about. */
  readonly ask: () => void;
  /** Show the keys. */
  readonly help: () => void;
}

const CHOICES = ".decision [data-choice]";
const TYPING = "input, textarea, select, [contenteditable]";
const CONTROL = "button, a, summary, [tabindex='0']";

/** What a key does now; nothing if it is not ours. */
export function actOf(event: KeyboardEvent, keyed: Keyed): (() => void) | null {
  const on = event.target instanceof Element ? event.target : null;
  const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
  if (isHeld || event.defaultPrevented || on?.closest(`dialog, ${TYPING}`)) return null;
  if (/^[1-9]$/.test(event.key)) return choice(Number(event.key));
  if (event.key === "Escape") return keyed.takeBack;
  if (event.key === "?") return keyed.help;
  if (event.key.toLowerCase() === "h") return keyed.turnHand;
  if (event.key.toLowerCase() === "w") return keyed.ask;
  if (event.key === "Enter" && !isControl(on)) return keyed.confirm;
  return event.key === " " && !on?.closest(CONTROL) ? keyed.next : null;
}

/** Whether Enter does something else here; on something already chosen, it confirms. */
function isControl(on: Element | null): boolean {
  const isChosen = on?.matches(`${CHOICES}[aria-pressed="true"]`) ?? false;
  return !isChosen && Boolean(on?.closest(CONTROL));
}

function choice(number: number): (() => void) | null {
  const found = document.querySelectorAll<HTMLElement>(CHOICES)[number - 1];
  return found ? () => found.click() : null;
}

/** Move the focus to the open question, unless somebody is reading or writing something else. */
export function focusQuestion(): void {
  if (document.querySelector("dialog[open]") || document.activeElement?.matches(TYPING)) return;
  document.querySelector<HTMLElement>(".decision h2")?.focus({ preventScroll: true });
}
