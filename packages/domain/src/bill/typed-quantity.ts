import { wholeNumberOrNull } from "../money/read-number.ts";
import { oneQuantity, quantity, type Quantity } from "../money/quantity.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { requireSaleQuantity } from "./sale-and-credit-guards.ts";

/** Digits typed before an article are its quantity; without digits it is one. Any other text is refused. */
export function typedQuantity(typed: string): Quantity | Refusal {
  if (typed === "") return oneQuantity;
  const count = wholeNumberOrNull(typed);
  if (count === null) return refuse("quantity-invalid");
  return requireSaleQuantity(quantity(count)) ?? quantity(count);
}
