// Which lessons somebody took on this device, to show where to go on.
const KEPT = "palatine.learnt";

export function learnt(): readonly string[] {
  return (localStorage.getItem(KEPT) ?? "").split(" ").filter(Boolean);
}

export function hasLearnt(lesson: string): void {
  localStorage.setItem(KEPT, [...new Set([...learnt(), lesson])].join(" "));
}
