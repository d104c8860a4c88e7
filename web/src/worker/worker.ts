// The service worker: it shows calls and brings their owner to the table, and does nothing else. It keeps
// nothing and answers no request, so no page is ever an old one. Its words came with its address.
interface Extended {
  waitUntil(work: Promise<unknown>): void;
}

interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What we need of a worker's world; the compiler knows that of pages. */
interface World {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window"; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", heard: (event: Extended) => void): void;
  addEventListener(
    type: "push",
    heard: (event: Extended & { readonly data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: "notificationclick",
    heard: (event: Extended & { readonly notification: Notification }) => void,
  ): void;
}

const world = self as unknown as World;
const words = new URLSearchParams(world.location.search);

world.addEventListener("install", () => void world.skipWaiting());
world.addEventListener("activate", (event) => event.waitUntil(world.clients.claim()));
world.addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));
world.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.tag));
});

/** A call from the server: it names the table, and nothing of the game. */
async function show(sent: unknown): Promise<void> {
  const { table } = sent as { table: string };
  const body = (words.get("body") ?? "").replace("CODE", table);
  const options = { body, tag: table, renotify: true, icon: "/icons/192.png" };
  await world.registration.showNotification(words.get("title") ?? "Palatine", options);
}

/** The page at this table, if one is open, otherwise a new one. */
async function goTo(table: string): Promise<void> {
  const tabs = await world.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = tabs.find((tab) => new URL(tab.url).pathname === `/t/${table}`);
  await (open ? open.focus() : world.clients.openWindow(`/t/${table}`));
}
