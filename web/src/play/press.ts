// A button that you can also hold: a touch does one thing, a longer press looks, by finger, mouse or space bar.

const LONG = 300;

export interface Press {
  /** It has been held long enough. */
  look(): void;
  /** Released after a look. */
  leave(): void;
}

/** Listens on a button. After a look we swallow the click that follows. */
export function pressing(press: () => Press | null): (button: HTMLElement) => () => void {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: Press | null = null;
    let isSwallowing = false;

    const look = (found: Press): void => {
      seen = found;
      isSwallowing = true;
      found.look();
    };
    const begin = (): void => {
      clearTimeout(timer);
      const found = press();
      isSwallowing = false;
      if (found) timer = setTimeout(() => look(found), LONG);
    };
    const end = (): void => {
      clearTimeout(timer);
      seen?.leave();
      seen = null;
    };
    const swallow = (event: Event): void => {
      if (isSwallowing) event.stopImmediatePropagation();
      if (isSwallowing) event.preventDefault();
      isSwallowing = false;
    };
    const on: Record<string, (event: never) => void> = {
      pointerdown: begin,
      pointerup: end,
      pointercancel: end,
      pointerleave: end,
      blur: end,
      keydown: (event: KeyboardEvent) => event.key === " " && !event.repeat && begin(),
      keyup: (event: KeyboardEvent) => event.key === " " && end(),
      contextmenu: (event: Event) => event.preventDefault(),
    };
    for (const [name, listen] of Object.entries(on))
      button.addEventListener(name, listen as EventListener);
    button.addEventListener("click", swallow, { capture: true });
    return () => {
      end();
      for (const [name, listen] of Object.entries(on))
        button.removeEventListener(name, listen as EventListener);
      button.removeEventListener("click", swallow, { capture: true });
    };
  };
}
