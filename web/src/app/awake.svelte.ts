// Keeps a phone from falling asleep at the table, if the browser can do that (on a secure page only). If it
// can't, a phone that slept comes back by itself.
let isHeld = $state(false);

export const awake = {
  /** Whether this phone stays awake now. */
  get isHeld(): boolean {
    return isHeld;
  },
};

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const take = async (): Promise<void> => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    isHeld = lock !== null;
    lock?.addEventListener("release", () => (isHeld = false)); // hidden, or the battery is low
  };
  const again = (): void => void take();
  document.addEventListener("visibilitychange", again); // a hidden page loses its lock
  again();
  return () => {
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
