import type { newBill } from "@comanda/contract/bill";
import { toWirePlace } from "@comanda/contract/bill-record";
import type { BodyOf } from "@comanda/contract/call";
import type { Bill } from "@comanda/domain/bill/bill";

import { itemsToSend } from "./items-to-send.ts";

/** A new order in wire format. */
export function newBillBody(bill: Bill, isSecondBill: boolean): BodyOf<typeof newBill> {
  if (bill.staff === null) throw new Error("An order without staff is not sent");
  return {
    ...toWirePlace(bill.place),
    cover: bill.cover,
    servingWay: bill.servingWay,
    staff: bill.staff,
    customer: bill.customer,
    isSecondBill,
    billItems: itemsToSend(bill),
  };
}
