import { joinRest } from "@comanda/sync/follow/join-rest";
import type { LoadedBills, LoadedRest } from "@comanda/sync/follow/state";
import type { BillRecords } from "@comanda/sync/records/records";

import { runDeviceTransaction } from "#api/device-database.ts";
import type { Session } from "#api/session.ts";

import { loadBills } from "./load-records.ts";
import { belongsToSession, isCacheInfo } from "./record-cache.ts";
import { chunkedKinds, chunkKeys, joinChunks } from "./read-chunks.ts";

/** All bills, from the device if it has them as of this row or a later one, or from the server. */
export async function loadRest(session: Session, since: number): Promise<LoadedRest | null> {
  const cached = await readCachedBills(session);
  const bills = cached !== null && cached.ping >= since ? cached : await loadBills();
  return bills === null ? null : joinRest(bills);
}

/** Null if the device has none of this session. */
async function readCachedBills(session: Session): Promise<LoadedBills | null> {
  const found = new Map<string, { readonly result: unknown }>();
  await runDeviceTransaction(
    { store: "known", mode: "readonly", durability: "relaxed" },
    (store) => {
      for (const kind of chunkedKinds) found.set(kind, store.getAll(chunkKeys(kind)));
      const about = store.get("about");
      found.set("about", about);
      return about;
    },
  );
  const about = found.get("about")?.result;
  if (!isCacheInfo(about) || !belongsToSession(about, session)) return null;
  const rowsOf = (kind: string) => joinChunks(found.get(kind)?.result) ?? [];
  const bills = {
    bill: new Map([...rowsOf("openBill"), ...rowsOf("endedBill")]),
    billItem: new Map(rowsOf("billItem")),
  };
  return areBills(bills) ? { ...bills, ping: about.ping, mark: about.mark } : null;
}

// What the maps contain is not checked: this release wrote it.
function areBills(bills: object): bills is BillRecords {
  return Object.values(bills).every((rows) => rows instanceof Map);
}
