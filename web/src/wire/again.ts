// Opens the page again after a part of it could not be loaded. A browser remembers that a module
// failed, so the same page would lack that part for as long as it is open. Nothing is lost: the
// server keeps everything.

/** Milliseconds between two looks at whether the server answers. */
const PAUSE = 1_000;
/** How old a page is at least, so that one with a broken part does not flicker. */
const OLD = 5_000;

let isWaiting = false;

/** Open the page again as soon as the server answers. */
export async function openAgain(reload: () => void): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  do await new Promise((go) => setTimeout(go, PAUSE));
  while (performance.now() < OLD || !(await answers()));
  isWaiting = false;
  reload();
}

async function answers(): Promise<boolean> {
  return fetch("/", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
