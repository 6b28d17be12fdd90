import type { MatchedCommission } from "../commission/match-commission.ts";
import type { StaffId } from "../id.ts";
import { noMoney } from "../money/money.ts";
import { oneQuantity } from "../money/quantity.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { findLine, replaceLine, requireOpen, type Bill } from "./bill.ts";
import { requireNoDiscount } from "./discountable-pieces.ts";
import { insertLine } from "./line-order.ts";
import type { CommissionLine, Line, LineKey } from "./line.ts";
import { hasCredit, netQuantity } from "./net-quantity.ts";
import {
  commissionToReplace,
  creditReplaced,
  earnedCommissions,
  withoutUnsentCommission,
} from "./replaced-commission.ts";
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
  /** The sent commission that it replaces, as the user saw it; left out if there was none. */
  readonly replaces?: LineKey | undefined;
};

/**
 * Sets the commission of an item. A new commission replaces the old one: an unsent one disappears, a sent one is taken
 * back in the same round. Of one that the user did not see, nothing is taken back.
 */
export function setCommission(bill: Bill, choice: CommissionChoice): Bill | Refusal {
  const refusal = requireOpen(bill) ?? requireNoCredits(bill);
  if (refusal !== null) return refusal;
  const item = findLine(bill, choice.item);
  if (item === null || !canEarnCommission(bill, item)) return refuse("select-an-item");
  if (isRefusal(choice.commission)) return choice.commission;
  const discounted = item.type === "timer" ? requireNoDiscount(bill, item) : null;
  if (discounted !== null) return discounted;
  const before = withoutUnsentCommission(bill, item.key);
  const { replaces = null, commission } = choice;
  if (commissionToReplace(before, item.key) !== replaces) return refuse("commission-set-meanwhile");
  const line = createCommissionLine(bill, item, { ...choice, commission });
  const restored = withContainedCommission(before, item, commission);
  return isEarnedAlready(before, line)
    ? restored
    : insertLine(creditReplaced(restored, item.key, choice), line);
}

/** Whether the same person earns the same for the same pieces. */
function isEarnedAlready(bill: Bill, wanted: CommissionLine): boolean {
  const [old, other] = earnedCommissions(bill, wanted.parent);
  return (
    old !== undefined &&
    other === undefined &&
    old.staff === wanted.staff &&
    old.commission === wanted.commission &&
    old.price === wanted.price &&
    netQuantity(bill, old) === wanted.quantity
  );
}

/** Whether somebody can earn a commission on the line. */
export function canEarnCommission(bill: Bill, item: Line): boolean {
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
