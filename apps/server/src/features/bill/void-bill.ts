import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { voidBill as voidBillCall } from "@comanda/contract/end-bill";
import type { JournalField } from "@comanda/contract/change-lists";
import { voidBill as voidBillRule } from "@comanda/domain/bill/void-bill";
import { isFormErrors } from "@comanda/domain/form/field-error";
import { parseVoidForm } from "@comanda/domain/form/void-form";
import type { BillId } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import { isRefusal } from "@comanda/domain/refusal";

import { refuseForm } from "#http/refuse-form.ts";
import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { moveStock } from "../stock/index.ts";
import { findCachedLocation } from "../venue/index.ts";
import { saveBill } from "./bill-store.ts";
import { computeWorth } from "./compute-worth.ts";
import { findStockChanges } from "./find-stock-changes.ts";
import { followCoursesOf } from "./follow-courses.ts";
import { loadBillInShift } from "./load-bill-in-shift.ts";

type Call = typeof voidBillCall;

/** An unpaid bill ends with a reason, counts for nothing, and returns its stock. */
export async function voidBill(
  context: WriteContext,
  id: BillId,
  { statusNote }: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const form = parseVoidForm({ reason: statusNote });
  if (isRefusal(form)) return form;
  if (isFormErrors(form)) return refuseForm(form, { reason: "statusNote" });
  const taken = await loadBillInShift(context, id);
  if ("refusal" in taken) return taken;
  const { stored, shift } = taken;
  const { timeZone } = await findCachedLocation(context);
  const voided = voidBillRule(stored.bill, {
    reason: form.reason,
    at: context.at,
    timeZone,
    workDay: shift.workDay,
    shift: shift.id,
  });
  if (isRefusal(voided)) return voided;
  const lines = { rows: stored.lines, before: stored.bill.lines, after: [] };
  const shortage = await moveStock(context, await findStockChanges(context, lines));
  if (shortage !== null) return shortage;
  const { currency } = await computeWorth(context, voided);
  await saveBill(context, stored, { bill: voided, amount: noMoney, currency });
  await followCoursesOf(context, stored.bill, voided);
  return { id };
}
