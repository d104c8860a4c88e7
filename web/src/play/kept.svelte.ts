// Whether your own hand stays open all the time, when nobody is behind the chair; otherwise you hold to see it.
let isKept = $state(false);

export const kept = {
  get isOpen(): boolean {
    return isKept;
  },
};

export function keepOpen(wanted: boolean): void {
  isKept = wanted;
}
