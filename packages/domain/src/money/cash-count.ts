import type { ForeignCurrencyId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Currency } from "./currency.ts";
import { addMoney, money, sumMoney, type Money } from "./money.ts";

/** A coin or note and the number of pieces in the drawer. */
export type Denomination = { readonly value: Money; readonly quantity: number };

/** Coins and notes are separate lists because their values overlap: the peso has a coin and a note of 20. */
export type CountedDrawer = {
  readonly coins: readonly Denomination[];
  readonly notes: readonly Denomination[];
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

/** Counts a drawer. Every coin and note of the currency gets a row; missing ones count as zero. */
export function countCash(
  currency: Pick<Currency, "coins" | "notes">,
  counted: CountedDrawer,
): CashCount | Refusal {
  const slip =
    findInvalidCount(currency.coins, counted.coins) ??
    findInvalidCount(currency.notes, counted.notes);
  if (slip !== undefined) {
    return refuse("count-invalid", { value: slip.value, quantity: slip.quantity });
  }
  const coins = countRows(currency.coins, counted.coins);
  const notes = countRows(currency.notes, counted.notes);
  const coinsTotal = sumMoney(coins.map((row) => row.total));
  const notesTotal = sumMoney(notes.map((row) => row.total));
  return { coins, notes, coinsTotal, notesTotal, grandTotal: addMoney(coinsTotal, notesTotal) };
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
