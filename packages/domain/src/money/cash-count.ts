import { refuse, type Refusal } from "../refusal.ts";
import type { Currency } from "./currency.ts";
import { money, noMoney, sumMoney, type Money } from "./money.ts";

/** A coin or a note, and how many of them lie in the drawer. */
export type Denomination = { readonly value: Money; readonly quantity: number };

export type CountedDenomination = Denomination & { readonly total: Money };

export type CashCount = {
  readonly coins: readonly CountedDenomination[];
  readonly notes: readonly CountedDenomination[];
  readonly coinsTotal: Money;
  readonly notesTotal: Money;
  readonly grandTotal: Money;
};

/** A million coins of one kind are a slip of the finger, not a drawer. */
const maximumPieces = 1_000_000;

/** Counts a drawer: every coin and note of the currency gets a row, those not named are zero. */
export function countCash(
  currency: Pick<Currency, "coins" | "notes">,
  counted: readonly Denomination[],
): CashCount | Refusal {
  const known = new Set<number>([...currency.coins, ...currency.notes]);
  for (const { value, quantity } of counted) {
    const isPossible = Number.isInteger(quantity) && quantity >= 0 && quantity <= maximumPieces;
    if (!known.has(value) || !isPossible) return refuse("count-invalid", { value, quantity });
  }
  const coins = countRows(currency.coins, counted);
  const notes = countRows(currency.notes, counted);
  const coinsTotal = sumMoney(coins.map((row) => row.total));
  const notesTotal = sumMoney(notes.map((row) => row.total));
  return { coins, notes, coinsTotal, notesTotal, grandTotal: money(coinsTotal + notesTotal) };
}

function countRows(
  values: readonly Money[],
  counted: readonly Denomination[],
): readonly CountedDenomination[] {
  return values.map((value) => {
    const quantity = counted
      .filter((row) => row.value === value)
      .reduce((sum, row) => sum + row.quantity, 0);
    return { value, quantity, total: quantity === 0 ? noMoney : money(value * quantity) };
  });
}
