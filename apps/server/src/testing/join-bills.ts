import type { BillReply } from "@comanda/contract/bill-record";
import { mergeBill, partBill, splitBill } from "@comanda/contract/split-merge";
import { joinCovers } from "@comanda/domain/bill/covers";

import type { Evening } from "./test-evening.ts";

type Head = Pick<BillReply, "id" | "version" | "table" | "room" | "cover" | "customer">;
type Piece = { readonly key: string; readonly qty: number };

export async function headOf({ billOf }: Evening, bill: number): Promise<BillReply> {
  const { bill: head } = await billOf(bill);
  if (head === undefined) throw new Error(`There is no bill ${bill}`);
  return head;
}

/** These pieces go to a bill of their own, at another table. */
export function sendSplit(
  evening: Evening,
  bill: Head,
  { table, pieces }: { readonly table: string; readonly pieces: readonly Piece[] },
) {
  const { id, version } = bill;
  const secondBill = { ...orderOf(evening, bill), table, billItems: pieces };
  const body = { oldBillId: id, firstBill: { version }, secondBill };
  return evening.write(evening.cashier, splitBill, { body });
}

/** The second bill goes to the table of the first with its guests, as a till joins them. */
export function sendJoin(
  evening: Evening,
  first: Head,
  second: Pick<BillReply, "id" | "version" | "cover">,
) {
  const body = {
    newBill: { ...orderOf(evening, first), cover: joinCovers(first, second) },
    firstBillId: first.id,
    firstVersion: first.version,
    secondBillId: second.id,
    secondVersion: second.version,
  };
  return evening.write(evening.cashier, mergeBill, { body });
}

/** The second bill, which was joined with the first, is a bill of its own again. */
export function sendPart(
  evening: Evening,
  { id, version }: Pick<BillReply, "id" | "version">,
  bill: number,
  more: object = {},
) {
  const body = { version, bill, later: [], ...more };
  return evening.write(evening.cashier, partBill, { params: { id }, body });
}

function orderOf({ waiter }: Evening, { table, room, cover, customer }: Head) {
  return { table, room, cover, customer, staff: waiter.user.id };
}
