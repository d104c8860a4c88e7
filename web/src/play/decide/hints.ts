// How often this device has met a kind of question: the first few times bring a hint. Kept here alone.
const KEPT = "palatine.met";
/** The hint comes by itself this many times. */
const FIRST = 2;

/** The question counted last, so that redrawing does not count it again. */
let counted = { question: "", isNew: false };
/** If the device may keep nothing, this page remembers as long as it is open. */
let met: Record<string, number> = {};

/** Whether this is one of the first times that somebody meets a kind of question; counts it. */
export function meets(game: string, kind: string, number: number): boolean {
  const [question, key] = [`${game} ${kind} ${number}`, `${game} ${kind}`];
  if (counted.question !== question) {
    const times = { ...met, ...kept() };
    const before = times[key] ?? 0;
    counted = { question, isNew: before < FIRST };
    if (counted.isNew) keep({ ...times, [key]: before + 1 });
  }
  return counted.isNew;
}

function kept(): Record<string, number> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof read === "object" ? { ...(read as Record<string, number>) } : {};
  } catch {
    return {}; // refused, or not ours
  }
}

function keep(times: Record<string, number>): void {
  met = times;
  try {
    localStorage.setItem(KEPT, JSON.stringify(times));
  } catch {
    // refused, or full
  }
}
