import { addMoney, noMoney, sumMoney, type Money } from "../money/money.ts";
import type { StaffDiscountLines } from "./reported-bills.ts";

/** What staff took off bills: a part of the discount, the rest of which is promotions. */
export type StaffDiscountFigures = { readonly discounts: Money; readonly onTheHouse: Money };

export const noStaffDiscounts: StaffDiscountFigures = { discounts: noMoney, onTheHouse: noMoney };

export function sumStaffDiscounts(lines: readonly StaffDiscountLines[]): StaffDiscountFigures {
  const sumOf = (isWanted: boolean): Money =>
    sumMoney(
      lines.filter(({ isOnTheHouse }) => isOnTheHouse === isWanted).map(({ amount }) => amount),
    );
  return { discounts: sumOf(false), onTheHouse: sumOf(true) };
}

/** Reports that were filed before there were discounts have none. */
export function addStaffDiscounts(
  first: StaffDiscountFigures = noStaffDiscounts,
  second: StaffDiscountFigures = noStaffDiscounts,
): StaffDiscountFigures {
  return {
    discounts: addMoney(first.discounts, second.discounts),
    onTheHouse: addMoney(first.onTheHouse, second.onTheHouse),
  };
}
