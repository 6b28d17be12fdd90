import type { newBill } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";
import type { Bill } from "@comanda/domain/bill/bill";

import { itemsToSend } from "./items-to-send.ts";

/** A new order in wire format. */
export function newBillBody(bill: Bill, isSecondBill: boolean): BodyOf<typeof newBill> {
  if (bill.staff === null) throw new Error("An order without staff is not sent");
  const { place } = bill;
  return {
    table: place?.kind === "table" ? place.name : "",
    room: place?.kind === "room" ? place.name : "",
    cover: bill.cover,
    servingWay: bill.servingWay,
    staff: bill.staff,
    customer: bill.customer,
    isSecondBill,
    billItems: itemsToSend(bill),
  };
}
