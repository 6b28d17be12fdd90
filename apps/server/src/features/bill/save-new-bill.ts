import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { newBill as newBillCall } from "@comanda/contract/bill";
import type { JournalField } from "@comanda/contract/change-lists";
import { createOrder } from "@comanda/domain/bill/create-order";
import { checkPlaceFree } from "@comanda/domain/bill/place";
import { receiveLines } from "@comanda/domain/bill/receive-lines";
import { requirePlace } from "@comanda/domain/form/new-order-form";
import { isRefusal, refuse } from "@comanda/domain/refusal";
import { canPostBill } from "@comanda/domain/staff/find-staff";

import type { RefusedCall } from "#http/refused-call.ts";
import type { Writing } from "#journal/command.ts";

import { moveStock } from "../stock/index.ts";
import { amountOf } from "./amount-of.ts";
import { findOpenPlaces, insertBill } from "./bill-store.ts";
import { loadHouse } from "./load-house.ts";
import { readNewItems } from "./read-items.ts";
import { requireCustomer } from "./require-customer.ts";
import { requireRunningShift } from "./require-running-shift.ts";

type Call = typeof newBillCall;

/** A new order is sent for the first time: it gets its numbers, and its lines their prices. */
export async function saveNewBill(
  writing: Writing,
  body: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const { tx, session, at } = writing;
  const shift = await requireRunningShift(writing);
  if ("refusal" in shift) return shift;
  const place = requirePlace(body);
  if (isRefusal(place)) return place;
  const open = await findOpenPlaces(tx, session.location);
  const taken = checkPlaceFree(place, open, body.isSecondBill);
  if (taken !== null) return taken;
  const lines = readNewItems(body.billItems, at);
  if (isRefusal(lines)) return lines;
  if (lines.length === 0) return refuse("bill-has-no-item");
  const unknown = await requireCustomer(writing, body.customer);
  if (unknown !== null) return unknown;
  const articles = body.billItems.map(({ product }) => product);
  const house = await loadHouse(writing, { articles, customer: body.customer });
  const server = house.staff.find(({ id }) => id === body.staff);
  if (server === undefined || !canPostBill(server, session.location)) {
    return refuse("staff-id-invalid");
  }
  const order = createOrder({ ...body, place }, at);
  const bill = isRefusal(order) ? order : receiveLines(order, lines, house);
  if (isRefusal(bill)) return bill;
  const shortage = await moveStock(writing, { before: [], after: bill.lines });
  if (shortage !== null) return shortage;
  const amount = await amountOf(writing, bill);
  const { id, number } = await insertBill(writing, bill, { workDay: shift.workDay, amount });
  return { id, number };
}
