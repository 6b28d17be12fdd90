import { extractDigits, isPartOfPhone } from "../customer/find-customers.ts";
import type { CustomerFormValues } from "./customer-form.ts";
import { readSwipe } from "./read-swipe.ts";

/** Fewer digits are a table or a typing error, not a phone number. */
const leastDigits = 5;

/**
 * Fills the form of a new customer from the search that did not find them. A swiped card fills nothing: it is a payment
 * card, or a house card with a number that no customer has.
 */
export function startCustomer(
  search: string,
  { needsCompany }: { readonly needsCompany: boolean },
): Partial<CustomerFormValues> {
  const text = search.trim();
  if (text === "" || readSwipe(text) !== text) return {};
  const digits = extractDigits(text).length;
  if (needsCompany) {
    // Tax numbers begin or end with letters in some countries; names of companies may hold a year.
    const isTaxNumber = digits >= leastDigits && !/\p{L}{4}/u.test(text);
    return isTaxNumber ? { companyTaxNumber: text } : { companyName: text };
  }
  if (isPartOfPhone(text)) return digits < leastDigits ? {} : { phone: text };
  return digits > 0 && !/\s/.test(text) ? { cardNumber: text } : { name: text };
}
