import { negateQuantity, oneQuantity, subtractQuantity } from "../money/quantity.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { findLine, type Bill } from "./bill.ts";
import { creditBack } from "./credit-back.ts";
import type { LineKey } from "./line.ts";
import { writeNote } from "./mark-line.ts";
import { removeLine } from "./remove-line.ts";

/** Credits one piece less with an unsent credit, which keeps its reason. The last piece removes it. */
export function creditLess(
  bill: Bill,
  key: LineKey,
  promotions: readonly Promotion[],
): Bill | Refusal {
  const credit = findLine(bill, key);
  if (credit === null || credit.credits === null) return refuse("select-an-item");
  const removed = removeLine(bill, key, promotions);
  const left = subtractQuantity(negateQuantity(credit.quantity), oneQuantity);
  if (isRefusal(removed) || left <= 0) return removed;
  const { credits: line, createdAt: at, note } = credit;
  const credited = creditBack(removed, { key, line, quantity: left, at, promotions });
  const isKept = !isRefusal(credited) && findLine(credited, key) !== null;
  return isKept ? writeNote(credited, key, note) : credited;
}
