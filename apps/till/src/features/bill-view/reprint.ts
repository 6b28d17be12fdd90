import { printBill } from "@comanda/contract/bill-papers";
import type { BillId, CustomerId } from "@comanda/domain/id";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { deliverPapers, paperQuery } from "../papers/index.ts";

type ReprintOptions = {
  /** Whose company a paid bill names from now on. */
  readonly companyOf?: CustomerId;
};

/** Prints the bill again; it is marked as a copy if it was printed before. */
export async function reprint(id: BillId, options: ReprintOptions = {}): Promise<Failure | null> {
  const query = { ...paperQuery(), ...options };
  // The screen names the bills that were merged into this one, too.
  const outcome = await write(printBill, { params: { id, mode: 3, merged: 1 }, query });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}
