import type { BillId } from "@comanda/domain/id";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import type { ShiftAtStation } from "../shift/index.ts";
import { findBill, type StoredBill } from "./bill-store.ts";
import { requireRunningShift } from "./require-running-shift.ts";

type BillInShift = { readonly stored: StoredBill; readonly shift: ShiftAtStation };

/** A bill that is about to change, and the shift of the change. */
export async function loadBillInShift(
  context: WriteContext,
  id: BillId,
): Promise<BillInShift | RefusedCall> {
  const [shift, stored] = await Promise.all([
    requireRunningShift(context),
    findBill(context.tx, context.session.location, id),
  ]);
  if ("refusal" in shift) return shift;
  return stored === null ? recordNotFound("Bill", id) : { stored, shift };
}
