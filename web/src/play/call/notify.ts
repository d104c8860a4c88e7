// Notifications, if the page is secure and somebody has said yes to them. They go through the service
// worker, since phones let no page show them by itself.
import { language, say } from "../../words/words.svelte.ts";

const ANSWERED = "palatine.call-me";

/** `ask`: we could ask for permission; `home`: an iPhone, which allows them only from its home screen. */
export type Leave = "yes" | "no" | "ask" | "home" | "never";

export function leaveNow(): Leave {
  if (!isSecureContext || !("serviceWorker" in navigator)) return "never";
  if (!("Notification" in window)) return isApple() ? "home" : "never";
  if (Notification.permission !== "default") {
    return Notification.permission === "granted" ? "yes" : "no";
  }
  return "ask";
}

function isApple(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent);
}

/** Whether the question was answered on this device, whatever the browser made of it. */
export function isDecided(): boolean {
  return localStorage.getItem(ANSWERED) !== null;
}

export function decide(isWanted: boolean): void {
  localStorage.setItem(ANSWERED, isWanted ? "yes" : "no");
}

let working: Promise<ServiceWorkerRegistration> | undefined;
let spoken = "";

/** The worker, with its words in this device's language. */
export function worker(): Promise<ServiceWorkerRegistration> {
  if (!working || spoken !== language()) {
    spoken = language();
    const words = { title: say("call-you"), body: say("call-table", { code: "CODE" }) };
    const address = `/worker.js?${String(new URLSearchParams(words))}`;
    working = navigator.serviceWorker.register(address).then(() => navigator.serviceWorker.ready);
  }
  return working;
}

/** If allowed, be ready to show calls to this table, including those that the server sends. */
export async function reachable(table: string): Promise<void> {
  if (leaveNow() !== "yes") return;
  const { subscribe } = await import("./push.ts");
  await subscribe(table);
}

/** Call the owner of this phone to a table, if the page is hidden and calls are allowed. */
export async function notify(table: string): Promise<void> {
  if (leaveNow() !== "yes") return;
  const body = say("call-table", { code: table });
  const options = { body, tag: table, renotify: true, icon: "/icons/192.png" };
  const here = await worker();
  if (document.hidden) await here.showNotification(say("call-you"), options);
}

/** Take the call back: the owner has answered. */
export async function takeBack(table: string): Promise<void> {
  if (leaveNow() !== "yes") return;
  const shown = await (await worker()).getNotifications({ tag: table });
  for (const each of shown) each.close();
}
