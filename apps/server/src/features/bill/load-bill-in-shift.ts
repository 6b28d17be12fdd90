import type { BillId } from "@comanda/domain/id";

import { noRecord, type RefusedCall } from "#call/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import type { ShiftAtStation } from "../shift/index.ts";
import { findBill, type StoredBill } from "./bill-store.ts";
import { requireRunningShift } from "./require-running-shift.ts";

type TakenBill = { readonly stored: StoredBill; readonly shift: ShiftAtStation };

/** A bill that is about to change, and the shift of the change. */
export async function takeBill(writing: Writing, id: BillId): Promise<TakenBill | RefusedCall> {
  const shift = await requireRunningShift(writing);
  if ("refusal" in shift) return shift;
  const stored = await findBill(writing.tx, writing.session.location, id);
  return stored === null ? noRecord("Bill", id) : { stored, shift };
}
