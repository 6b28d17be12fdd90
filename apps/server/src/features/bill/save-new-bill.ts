import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { newBill as newBillCall } from "@comanda/contract/bill";
import type { JournalField } from "@comanda/contract/change-lists";
import { createOrder } from "@comanda/domain/bill/create-order";
import { checkPlaceFree } from "@comanda/domain/bill/place";
import { receiveLines } from "@comanda/domain/bill/receive-lines";
import { isRefusal, refuse } from "@comanda/domain/refusal";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { moveStock } from "../stock/index.ts";
import { computeWorth } from "./compute-worth.ts";
import { findOpenBillsAt, insertBill } from "./bill-store.ts";
import { findStockChanges } from "./find-stock-changes.ts";
import { moveOnAtCounter } from "./move-on-at-counter.ts";
import { priceRound } from "./price-round.ts";
import type { OldestPress } from "./read-items.ts";
import { readOrder, readPlace } from "./read-order.ts";
import { findNamedStaff, readRound } from "./read-round.ts";
import { requireRunningShift } from "./require-running-shift.ts";
import { sendCoursesOf } from "./settle-courses.ts";

type Call = typeof newBillCall;

/** Sends a new order for the first time: the bill gets its numbers, and its lines their prices. */
export async function saveNewBill(
  context: WriteContext,
  body: BodyOf<Call>,
  oldestPress: OldestPress,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session, at } = context;
  const place = readPlace(body);
  const { billItems: items, customer } = body;
  const [shift, staff, open] = await Promise.all([
    requireRunningShift(context),
    findNamedStaff(context, items, body.staff),
    "refusal" in place ? [] : findOpenBillsAt(tx, session.location, place),
  ]);
  if ("refusal" in shift) return shift;
  const read = await readOrder(context, body, staff);
  if ("refusal" in read) return read;
  const isTaken = open.length > 0 && !body.isSecondBill;
  const order = isTaken ? { ...read, place: await moveOnAtCounter(context, read.place) } : read;
  const atPlace = order.place === read.place ? open : [];
  const taken = checkPlaceFree(order.place, atPlace, body.isSecondBill);
  if (taken !== null) return taken;
  const round = await readRound(context, { items, articles: [], customer, staff, oldestPress });
  if ("refusal" in round) return round;
  if (round.lines.length === 0) return refuse("bill-has-no-item");
  const head = createOrder(order, at);
  if (isRefusal(head)) return head;
  const created = { ...head, servingWay: body.servingWay ?? head.servingWay };
  const priced = await priceRound(context, {
    before: created,
    round,
    receive: (lines) => receiveLines(created, lines, round.pricing),
  });
  if ("refusal" in priced) return priced;
  const bill = await sendCoursesOf(context, priced);
  const lines = { rows: [], before: [], after: bill.lines };
  const shortage = await moveStock(context, await findStockChanges(context, lines));
  if (shortage !== null) return shortage;
  const worth = await computeWorth(context, bill);
  const { id, number } = await insertBill(context, bill, { workDay: shift.workDay, ...worth });
  return { id, number };
}
