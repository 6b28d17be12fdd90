import type { MatchedCommission } from "../commission/match-commission.ts";
import type { StaffId } from "../id.ts";
import { noMoney } from "../money/money.ts";
import { oneQuantity } from "../money/quantity.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { findLine, linesUnder, replaceLine, requireOpen, type Bill } from "./bill.ts";
import { requireNoDiscount } from "./discountable-pieces.ts";
import { insertLine } from "./line-order.ts";
import type { CommissionLine, Line, LineKey } from "./line.ts";
import { hasCredit, netQuantity } from "./net-quantity.ts";
import { isItemOrPart } from "./set-lines.ts";
import { requireNoCredits } from "./sale-and-credit-guards.ts";

export type CommissionChoice = {
  readonly key: LineKey;
  /** The line that earns it. */
  readonly item: LineKey;
  /** The member of staff who earns it. */
  readonly staff: StaffId;
  readonly commission: MatchedCommission | Refusal;
  readonly at: Instant;
};

/** Sets the commission of an item. A new commission replaces an unsent one. */
export function setCommission(bill: Bill, choice: CommissionChoice): Bill | Refusal {
  const refusal = requireOpen(bill) ?? requireNoCredits(bill);
  if (refusal !== null) return refusal;
  const item = findLine(bill, choice.item);
  if (item === null || !canEarnCommission(bill, item)) return refuse("select-an-item");
  if (isRefusal(choice.commission)) return choice.commission;
  const discounted = item.type === "timer" ? requireNoDiscount(bill, item) : null;
  if (discounted !== null) return discounted;
  const old = linesUnder(bill, item.key).filter((line) => line.type === "commission");
  if (old.some((line) => line.isSaved && netQuantity(bill, line) > 0)) {
    return refuse("line-already-saved");
  }
  const replaced = new Set(old.filter((line) => !line.isSaved).map((line) => line.key));
  const without = { ...bill, lines: bill.lines.filter(({ key }) => !replaced.has(key)) };
  return insertLine(
    withContainedCommission(without, item, choice.commission),
    createCommissionLine(bill, item, { ...choice, commission: choice.commission }),
  );
}

function canEarnCommission(bill: Bill, item: Line): boolean {
  if (!isItemOrPart(item)) return false;
  return item.type === "timer" ? !hasCredit(bill, item) : netQuantity(bill, item) > 0;
}

/** A timer costs at least the commission that its price contains. */
function withContainedCommission(bill: Bill, item: Line, commission: MatchedCommission): Bill {
  if (item.type !== "timer") return bill;
  const containedCommission = commission.isInPrice ? commission.amount : noMoney;
  return replaceLine(bill, { ...item, containedCommission });
}

function createCommissionLine(
  bill: Bill,
  item: Line,
  { key, staff, at, commission }: CommissionChoice & { readonly commission: MatchedCommission },
): CommissionLine {
  return {
    type: "commission",
    key,
    isSaved: false,
    round: null,
    article: item.article,
    // A timer is charged by time, but earns its commission once.
    quantity: item.type === "timer" ? oneQuantity : netQuantity(bill, item),
    productPrice: commission.price,
    price: commission.price,
    cost: noMoney,
    staff,
    note: "",
    promotion: null,
    taxClass: item.taxClass,
    createdAt: at,
    credits: null,
    seats: [],
    course: null,
    parent: item.key,
    commission: commission.amount,
    isOnBill: commission.isOnBill,
    isInPrice: commission.isInPrice,
  };
}
