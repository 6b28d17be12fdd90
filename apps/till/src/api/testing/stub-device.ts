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
  const work = watchWork({ indexedDB: new IDBFactory(), crypto: globalThis.crypto });
  vi.stubGlobal("localStorage", anEmptyStorage());
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

/** As in a browser, the names of what it stores are its own keys. */
function anEmptyStorage() {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  return new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}
