// Keeps a phone from falling asleep at the table, where the browser can do that (a secure page only).
// Where it can't, a phone that slept comes back by itself.
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const take = async (): Promise<void> => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  };
  const again = (): void => void take();
  document.addEventListener("visibilitychange", again); // a hidden page loses its lock
  again();
  return () => {
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
