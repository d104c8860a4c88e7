// Web push: the server may call this phone to a table even while its page is closed.
import { callAt, pushKey } from "../../wire/http.ts";
import { worker } from "./notify.ts";

/** Let the server call this phone to a table, if server and browser can do that. */
export async function subscribe(code: string): Promise<void> {
  try {
    const { key } = await pushKey(code);
    const { pushManager } = await worker();
    if (!key) return;
    const { endpoint, keys } = (await subscription(pushManager, key)).toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint && p256dh && auth) await callAt(code, { endpoint, p256dh, auth });
  } catch {
    return; // we can reach no push service, or the browser has none: the page calls by itself
  }
}

/** This browser's subscription; one made for another key is useless. */
async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const found = await manager.getSubscription();
  if (found && spelt(found.options.applicationServerKey) === key) return found;
  await found?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function spelt(key: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
