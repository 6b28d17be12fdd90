import type { FormErrors } from "./field-error.ts";
import type { Customer } from "../customer/customer.ts";

/** A card belongs to one guest only, because it identifies the guest. */
export function checkCard(
  { cardNumber }: Pick<Customer, "cardNumber">,
  known: readonly Pick<Customer, "cardNumber">[],
): FormErrors | null {
  const isTaken = cardNumber !== "" && known.some((other) => other.cardNumber === cardNumber);
  return isTaken ? { fieldErrors: [{ field: "cardNumber", code: "invalid" }] } : null;
}
