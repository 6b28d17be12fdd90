import { printBill, printTickets } from "@comanda/contract/bill-papers";
import type { NewItem } from "@comanda/contract/bill";
import { mergeBill, splitBill } from "@comanda/contract/split-merge";

import type { Evening } from "./test-evening.ts";
import { payBill } from "./test-money.ts";
import { replyOf } from "./test-till.ts";

/** A drink, and the waiter's commission on it. */
function ladyDrink({ item, waiter }: Evening, qty = 1): readonly NewItem[] {
  const drink = item("Lady Drink", { qty });
  const staff = waiter.user.id;
  return [drink, item("Lady Drink", { type: 2, parent: drink.key, staff })];
}

type BillAction = (evening: Evening, bill: number, other: number) => Promise<number>;

/** What a till does to bills beside ordering and paying. Each returns the status. */
export const billActions = {
  split: async (evening, bill) => (await split(evening, bill)).statusCode,
  merge: async (evening, bill, other) => (await merge(evening, bill, other)).statusCode,
  /** The parts of a divided line become one line again. */
  rejoin: async (evening, bill) => {
    const divided = await split(evening, bill);
    if (divided.statusCode !== 200) return divided.statusCode;
    return (await merge(evening, bill, replyOf(splitBill, divided).secondBill)).statusCode;
  },
  tickets: async (evening, bill) =>
    (await evening.write(evening.waiter, printTickets, { body: { id: bill } })).statusCode,
  paper: async (evening, bill) => {
    const params = { id: bill, mode: 0, merged: 0 };
    return (await evening.write(evening.waiter, printBill, { params })).statusCode;
  },
} satisfies Readonly<Record<string, BillAction>>;

async function split(evening: Evening, bill: number) {
  const { bill: now, items } = await evening.billOf(bill);
  const billItems = items.slice(0, 1).map(({ key, qty }) => ({ key, qty: Math.ceil(qty / 2) }));
  const body = {
    oldBillId: bill,
    firstBill: { version: now?.version ?? 1 },
    secondBill: { ...headOf(evening), table: now?.table ?? "", billItems },
  };
  return evening.write(evening.cashier, splitBill, { body });
}

async function merge(evening: Evening, bill: number, other: number) {
  const [first, second] = [await evening.billOf(bill), await evening.billOf(other)];
  const body = {
    newBill: { ...headOf(evening), table: first.bill?.table ?? "" },
    firstBillId: bill,
    firstVersion: first.bill?.version ?? 1,
    secondBillId: other,
    secondVersion: second.bill?.version ?? 1,
  };
  return evening.write(evening.cashier, mergeBill, { body });
}

function headOf({ waiter }: Evening) {
  return { room: "", cover: 2, staff: waiter.user.id, customer: null };
}

/** Sells drinks with a commission of 50.00 each, which the waiter earns; returns the bill. */
export async function sellLadyDrink(
  evening: Evening,
  table: string,
  cash: number,
  qty = 1,
): Promise<number> {
  const bill = await evening.openBill(table, ladyDrink(evening, qty));
  await payBill(evening, evening.cashier, bill, [{ payType: cash, total: 5000_00 }]);
  return bill;
}
