import type { BillReply } from "@comanda/contract/bill-record";
import type { CachedState } from "@comanda/sync/follow/state";
import type { Records } from "@comanda/sync/records/records";

import { serverClockOffsetMs } from "#api/clock.ts";
import { runDeviceTransaction } from "#api/device-database.ts";
import type { Session } from "#api/session.ts";

import { isCacheInfo, cachedWhole, cacheOwner, type CacheInfo } from "./record-cache.ts";
import { chunkedKinds, type ChunkedKind } from "./read-chunks.ts";
import { changedChunks, chunkKey } from "./record-chunks.ts";
import type { Reference } from "./reference.ts";

/** What this window wrote last; only changes since are written again. */
let lastWritten: Partial<Omit<Records, ChunkedKind> & ChunkedRecords> & {
  readonly reference?: Reference;
} = {};

type ChunkedRecords = Readonly<Record<ChunkedKind, ReadonlyMap<number, unknown>>>;

/**
 * Caches the records on the device for the next start. Copying all that a long day has would keep a slow tablet busy for
 * most of a second, whatever is pressed meanwhile: only changed chunks are copied, and each in a task of its own.
 */
export async function writeRecordCache(
  session: Session,
  writer: string,
  { records, reference, ...rest }: CachedState<Reference>,
): Promise<void> {
  const chunked: ChunkedRecords = { ...splitByEnd(records.bill), billItem: records.billItem };
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
        if (!isOwn) store.clear();
        const entries: (readonly [IDBValidKey, unknown])[] = [];
        for (const kind of cachedWhole) {
          if (before[kind] !== records[kind]) entries.push([kind, records[kind]]);
        }
        for (const kind of chunkedKinds) {
          const chunks = changedChunks(before[kind], chunked[kind]);
          for (const [chunk, rows] of chunks) entries.push([chunkKey(kind, chunk), rows]);
        }
        if (before.reference !== reference) entries.push(["reference", reference]);
        putInTurn(store, [...entries, ["about", about]]);
      });
      return last;
    },
  );
  lastWritten = { ...records, ...chunked, reference };
}

function splitByEnd(
  bills: Records["bill"],
): Readonly<Record<"openBill" | "endedBill", Records["bill"]>> {
  const openBill = new Map<number, BillReply>();
  const endedBill = new Map<number, BillReply>();
  for (const [id, bill] of bills) (bill.status === 0 ? openBill : endedBill).set(id, bill);
  return { openBill, endedBill };
}

/** Each value is copied when the one before it is stored, so that the page stays free for presses in between. */
function putInTurn(
  store: IDBObjectStore,
  [first, ...rest]: readonly (readonly [IDBValidKey, unknown])[],
): void {
  if (first === undefined) return;
  const [key, value] = first;
  store.put(value, key).addEventListener("success", () => putInTurn(store, rest));
}

export async function clearRecordCache(): Promise<void> {
  lastWritten = {};
  await runDeviceTransaction({ store: "known", mode: "readwrite", durability: "strict" }, (store) =>
    store.clear(),
  );
}
