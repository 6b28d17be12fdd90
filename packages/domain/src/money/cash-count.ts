import type { ForeignCurrencyId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { isPayable, type Currency } from "./currency.ts";
import { addMoney, money, noMoney, sumMoney, type Money } from "./money.ts";

/** A coin or note and the number of pieces in the drawer. */
export type Denomination = { readonly value: Money; readonly quantity: number };

/** Coins and notes are separate lists because their values overlap: the peso has a coin and a note of 20. */
export type CountedDrawer = {
  readonly coins: readonly Denomination[];
  readonly notes: readonly Denomination[];
  /** What is in the drawer, if its currency has no list of coins and notes. */
  readonly sum?: Money | undefined;
};

export type CountedDenomination = Denomination & { readonly total: Money };

export type CashCount = {
  readonly coins: readonly CountedDenomination[];
  readonly notes: readonly CountedDenomination[];
  readonly coinsTotal: Money;
  readonly notesTotal: Money;
  /** Of the venue's currency. */
  readonly grandTotal: Money;
  /** What is in the drawer of other currencies, if it was counted. */
  readonly foreign?: readonly ForeignCount[] | undefined;
};

/** A sum, because the venue has no list of its notes. */
export type ForeignCount = {
  readonly currency: ForeignCurrencyId;
  readonly code: string;
  readonly amount: Money;
};

/** More than a million pieces of one coin must be a typing error. */
const maxPiecesPerDenomination = 1_000_000;

/** More than any drawer holds must be a typing error. */
export const largestSum = money(10_000_000_000_00);

export type CountedCurrency = Pick<Currency, "coins" | "notes" | "hasDecimals">;

type Pieces = { readonly coins: readonly unknown[]; readonly notes: readonly unknown[] };

/**
 * A venue may leave out the list of its coins and notes. Then its cashiers count by themselves and enter the sum. A
 * count has the rows of its currency, and tells the same.
 */
export function isCountedAsSum({ coins, notes }: Pieces): boolean {
  return coins.length === 0 && notes.length === 0;
}

/** Counts a drawer. Every coin and note of the currency gets a row; missing ones count as zero. */
export function countCash(currency: CountedCurrency, counted: CountedDrawer): CashCount | Refusal {
  const slip =
    findInvalidCount(currency.coins, counted.coins) ??
    findInvalidCount(currency.notes, counted.notes);
  if (slip !== undefined) {
    return refuse("count-invalid", { value: slip.value, quantity: slip.quantity });
  }
  const sum = counted.sum ?? noMoney;
  if (!isPossibleSum(sum, currency)) return refuse("count-invalid", { value: sum, quantity: 1 });
  const coins = countRows(currency.coins, counted.coins);
  const notes = countRows(currency.notes, counted.notes);
  const coinsTotal = sumMoney(coins.map((row) => row.total));
  const notesTotal = sumMoney(notes.map((row) => row.total));
  const grandTotal = addMoney(addMoney(coinsTotal, notesTotal), sum);
  return { coins, notes, coinsTotal, notesTotal, grandTotal };
}

/** Where pieces are counted, a sum beside them is of a till that does not know them yet. */
function isPossibleSum(sum: Money, currency: CountedCurrency): boolean {
  if (!isCountedAsSum(currency)) return sum === noMoney;
  return sum >= noMoney && sum <= largestSum && isPayable(sum, currency);
}

function findInvalidCount(
  values: readonly Money[],
  counted: readonly Denomination[],
): Denomination | undefined {
  return counted.find(({ value, quantity }) => {
    const isPossible =
      Number.isInteger(quantity) && quantity >= 0 && quantity <= maxPiecesPerDenomination;
    return !values.includes(value) || !isPossible;
  });
}

function countRows(
  values: readonly Money[],
  counted: readonly Denomination[],
): readonly CountedDenomination[] {
  return values.map((value) => {
    const quantity = counted
      .filter((row) => row.value === value)
      .reduce((sum, row) => sum + row.quantity, 0);
    return { value, quantity, total: money(value * quantity) };
  });
}
