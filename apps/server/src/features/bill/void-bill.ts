import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { voidBill as voidBillCall } from "@comanda/contract/bill";
import type { JournalField } from "@comanda/contract/change-lists";
import { voidBill as voidBillRule } from "@comanda/domain/bill/void-bill";
import type { BillId } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import { isRefusal } from "@comanda/domain/refusal";

import { noRecord, type RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { moveStock } from "../stock/index.ts";
import { findBill, saveBill } from "./bill-store.ts";
import { requireRunningShift } from "./require-running-shift.ts";

type Call = typeof voidBillCall;

/** A bill that nobody will pay ends with a reason, counts for nothing, and gives its stock back. */
export async function voidBill(
  writing: Writing,
  id: BillId,
  { statusNote }: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session, at } = writing;
  const shift = await requireRunningShift(writing);
  if ("refusal" in shift) return shift;
  const stored = await findBill(tx, session.location, id);
  if (stored === null) return noRecord("Bill", id);
  const voided = voidBillRule(stored.bill, {
    reason: statusNote,
    at,
    workDay: shift.workDay,
    shift: shift.id,
  });
  if (isRefusal(voided)) return voided;
  await moveStock(writing, { before: stored.bill.lines, after: [] });
  await saveBill(writing, stored, { bill: voided, amount: noMoney });
  return { id };
}
