import { minorUnitsPerUnit, money, type Money } from "@comanda/domain/money/money";
import { stockAmount, type StockAmount } from "@comanda/domain/stock/stock-amount";

/** Converts the demo files' whole baht, dong and quarter baht. */
export function wholeUnits(count: number): Money {
  return money(count * minorUnitsPerUnit);
}

export function wholeStock(count: number): StockAmount {
  return stockAmount(count * 1000);
}

/** Looks a demo name up and throws if it is missing, so that a typo in a demo file shows at once. */
export function requireByName<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The demo venue has no "${name}"`);
  return value;
}

export function mapByName<Id>(
  rows: readonly { readonly id: Id; readonly name: string }[],
): ReadonlyMap<string, Id> {
  return new Map(rows.map(({ id, name }) => [name, id]));
}
