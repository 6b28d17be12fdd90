import { currentLines, parentOf, type Bill } from "../bill/bill.ts";
import { isCredit, isCreditOfReplaced } from "../bill/line.ts";
import { netQuantity } from "../bill/net-quantity.ts";
import { replacementOf } from "../bill/replaced-commission.ts";
import { isItemOrPart } from "../bill/set-lines.ts";
import { sumQuantity } from "../money/quantity.ts";
import { expectAtMost, expectSame } from "./quick-expect.ts";

/** Whoever replaced whom, no piece earns twice, and an unsent credit of a replaced commission has what replaces it. */
export function expectOneEarnerForEachPiece(bill: Bill): void {
  for (const item of bill.lines.filter((line) => isItemOrPart(line))) {
    const under = bill.lines.filter((line) => parentOf(line) === item.key && !isCredit(line));
    const commissions = under.filter(({ type }) => type === "commission");
    const earned = sumQuantity(commissions.map((line) => netQuantity(bill, line)));
    const sold = item.type === "timer" ? 1 : netQuantity(bill, item);
    expectAtMost(earned, sold);
  }
  for (const credit of currentLines(bill).filter((line) => isCreditOfReplaced(line))) {
    expectSame(replacementOf(bill, credit)?.isSaved, false);
  }
}
