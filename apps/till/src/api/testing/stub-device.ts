import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { onTestFinished, vi } from "vitest";

import { watchWork } from "./watch-work.ts";

/** The globals of a browser that has stored nothing yet. The modules that read them are loaded anew. */
export function stubDevice(): void {
  vi.resetModules();
  stubBrowser();
}

/**
 * The globals of a browser that has stored nothing yet. When the test ends, what the page has begun ends too: the next
 * test would get its requests.
 */
export function stubBrowser(): void {
  const kept = new Map<string, string>();
  const work = watchWork({ indexedDB: new IDBFactory(), crypto: globalThis.crypto });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("location", { host: "till.example", pathname: "/" });
  vi.stubGlobal("indexedDB", work.indexedDB);
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
  vi.stubGlobal("crypto", work.crypto);
  onTestFinished(async () => {
    vi.useRealTimers();
    await work.isDone();
    vi.unstubAllGlobals();
  });
}
