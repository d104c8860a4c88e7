import { beforeEach, expect, test, vi } from "vitest";

type Heard = (event: Record<string, unknown>) => void;

/** A script rather than a module, as browsers want a worker to be. */
const WORKER: string = new URL("./worker.ts", import.meta.url).pathname;
const shown: unknown[] = [];
const went: string[] = [];
let heard: Record<string, Heard>;
let tabs: { url: string; focus: () => Promise<void> }[];

/** A worker's world, in which the worker begins to listen. */
beforeEach(async () => {
  vi.resetModules();
  shown.length = went.length = 0;
  heard = {};
  tabs = [];
  const search = `?${String(new URLSearchParams({ title: "Du bist dran", body: "Tisch CODE wartet auf dich." }))}`;
  vi.stubGlobal("self", {
    location: { search },
    registration: {
      showNotification: (title: string, options: object) => shown.push({ title, ...options }),
    },
    clients: {
      matchAll: () => Promise.resolve(tabs),
      openWindow: (url: string) => Promise.resolve(went.push(url)),
    },
    addEventListener: (type: string, listener: Heard) => (heard[type] = listener),
  });
  await import(/* @vite-ignore */ WORKER);
});

async function happens(type: string, event: Record<string, unknown>): Promise<void> {
  const work: Promise<unknown>[] = [];
  heard[type]?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
  await Promise.all(work);
}

test("a call names the table in the words that came with the worker, and replaces an older one", async () => {
  await happens("push", { data: { json: () => ({ table: "KXQV" }) } });
  expect(shown).toEqual([
    {
      title: "Du bist dran",
      body: "Tisch KXQV wartet auf dich.",
      tag: "KXQV",
      renotify: true,
      icon: "/icons/192.png",
    },
  ]);
});

test("a touch on it leads to the page at the table, or to a new one", async () => {
  const notification = { tag: "KXQV", close: () => went.push("closed") };
  await happens("notificationclick", { notification });
  expect(went).toEqual(["closed", "/t/KXQV"]);
  tabs = [
    { url: "https://table.lan/t/KXQV", focus: () => Promise.resolve(void went.push("focus")) },
  ];
  await happens("notificationclick", { notification });
  expect(went).toEqual(["closed", "/t/KXQV", "closed", "focus"]);
});

test("the worker answers no request, so that no page is ever an old one", () => {
  expect(Object.keys(heard).sort()).toEqual(["activate", "install", "notificationclick", "push"]);
});
