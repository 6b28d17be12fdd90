import { toWirePlace } from "@comanda/contract/bill-record";
import { mergeBill } from "@comanda/contract/split-merge";
import { joinCovers } from "@comanda/domain/bill/covers";
import { mergeBills } from "@comanda/domain/bill/merge-bills";
import { modeAfterAction } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import type { SavedBill } from "../ending/index.ts";
import { printAfter } from "../papers/index.ts";
import { findServerBill, currentWholeSecond, type LoadedBill } from "../order/index.ts";

/** The first bill takes the lines of the second and stays at its own table. */
export async function sendMerge(
  first: SavedBill,
  secondId: BillId | null,
): Promise<LoadedBill | Refusal | Failure> {
  const second = secondId === null ? null : findServerBill(secondId);
  const { place, staff, customer } = first;
  const cover = second === null ? first.cover : joinCovers(first, second);
  const header = { place, cover, staff, customer };
  const merge = mergeBills(first, second, { header, at: currentWholeSecond() });
  if (isRefusal(merge)) return merge;
  if (staff === null) return refuse("choose-staff");
  const outcome = await write(mergeBill, {
    body: {
      newBill: { ...toWirePlace(place), cover, staff, customer },
      firstBillId: first.id,
      firstVersion: first.version,
      secondBillId: secondId,
      secondVersion: second?.version ?? null,
    },
  });
  if (outcome.ok) {
    void printAfter([first.id], "other");
    return { id: first.id, mode: modeAfterAction("merge") };
  }
  const isFirstOpen = findServerBill(first.id)?.status === "open";
  // The other bill was ended by another till; this one can still be merged.
  return outcome.failure.code === "bill-not-open" && isFirstOpen
    ? refuse("bill-not-open", { status: "closed" })
    : outcome.failure;
}
