/** A quantity: whole for things, at most one decimal for time, negative on credits. */
export type Quantity = number & { readonly unit: "quantity" };

export function isQuantity(value: number): value is Quantity {
  return Number.isSafeInteger(nearestTenths(value)) && nearestTenths(value) / 10 === value;
}

export function quantity(value: number): Quantity {
  if (!isQuantity(value)) throw new RangeError(`More than one decimal: ${value}`);
  return quantityOfTenths(tenthsOf(value));
}

/** Converts to tenths, which are whole numbers, so that sums of 0.1 do not drift. */
export function tenthsOf(value: Quantity): number {
  return nearestTenths(value);
}

export function quantityOfTenths(count: number): Quantity {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not whole tenths: ${count}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole tenths are quantities
  return (count / 10 + 0) as Quantity;
}

export function addQuantity(first: Quantity, second: Quantity): Quantity {
  return quantityOfTenths(tenthsOf(first) + tenthsOf(second));
}

export function subtractQuantity(from: Quantity, count: Quantity): Quantity {
  return quantityOfTenths(tenthsOf(from) - tenthsOf(count));
}

export function negateQuantity(value: Quantity): Quantity {
  return quantityOfTenths(-tenthsOf(value));
}

export function sumQuantity(values: Iterable<Quantity>): Quantity {
  let sum = noQuantity;
  for (const value of values) sum = addQuantity(sum, value);
  return sum;
}

export const noQuantity = quantityOfTenths(0);
export const oneQuantity = quantityOfTenths(10);

/** Formats a quantity with the venue's decimal separator: 12, or 1.8 hours. */
export function formatQuantity(value: number, decimalSeparator: string): string {
  return String(value).replace(".", decimalSeparator);
}

function nearestTenths(value: number): number {
  return Math.round(value * 10);
}
