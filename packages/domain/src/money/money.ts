/** An amount in whole minor units (satang, cents, xu), so that sums are exact. */
export type Money = number & { readonly unit: "minor" };

/** Every currency has hundredths internally, even one without decimals: rounding to whole units is a separate rule. */
export const minorUnitsPerUnit = 100;

export function money(minorUnits: number): Money {
  if (!Number.isSafeInteger(minorUnits)) {
    throw new RangeError(`Not a whole number of minor units: ${minorUnits}`);
  }
  // Adding 0 turns -0 into 0, which Object.is and tests would otherwise distinguish.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that creates this brand
  return (minorUnits + 0) as Money;
}

export const noMoney = money(0);

export function addMoney(first: Money, second: Money): Money {
  return money(first + second);
}

export function subtractMoney(from: Money, amount: Money): Money {
  return money(from - amount);
}

export function negateMoney(amount: Money): Money {
  return money(0 - amount);
}

export function absoluteMoney(amount: Money): Money {
  return money(Math.abs(amount));
}

export function sumMoney(amounts: Iterable<Money>): Money {
  let sum = noMoney;
  for (const amount of amounts) sum = addMoney(sum, amount);
  return sum;
}

export function isMoney(value: unknown): value is Money {
  return Number.isSafeInteger(value);
}
