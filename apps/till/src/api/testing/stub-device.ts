import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { vi } from "vitest";

/** The globals of a browser that has stored nothing yet. The modules that read them are loaded anew. */
export function stubDevice(): void {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("location", { host: "till.example", pathname: "/" });
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
}
