import { isAccompanyingCredit } from "@comanda/domain/bill/accompanying-credit";
import type { Bill } from "@comanda/domain/bill/bill";
import { creditLess } from "@comanda/domain/bill/credit-less";
import { isCredit, type Line, type LineKey } from "@comanda/domain/bill/line";

import { changeOrder, creditLine, openLine, requireReference, useOrder } from "../order/index.ts";

/** Credits one piece of a sent line, and opens the credit, where its reason is one touch away. */
export function creditOne({ key }: Line): void {
  const { bill: before } = useOrder.getState();
  creditLine(key);
  const { bill } = useOrder.getState();
  if (bill !== null && bill !== before) openLine(findCredit(bill, key));
}

/** One piece more or less of an unsent credit; the last one removes it. */
export function creditMore({ credits }: Line): void {
  if (credits !== null) creditLine(credits);
}

export function takeLess({ key }: Line): void {
  changeOrder((bill) => creditLess(bill, key, requireReference().promotions));
}

/** The unsent credit of a line. Under Buy X Get Y another piece may go back for it. */
function findCredit(bill: Bill, key: LineKey): LineKey | null {
  const credits = bill.lines.filter(
    (line) => isCredit(line) && !line.isSaved && !isAccompanyingCredit(bill, line),
  );
  const credit = credits.findLast((line) => line.credits === key) ?? credits.at(-1);
  return credit?.key ?? null;
}
