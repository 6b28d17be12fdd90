import { addMoney, noMoney, sumMoney, type Money } from "../money/money.ts";
import type { GivenLines } from "./reported-bills.ts";

/** What staff took off bills: a part of the discount, the rest of which is promotions. */
export type GivenFigures = { readonly discounts: Money; readonly onTheHouse: Money };

export const nothingGiven: GivenFigures = { discounts: noMoney, onTheHouse: noMoney };

export function sumGiven(lines: readonly GivenLines[]): GivenFigures {
  const sumOf = (isWanted: boolean): Money =>
    sumMoney(
      lines.filter(({ isOnTheHouse }) => isOnTheHouse === isWanted).map(({ amount }) => amount),
    );
  return { discounts: sumOf(false), onTheHouse: sumOf(true) };
}

/** Reports that were filed before there were discounts have none. */
export function addGiven(
  first: GivenFigures = nothingGiven,
  second: GivenFigures = nothingGiven,
): GivenFigures {
  return {
    discounts: addMoney(first.discounts, second.discounts),
    onTheHouse: addMoney(first.onTheHouse, second.onTheHouse),
  };
}
