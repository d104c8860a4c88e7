// Whether the own hand lies open all the time, as with nobody behind the chair; else it is held to be seen.
let isKept = $state(false);

export const kept = {
  get isOpen(): boolean {
    return isKept;
  },
};

export function keepOpen(wanted: boolean): void {
  isKept = wanted;
}
