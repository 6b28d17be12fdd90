import { maximumAmountLength } from "../payment/maximum-amount-length.ts";

/** An amount of stock in whole thousandths of its unit, so that 0.03 l of gin stays exact. */
export type StockAmount = number & { readonly unit: "thousandths" };

export const decimalsOfStock = 3;
export const thousandthsPerUnit = 10 ** decimalsOfStock;

export function stockAmount(thousandths: number): StockAmount {
  if (!Number.isSafeInteger(thousandths)) {
    throw new RangeError(`Not whole thousandths: ${thousandths}`);
  }
  // Adding 0 turns -0 into 0, which Object.is and tests would otherwise distinguish.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that creates this brand
  return (thousandths + 0) as StockAmount;
}

export const noStock = stockAmount(0);
/** One litre, kilogram or piece. */
export const stockUnit = stockAmount(thousandthsPerUnit);
/** The largest amount that can be typed on the delivery screen. */
export const largestDelivery = stockAmount(10 ** (maximumAmountLength + decimalsOfStock));

export function addStock(first: StockAmount, second: StockAmount): StockAmount {
  return stockAmount(first + second);
}

export function subtractStock(from: StockAmount, amount: StockAmount): StockAmount {
  return stockAmount(from - amount);
}

export function negateStock(amount: StockAmount): StockAmount {
  return stockAmount(0 - amount);
}
