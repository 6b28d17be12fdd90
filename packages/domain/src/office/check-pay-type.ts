import { checkBankQr } from "./check-bank-qr.ts";
import type { PayType } from "../payment/pay-type.ts";
import { payTypeIndex, roleOf, takesMoney } from "../payment/pay-type.ts";
import { parseWireDate } from "../time/wire-date.ts";
import { checkNoDuplicates, outOfRange, type Problem } from "./problem.ts";

export type OfficePayType = Omit<PayType, "id">;

/** A charge above 100 % must be a typing error. */
const largestCharge = 100_00;

/** The rows that the pay screen cannot work without. */
const requiredIndexes: ReadonlySet<number> = new Set([
  payTypeIndex.subtotal,
  payTypeIndex.total,
  payTypeIndex.amount,
  payTypeIndex.cash,
  payTypeIndex.change,
]);

/**
 * Checks that the fields fit the role of the pay type: only a charge has percentages, may be a tax or hold for tax
 * classes, only a method may be a card or a transfer, and not both, only a transfer has a bank QR code, only types that
 * take money may open the drawer, and charges added to the price must be shown on the bill.
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
    for (const field of ["datedRates", "taxClasses", "servingWays"] as const) {
      if (payType[field].length > 0) problems.push({ field, code: "does-not-fit" });
    }
  } else {
    if (payType.value > largestCharge) problems.push(outOfRange("value", 0, largestCharge));
    // Without this row, the figures on a bill would not add up to its total.
    if (payType.isHiddenOnBill && !payType.isIncludedInPrice) {
      problems.push({ field: "isHiddenOnBill", code: "must-be-shown" });
    }
  }
  if (payType.isCreditCard && role !== "method") {
    problems.push({ field: "isCreditCard", code: "does-not-fit" });
  }
  if (payType.isTransfer && (role !== "method" || payType.isCreditCard)) {
    problems.push({ field: "isTransfer", code: "does-not-fit" });
  }
  if (payType.qrScheme !== "none" && !payType.isTransfer) {
    problems.push({ field: "qrScheme", code: "does-not-fit" });
  }
  if (payType.opensDrawer && !takesMoney(payType)) {
    problems.push({ field: "opensDrawer", code: "does-not-fit" });
  }
  return [
    ...problems,
    ...checkBankQr(payType),
    ...checkDatedRates(payType),
    ...checkNoDuplicates("taxClasses", payType.taxClasses),
    ...checkNoDuplicates("servingWays", payType.servingWays),
  ];
}

/** A day is named once; the order of the list does not matter, since each rate ends when the next one begins. */
function checkDatedRates({ datedRates }: OfficePayType): readonly Problem[] {
  const field = "datedRates";
  const days = datedRates.map(({ fromDate }) => fromDate);
  if (days.some((day) => parseWireDate(day) === null)) {
    return [{ field, code: "wrong-date-format" }];
  }
  if (datedRates.some(({ rate }) => rate > largestCharge)) {
    return [outOfRange(field, 0, largestCharge)];
  }
  return checkNoDuplicates(field, days);
}

/**
 * A pay type keeps its role, so that past bills stay correct: a method never becomes a charge, and fixed rows keep
 * their index.
 */
export function checkPayTypeIndexChange(
  before: OfficePayType | null,
  after: OfficePayType,
): readonly Problem[] {
  const isMoved = before !== null && before.indexNumber !== after.indexNumber;
  const isOther = isMoved && roleOf(before) !== roleOf(after);
  const isLost = isMoved && requiredIndexes.has(before.indexNumber);
  return isOther || isLost ? [{ field: "indexNumber", code: "does-not-fit" }] : [];
}

/** Fixed rows cannot be retired. */
export function checkPayTypeRetirement({ indexNumber }: OfficePayType): readonly Problem[] {
  return requiredIndexes.has(indexNumber) ? [{ field: "indexNumber", code: "does-not-fit" }] : [];
}
