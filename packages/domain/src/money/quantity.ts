/** How many: a whole number for things, at most one decimal for time. Negative on a line that takes back. */
export type Quantity = number & { readonly unit: "quantity" };

export function isQuantity(value: number): value is Quantity {
  return Number.isSafeInteger(Math.round(value * 10)) && Math.round(value * 10) / 10 === value;
}

export function quantity(value: number): Quantity {
  if (!isQuantity(value)) throw new RangeError(`More than one decimal: ${value}`);
  return quantityOfTenths(tenths(value));
}

/** Tenths are whole numbers, so sums of 0.1 do not drift. */
function tenths(value: number): number {
  return Math.round(value * 10);
}

export function tenthsOf(value: Quantity): number {
  return tenths(value);
}

export function quantityOfTenths(count: number): Quantity {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole tenths are quantities
  return (Math.round(count) / 10 + 0) as Quantity;
}

export function addQuantity(first: Quantity, second: Quantity): Quantity {
  return quantityOfTenths(tenths(first) + tenths(second));
}

export function subtractQuantity(from: Quantity, count: Quantity): Quantity {
  return quantityOfTenths(tenths(from) - tenths(count));
}

export function negateQuantity(value: Quantity): Quantity {
  return quantityOfTenths(-tenths(value));
}

export function sumQuantity(values: Iterable<Quantity>): Quantity {
  let sum = 0;
  for (const value of values) sum += tenths(value);
  return quantityOfTenths(sum);
}

export const none = quantityOfTenths(0);
export const one = quantityOfTenths(10);
