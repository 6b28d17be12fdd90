import { readSwipe } from "./read-swipe.ts";
import type { CustomerFormValues } from "./customer-form.ts";

/** Fewer digits are a table or a typing error, not a phone number. */
const leastDigits = 5;

/**
 * What a search that found nobody says about the new customer, so that it is not typed again. A swiped card says nothing:
 * its number belongs to a guest of another house, or is to be paid with.
 */
export function startCustomer(
  search: string,
  { needsCompany }: { readonly needsCompany: boolean },
): Partial<CustomerFormValues> {
  const text = search.trim();
  if (text === "" || readSwipe(text) !== text) return {};
  const digits = text.replaceAll(/\D/g, "").length;
  if (needsCompany) {
    // Tax numbers begin or end with letters in some countries; names of companies may hold a year.
    const isTaxNumber = digits >= leastDigits && !/\p{L}{4}/u.test(text);
    return isTaxNumber ? { companyTaxNumber: text } : { companyName: text };
  }
  if (/^[\d\s()+.-]+$/.test(text)) return digits < leastDigits ? {} : { phone: text };
  return digits > 0 && !/\s/.test(text) ? { cardNumber: text } : { name: text };
}
