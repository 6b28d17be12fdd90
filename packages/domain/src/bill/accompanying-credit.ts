import { lineAbove, type Bill } from "./bill.ts";
import { isCredit, isCreditOfReplaced, type Line } from "./line.ts";

/** Whether a credit was added together with another one, under which it stands, or with a new commission. */
export function isAccompanyingCredit(bill: Bill, credit: Line): boolean {
  if (isCreditOfReplaced(credit)) return true;
  const above = lineAbove(bill, credit);
  return above !== null && isCredit(above);
}
