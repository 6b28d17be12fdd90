import { foldText, matchesSearch } from "../text/fold-text.ts";
import type { Customer } from "./customer.ts";

/** How long typing rests before a search begins. */
export const customerSearchDelayMs = 500;

/** What a person types of a phone number; anything else is a name. */
const phoneText = /^[\d\s()+.-]+$/;

/** Finds guests by name, card number or phone; those whose name begins with the text come first. */
export function findCustomers(customers: readonly Customer[], search: string): readonly Customer[] {
  const start = foldText(search);
  const rank = (customer: Customer): number => (foldText(customer.name).startsWith(start) ? 0 : 1);
  return customers
    .filter((customer) => isMeant(customer, search))
    .toSorted(
      (first, second) =>
        rank(first) - rank(second) ||
        first.name.localeCompare(second.name, "en") ||
        first.id - second.id,
    );
}

function isMeant(customer: Customer, search: string): boolean {
  return (
    matchesSearch(customer.name, search) ||
    foldText(customer.cardNumber).includes(foldText(search)) ||
    hasPhone(customer, search)
  );
}

function hasPhone(customer: Customer, search: string): boolean {
  const digits = digitsOf(search);
  return phoneText.test(search) && digits !== "" && digitsOf(customer.phone).includes(digits);
}

/** People write the same phone number with spaces, dashes or dots. */
function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}
