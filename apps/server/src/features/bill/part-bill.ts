import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { partBill as partBillCall } from "@comanda/contract/split-merge";
import { lineKey } from "@comanda/domain/bill/line";
import { partBills } from "@comanda/domain/bill/part-bills";
import type { BillId } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";

import { recordNotFound, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { findBill, saveBillRow, type StoredBill } from "./bill-store.ts";
import { computeWorth } from "./compute-worth.ts";
import { followCoursesOf, waitForLostCourses, waitForSplit } from "./follow-courses.ts";
import { deleteJoin, findJoin, type StoredJoin } from "./joined-bill-store.ts";
import { insertLinesAgain, moveLines } from "./line-store.ts";
import { loadBillInShift } from "./load-bill-in-shift.ts";
import { planPartedLines } from "./plan-parted-lines.ts";
import { readPlace } from "./read-order.ts";
import { requireFreePlaceBeside } from "./require-free-place-beside.ts";
import { requireUnchanged } from "./require-unchanged.ts";
import { scheduleCoursesOf } from "./settle-courses.ts";
import { areOfOneSplit } from "./split-bills-store.ts";

type Call = typeof partBillCall;
type Body = BodyOf<Call>;

/** Two bills that became one are two again, each with its own number and lines. */
export async function partBill(
  context: WriteContext,
  id: BillId,
  body: Body,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const loaded = await loadJoinedBills(context, id, body);
  if ("refusal" in loaded) return loaded;
  const { stored, second, known } = loaded;
  const place = body.place === undefined ? null : readPlace(body.place);
  if (place !== null && "refusal" in place) return place;
  const areParts = await areOfOneSplit(context, stored.row, second.row);
  const later = new Set(body.later.map((key) => lineKey(key)));
  const parted = partBills(stored.bill, second.bill, {
    join: known.join,
    later,
    place,
    at: context.at,
    areOfOneSplit: areParts,
  });
  if (isRefusal(parted)) return parted;
  const refusal = await requireFreePlaceBeside(context, [stored.bill], parted.away.place);
  if (refusal !== null) return refusal;
  const stays = await scheduleCoursesOf(context, parted.joined);
  const rest = await waitForLostCourses(context, stored.bill, stays);
  const { amount, currency } = await computeWorth(context, rest);
  await saveBillRow(context, stored, { bill: rest, amount });
  const goes = await scheduleCoursesOf(context, parted.away);
  const away = areParts ? goes : await waitForSplit(context, goes);
  const worth = await computeWorth(context, away);
  await saveBillRow(context, second, { bill: away, amount: worth.amount });
  const plan = planPartedLines(stored, parted, { away: second.row.id, rows: known.rows, currency });
  await moveLines(context, plan);
  await insertLinesAgain(context, plan.divided);
  await deleteJoin(context, known);
  await followCoursesOf(context, stored.bill, rest);
  return { firstBill: id, secondBill: second.row.id, number: second.row.number };
}

type JoinedBills = {
  readonly stored: StoredBill;
  readonly second: StoredBill;
  readonly known: StoredJoin;
};

/** Tills have the bills that ended today: one of an earlier day cannot come back to them. */
async function loadJoinedBills(
  context: WriteContext,
  id: BillId,
  { version, bill }: Body,
): Promise<JoinedBills | RefusedCall> {
  const taken = await loadBillInShift(context, id);
  if ("refusal" in taken) return taken;
  const { stored, shift } = taken;
  const second = await findBill(context.tx, context.session.location, bill);
  if (second === null) return recordNotFound("Bill", bill);
  const changed = requireUnchanged(stored, version);
  if (changed !== null) return changed;
  const known = await findJoin(context, { bill, into: id });
  if (known === null || second.row.work_day !== shift.workDay) return refuse("bills-not-joined");
  return { stored, second, known };
}
