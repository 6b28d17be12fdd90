import { billAmount } from "@comanda/domain/payment/bill-totals";

import { findCounter } from "#api/find-counter.ts";
import { reportFault } from "#api/report-fault.ts";
import { useOutbox } from "#records/outbox-link.ts";
import { setOverlay, recordStore } from "#records/record-store.ts";
import type { Records } from "@comanda/sync/records/records";

import { pricingContextFor } from "../order/index.ts";
import { provisionalBill, type Intent } from "@comanda/sync/outbox/intent";
import { unsentIntents } from "./intents-store.ts";
import { applyPending, type PendingView } from "./apply-pending.ts";

/** The server's records with these intents applied. */
export function recordsWithPending(
  intents: readonly Intent[],
  known: Records = recordStore.getState().known,
): PendingView {
  const { reference } = recordStore.getState();
  if (reference === null) throw new Error("The menu is not loaded");
  const { payTypes, currency } = reference;
  return applyPending(known, intents, {
    pricingFor: pricingContextFor,
    counter: findCounter()?.name ?? null,
    amountOf: (bill) => billAmount(bill, payTypes, currency),
    currency,
  });
}

/** From now on all screens show what is not sent as done, and mark it. */
export function showPendingIntents(intents: readonly Intent[]): void {
  const settled = new Map(
    intents.flatMap((one) => (one.done === null ? [] : [[provisionalBill(one), one.done.bill]])),
  );
  if (unsentIntents(intents).length === 0) {
    setOverlay((known) => known);
    useOutbox.setState({
      pendingCounts: new Map(),
      pendingLineKeys: new Set(),
      serverBillIds: settled,
    });
    return;
  }
  setOverlay((known) => {
    if (recordStore.getState().reference === null) return known;
    try {
      const { records, waiting, lines } = recordsWithPending(intents, known);
      useOutbox.setState({
        pendingCounts: waiting,
        pendingLineKeys: lines,
        serverBillIds: settled,
      });
      return records;
    } catch (error) {
      // An intent that cannot be shown is still sent.
      reportFault(error);
      return known;
    }
  });
}
