import type { CachedState } from "@comanda/sync/follow/state";

import { serverClockOffsetMs } from "#api/clock.ts";
import { runDeviceTransaction } from "#api/device-database.ts";
import type { Session } from "#api/session.ts";

import { isCacheInfo, cachedKinds, cacheOwner, type CacheInfo } from "./record-cache.ts";
import type { Reference } from "./reference.ts";

/** What this window wrote last; only changes since are written again. */
let lastWritten: Partial<CachedState<Reference>["records"]> & { readonly reference?: Reference } =
  {};

/** Caches the records on the device for the next start. */
export async function writeRecordCache(
  session: Session,
  writer: string,
  { records, reference, ...rest }: CachedState<Reference>,
): Promise<void> {
  const about: CacheInfo = {
    ...cacheOwner(session),
    writer,
    ...rest,
    aheadMs: serverClockOffsetMs(),
  };
  await runDeviceTransaction(
    { store: "known", mode: "readwrite", durability: "relaxed" },
    (store) => {
      const last = store.get("about");
      last.addEventListener("success", () => {
        // If another window has written since, its records are of another journal row, so everything is written again.
        const isOwn = isCacheInfo(last.result) && last.result.writer === writer;
        const before = isOwn ? lastWritten : {};
        for (const kind of cachedKinds) {
          if (before[kind] !== records[kind]) store.put(records[kind], kind);
        }
        if (before.reference !== reference) store.put(reference, "reference");
        store.put(about, "about");
      });
      return last;
    },
  );
  lastWritten = { ...records, reference };
}

export async function clearRecordCache(): Promise<void> {
  lastWritten = {};
  await runDeviceTransaction({ store: "known", mode: "readwrite", durability: "strict" }, (store) =>
    store.clear(),
  );
}
