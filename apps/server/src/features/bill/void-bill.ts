import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { voidBill as voidBillCall } from "@comanda/contract/bill";
import type { JournalField } from "@comanda/contract/change-lists";
import { voidBill as voidBillRule } from "@comanda/domain/bill/void-bill";
import type { BillId } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import { isRefusal } from "@comanda/domain/refusal";

import type { RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { moveStock } from "../stock/index.ts";
import { saveBill } from "./bill-store.ts";
import { takeBill } from "./take-bill.ts";

type Call = typeof voidBillCall;

/** A bill that nobody will pay ends with a reason, counts for nothing, and gives its stock back. */
export async function voidBill(
  writing: Writing,
  id: BillId,
  { statusNote }: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const taken = await takeBill(writing, id);
  if ("refusal" in taken) return taken;
  const { stored, shift } = taken;
  const voided = voidBillRule(stored.bill, {
    reason: statusNote,
    at: writing.at,
    workDay: shift.workDay,
    shift: shift.id,
  });
  if (isRefusal(voided)) return voided;
  await moveStock(writing, { before: stored.bill.lines, after: [] });
  await saveBill(writing, stored, { bill: voided, amount: noMoney });
  return { id };
}
