import { minorUnitsPerUnit, money, type Money } from "@comanda/domain/money/money";
import { stockAmount, type StockAmount } from "@comanda/domain/stock/stock-amount";

/** The demo files speak of whole baht and dong, and of quarters of a baht. */
export function units(count: number): Money {
  return money(count * minorUnitsPerUnit);
}

export function wholeStock(count: number): StockAmount {
  return stockAmount(count * 1000);
}

/** What was given a name here, by that name; a slip of the pen in a demo file is found at once. */
export function named<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The demo venue has no "${name}"`);
  return value;
}

export function byName<Id>(
  rows: readonly { readonly id: Id; readonly name: string }[],
): ReadonlyMap<string, Id> {
  return new Map(rows.map(({ id, name }) => [name, id]));
}
