import { money, type Money } from "./money.ts";
import { tenthsOf, type Quantity } from "./quantity.ts";
import { divideHalfUp } from "./round-half-up.ts";

/** Price times quantity, with half a minor unit rounded up. */
export function lineTotal(price: Money, quantity: Quantity): Money {
  return money(Number(divideHalfUp(BigInt(price) * BigInt(tenthsOf(quantity)), 10n)));
}
