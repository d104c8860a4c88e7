// How often this device has met a kind of question: its first times bring a hint. It is kept here alone.
const KEPT = "palatine.met";
/** So many times the hint comes by itself. */
const FIRST = 2;

/** The question that was counted last, so that it is not counted again when it is drawn anew. */
let counted = { question: "", isNew: false };
/** Where nothing may be kept, this page remembers as long as it is open. */
let met: Record<string, number> = {};

/** Whether somebody meets a kind of question for the first times; this counts as one of them. */
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
