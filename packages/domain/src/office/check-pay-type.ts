import type { PayType } from "../payment/pay-type.ts";
import { payTypeIndex, roleOf, takesMoney } from "../payment/pay-type.ts";
import { outOfRange, type Problem } from "./problem.ts";

export type OfficePayType = Omit<PayType, "id">;

/** A charge of more than everything is a slip of the finger. */
const largestCharge = 100_00;

/** Rows that the pay screen cannot do without. */
const fixed: ReadonlySet<number> = new Set([
  payTypeIndex.subtotal,
  payTypeIndex.total,
  payTypeIndex.amount,
  payTypeIndex.cash,
  payTypeIndex.change,
]);

/**
 * A pay type stands where its kind belongs: only a charge has a percentage and may be a tax,
 * only a method is a card, only what takes money opens the drawer, and what guests pay on top is on their bill.
 */
export function checkPayType(payType: OfficePayType): readonly Problem[] {
  const role = roleOf(payType);
  const problems: Problem[] = [];
  if (role === "none") problems.push({ field: "indexNumber", code: "does-not-fit" });
  if (role !== "charge") {
    if (payType.value !== 0) problems.push({ field: "value", code: "does-not-fit" });
    if (payType.isVat) problems.push({ field: "isVat", code: "does-not-fit" });
    if (payType.isIncludedInPrice) {
      problems.push({ field: "isIncludedInPrice", code: "does-not-fit" });
    }
    if (payType.isOnCharges) problems.push({ field: "isOnCharges", code: "does-not-fit" });
  } else {
    if (payType.value > largestCharge) problems.push(outOfRange("value", 0, largestCharge));
    // Without its row the figures of a bill would not come to its total.
    if (payType.isHiddenOnBill && !payType.isIncludedInPrice) {
      problems.push({ field: "isHiddenOnBill", code: "must-be-shown" });
    }
  }
  if (payType.isCreditCard && role !== "method") {
    problems.push({ field: "isCreditCard", code: "does-not-fit" });
  }
  if (payType.opensDrawer && !takesMoney(payType)) {
    problems.push({ field: "opensDrawer", code: "does-not-fit" });
  }
  return problems;
}

/** What was paid or charged stays what it was: a method never becomes a charge, and what is special keeps its place. */
export function checkPayTypePlace(
  before: OfficePayType | null,
  after: OfficePayType,
): readonly Problem[] {
  const isMoved = before !== null && before.indexNumber !== after.indexNumber;
  const isOther = isMoved && roleOf(before) !== roleOf(after);
  const isLost = isMoved && fixed.has(before.indexNumber);
  return isOther || isLost ? [{ field: "indexNumber", code: "does-not-fit" }] : [];
}

/** Sums, cash and change have to be there. */
export function checkPayTypeGoes({ indexNumber }: OfficePayType): readonly Problem[] {
  return fixed.has(indexNumber) ? [{ field: "indexNumber", code: "does-not-fit" }] : [];
}
