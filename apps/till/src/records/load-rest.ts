import { joinRest } from "@comanda/sync/follow/join-rest";
import type { LoadedBills, LoadedRest } from "@comanda/sync/follow/state";
import type { BillRecords } from "@comanda/sync/records/records";

import { runDeviceTransaction } from "#api/device-database.ts";
import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";

import { loadBills } from "./load-records.ts";
import { belongsToSession, isCacheInfo } from "./record-cache.ts";
import { chunkedKinds, chunkKeys, joinChunks, type ChunkedKind } from "./read-chunks.ts";
import { withTimeout } from "./with-timeout.ts";

/** All bills, from the device if it has them as of this row or a later one, or from the server. */
export async function loadRest(session: Session, since: number): Promise<LoadedRest | null> {
  const cached = await withTimeout(readCachedBills(session));
  const bills = cached !== null && cached.ping >= since ? cached : await loadBills();
  return bills === null ? null : joinRest(bills);
}

/** Null if the device has none of this session; a read that fails counts as that. */
async function readCachedBills(session: Session): Promise<LoadedBills | null> {
  try {
    const { about, bills } = await readBills();
    if (!isCacheInfo(about) || !belongsToSession(about, session) || !areBills(bills)) return null;
    return { ...bills, ping: about.ping, mark: about.mark };
  } catch (error) {
    reportFault(error);
    return null;
  }
}

/** Everything in one transaction, so that the bills are as of the row that `about` names. */
async function readBills() {
  const chunks = new Map<ChunkedKind, { readonly result: readonly unknown[] }>();
  const about = await runDeviceTransaction<unknown>(
    { store: "known", mode: "readonly", durability: "relaxed" },
    (store) => {
      for (const kind of chunkedKinds) chunks.set(kind, store.getAll(chunkKeys(kind)));
      return store.get("about");
    },
  );
  const chunksOf = (kind: ChunkedKind) => chunks.get(kind)?.result ?? [];
  const bills = {
    bill: joinChunks([...chunksOf("openBill"), ...chunksOf("endedBill")]),
    billItem: joinChunks(chunksOf("billItem")),
  };
  return { about, bills };
}

// What the maps contain is not checked: this release wrote it.
function areBills(bills: object): bills is BillRecords {
  return Object.values(bills).every((rows) => rows instanceof Map);
}
