import { closeBill } from "@comanda/contract/end-bill";
import { modeAfterAction } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import type { PayDetail } from "@comanda/domain/bill/settlement";
import type { Money } from "@comanda/domain/money/money";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import type { LoadedBill } from "../order/index.ts";
import { deliverPapers, printAfter } from "../papers/index.ts";

/** Closes the bill with all that is due; the change is what its guest gets back. */
export async function sendPayment(
  id: BillId,
  typed: readonly PayDetail[],
  change: Money,
): Promise<LoadedBill | Failure> {
  const payDetails = typed.filter(({ total }) => total > 0).map((detail) => ({ ...detail }));
  const outcome = await write(closeBill, { params: { id }, body: { payDetails } });
  if (!outcome.ok) return outcome.failure;
  // The drawer first: guests wait for their change.
  void deliverPapers(outcome.reply);
  void printAfter([id], "other");
  return { id, mode: modeAfterAction("close"), change };
}
