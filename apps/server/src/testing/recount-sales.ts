import { showBill } from "@comanda/contract/bill-papers";
import { findBills, type FoundBill } from "@comanda/contract/find-bills";
import { listPayTypes } from "@comanda/contract/pay-type";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";

import type { TestApp } from "./test-app.ts";
import { callAs, replyOf, type SignedIn } from "./test-till.ts";

/** A paid bill as its guests have it on paper. */
type PaidPaper = {
  readonly bill: FoundBill;
  readonly tax: number;
  readonly payments: readonly { readonly name: string; readonly total: number }[];
};

export type Recount = {
  readonly bills: number;
  readonly amount: number;
  readonly tax: number;
  readonly net: number;
  readonly guests: number;
  readonly hours: ReadonlyMap<number, number>;
  readonly payTypes: ReadonlyMap<string, number>;
};

/** Every ended bill of a date, as the till finds it. */
export async function endedBillsOf(
  app: TestApp,
  user: SignedIn,
  date: string,
): Promise<readonly FoundBill[]> {
  const { bills, next } = replyOf(
    findBills,
    await callAs(app, user, findBills, { query: { date } }),
  );
  if (next !== null) throw new Error("The test sells more than a page of bills");
  return bills;
}

/** Reads the paid bills of some dates, one by one, and adds up what their papers say. */
export async function recountSales(
  app: TestApp,
  user: SignedIn,
  { dates, until = Infinity }: { readonly dates: readonly string[]; readonly until?: number },
): Promise<Recount> {
  const papers: PaidPaper[] = [];
  for (const date of dates) {
    for (const bill of await endedBillsOf(app, user, date)) {
      const isCounted = bill.status === 1 && momentOf(bill) <= until;
      if (isCounted) papers.push(await readPaper(app, user, bill));
    }
  }
  const sum = (figureOf: (paper: PaidPaper) => number) =>
    papers.reduce((all, paper) => all + figureOf(paper), 0);
  const netOf = ({ bill, tax }: PaidPaper) => bill.amount - tax;
  return {
    bills: papers.filter(({ bill }) => bill.refundOf === null).length,
    amount: sum(({ bill }) => bill.amount),
    tax: sum(({ tax }) => tax),
    net: sum(netOf),
    guests: sum(({ bill }) => bill.cover ?? 0),
    hours: addUp(
      // Bangkok is seven hours ahead.
      papers.map((paper) => [
        (new Date(momentOf(paper.bill)).getUTCHours() + 7) % 24,
        netOf(paper),
      ]),
    ),
    payTypes: addUp(
      papers.flatMap(({ payments }) => payments.map(({ name, total }) => [name, total] as const)),
    ),
  };
}

function momentOf({ updatedDate }: FoundBill): number {
  return parseWireDateTime(updatedDate) ?? Number.NaN;
}

async function readPaper(app: TestApp, user: SignedIn, bill: FoundBill): Promise<PaidPaper> {
  const shown = await callAs(app, user, showBill, { params: { id: bill.id } });
  const { charges, payments, change } = replyOf(showBill, shown);
  const payTypes = replyOf(listPayTypes, await callAs(app, user, listPayTypes));
  const taxes = new Set(payTypes.filter(({ isVat }) => isVat).map(({ name }) => name));
  const cash = payTypes.find(({ indexNumber }) => indexNumber === 800)?.name ?? "?";
  return {
    bill,
    tax: charges.reduce((sum, { name, total }) => sum + (taxes.has(name) ? total : 0), 0),
    payments: [...payments, ...(change === 0 ? [] : [{ name: cash, total: 0 - change }])],
  };
}

function addUp<Key>(rows: readonly (readonly [Key, number])[]): ReadonlyMap<Key, number> {
  const sums = new Map<Key, number>();
  for (const [key, value] of rows) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
}
