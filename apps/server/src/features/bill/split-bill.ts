import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { splitBill as splitBillCall } from "@comanda/contract/split-merge";
import { lineKey, type LineKey } from "@comanda/domain/bill/line";
import {
  addStatusNote,
  splitFromNote,
  splitIntoNote,
  splitOff,
} from "@comanda/domain/bill/split-off";
import { isQuantity, type Quantity } from "@comanda/domain/money/quantity";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { computeWorth } from "./compute-worth.ts";
import { insertBillRow, saveBillRow } from "./bill-store.ts";
import { moveLines } from "./line-store.ts";
import { planLineMoves } from "./plan-line-moves.ts";
import { readOrder } from "./read-order.ts";
import { requireFreePlaceBeside } from "./require-free-place-beside.ts";
import { requireUnchanged } from "./require-unchanged.ts";
import { loadBillInShift } from "./load-bill-in-shift.ts";
import { scheduleCoursesOf } from "./settle-courses.ts";

type Call = typeof splitBillCall;
type Body = BodyOf<Call>;

/** Moves some lines to a new bill with its own number, at the prices of the original order. */
export async function splitBill(
  context: WriteContext,
  { oldBillId, firstBill, secondBill }: Body,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { at } = context;
  const taken = await loadBillInShift(context, oldBillId);
  if ("refusal" in taken) return taken;
  const { stored, shift } = taken;
  const changed = requireUnchanged(stored, firstBill.version);
  if (changed !== null) return changed;
  const order = await readOrder(context, secondBill);
  if ("refusal" in order) return order;
  const parts = readParts(secondBill.billItems);
  if (isRefusal(parts)) return parts;
  const split = splitOff(stored.bill, { second: order, parts, at });
  if (isRefusal(split)) return split;
  const refusal = await requireFreePlaceBeside(context, [stored.bill], order.place);
  if (refusal !== null) return refusal;
  const moved = addStatusNote(split.second, splitFromNote(stored.bill.number));
  const second = await scheduleCoursesOf(context, moved);
  const { id, number } = await insertBillRow(context, second, {
    workDay: shift.workDay,
    ...(await computeWorth(context, second)),
  });
  const rest = addStatusNote(split.first, splitIntoNote(number));
  const first = await scheduleCoursesOf(context, rest);
  const { amount, currency } = await computeWorth(context, first);
  await saveBillRow(context, stored, { bill: first, amount });
  const kept = [
    { id: oldBillId, bill: first },
    { id, bill: second },
  ] as const;
  await moveLines(context, planLineMoves(stored.lines, kept, { currency }));
  return { firstBill: oldBillId, secondBill: id, number };
}

function readParts(items: Body["secondBill"]["billItems"]): Map<LineKey, Quantity> | Refusal {
  const parts = new Map<LineKey, Quantity>();
  for (const { key, qty } of items) {
    if (!isQuantity(qty) || parts.has(lineKey(key))) return refuse("quantity-invalid");
    parts.set(lineKey(key), qty);
  }
  return parts;
}
