import type { Kept } from "@comanda/sync/follow/state";

import { serverAheadMs } from "#api/clock.ts";
import { onDevice } from "#api/device-database.ts";
import type { Session } from "#api/session.ts";

import { isAbout, keptKinds, keptPlace, type AboutKept } from "./record-cache.ts";
import type { Reference } from "./reference.ts";

/** What this window wrote last; only changes since are written again. */
let written: Partial<Kept<Reference>["records"]> & { readonly reference?: Reference } = {};

/** Caches the records on the device for the next start. */
export async function writeKept(
  session: Session,
  writer: string,
  { records, reference, ...rest }: Kept<Reference>,
): Promise<void> {
  const about: AboutKept = {
    ...keptPlace(session),
    writer,
    ...rest,
    aheadMs: serverAheadMs(),
  };
  await onDevice({ store: "known", mode: "readwrite", durability: "relaxed" }, (store) => {
    const last = store.get("about");
    last.addEventListener("success", () => {
      // If another window has written since, its records are of another journal row, so everything is written again.
      const isOwn = isAbout(last.result) && last.result.writer === writer;
      const before = isOwn ? written : {};
      for (const kind of keptKinds) {
        if (before[kind] !== records[kind]) store.put(records[kind], kind);
      }
      if (before.reference !== reference) store.put(reference, "reference");
      store.put(about, "about");
    });
    return last;
  });
  written = { ...records, reference };
}

export async function forgetKeptRecords(): Promise<void> {
  written = {};
  await onDevice({ store: "known", mode: "readwrite", durability: "strict" }, (store) =>
    store.clear(),
  );
}
