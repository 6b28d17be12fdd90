import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { mergeBill as mergeBillCall } from "@comanda/contract/split-merge";
import type { Bill } from "@comanda/domain/bill/bill";
import { leaveSplit } from "@comanda/domain/bill/courses-of-split";
import { lineKey } from "@comanda/domain/bill/line";
import { mergeBills as mergeBillsRule } from "@comanda/domain/bill/merge-bills";
import type { BillId } from "@comanda/domain/id";
import { noMoney } from "@comanda/domain/money/money";
import { isRefusal, refuse } from "@comanda/domain/refusal";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { computeWorth } from "./compute-worth.ts";
import { findBill, saveBillRow, type StoredBill } from "./bill-store.ts";
import { followCoursesOf } from "./follow-courses.ts";
import { insertJoinedBill } from "./joined-bill-store.ts";
import { moveLines } from "./line-store.ts";
import { planLineMoves } from "./plan-line-moves.ts";
import { readOrder } from "./read-order.ts";
import { requireFreePlaceBeside } from "./require-free-place-beside.ts";
import { requireUnchanged } from "./require-unchanged.ts";
import { areOfOneSplit } from "./split-bills-store.ts";
import { loadBillInShift } from "./load-bill-in-shift.ts";
import { scheduleCoursesOf } from "./settle-courses.ts";

type Call = typeof mergeBillCall;
type Body = BodyOf<Call>;

/** Two bills become one: the first takes the lines of both, the second remains on record, voided. */
export async function mergeBills(
  context: WriteContext,
  body: Body,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { at } = context;
  const taken = await loadBillInShift(context, body.firstBillId);
  if ("refusal" in taken) return taken;
  const { stored: first, shift } = taken;
  const second = await findMergedBill(context, body.secondBillId);
  if (second !== null && "refusal" in second) return second;
  const changed =
    second === null
      ? null
      : (requireUnchanged(first, body.firstVersion) ??
        requireUnchanged(second, body.secondVersion ?? 0));
  if (changed !== null) return changed;
  const header = await readOrder(context, body.newBill);
  if ("refusal" in header) return header;
  const joining = second === null ? null : await findJoining(context, first, second);
  const merge = mergeBillsRule(first.bill, joining, { header, at });
  if (isRefusal(merge)) return merge;
  if (second === null) return refuse("choose-second-bill");
  const refusal = await requireFreePlaceBeside(context, [first.bill, second.bill], header.place);
  if (refusal !== null) return refusal;
  const source = { ...merge.source, workDay: shift.workDay, shift: shift.id };
  const target = await scheduleCoursesOf(context, merge.target);
  const { amount, currency } = await computeWorth(context, target);
  const { id, version } = await saveBillRow(context, first, { bill: target, amount });
  await saveBillRow(context, second, { bill: source, amount: noMoney });
  await insertJoinedBill(context, second, { into: id, joined: merge.joined });
  const plan = planLineMoves(
    [...first.lines, ...second.lines],
    [
      { id, bill: target },
      { id: second.row.id, bill: source },
    ],
    {
      currency,
      keyOf: ({ bill, key }) =>
        (bill === second.row.id ? merge.renamed.get(lineKey(key)) : null) ?? lineKey(key),
    },
  );
  await moveLines(context, plan);
  await followCoursesOf(context, second.bill, source);
  return { id, version };
}

/** The second bill as it joins the first. */
async function findJoining(
  context: WriteContext,
  first: StoredBill,
  { row, bill }: StoredBill,
): Promise<Bill> {
  return (await areOfOneSplit(context, first.row, row)) ? bill : leaveSplit(bill);
}

async function findMergedBill(
  { tx, session }: WriteContext,
  id: BillId | null,
): Promise<StoredBill | RefusedCall | null> {
  if (id === null) return null;
  return (await findBill(tx, session.location, id)) ?? recordNotFound("Bill", id);
}
