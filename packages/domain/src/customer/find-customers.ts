import { foldText } from "../text/fold-text.ts";
import type { Customer } from "./customer.ts";

/** How long after the last key a search begins. */
export const customerSearchDelayMs = 500;

export type SearchedFields = Pick<
  Customer,
  "name" | "cardNumber" | "phone" | "companyName" | "companyTaxNumber"
>;

/** The searchable fields of a guest, folded. */
export type FoldedCustomer = {
  readonly name: string;
  readonly cardNumber: string;
  readonly phone: string;
  readonly companyName: string;
  readonly companyTaxNumber: string;
};

/** Folding takes longer than the rest of a search, and the same guests are searched again and again. */
const foldedCustomers = new WeakMap<SearchedFields, FoldedCustomer>();

/** Folds a guest ahead of time; the till calls it in the background so that no search waits for it. */
export function foldCustomer(customer: SearchedFields): FoldedCustomer {
  const known = foldedCustomers.get(customer);
  if (known !== undefined) return known;
  const folded = {
    name: foldText(customer.name),
    cardNumber: foldText(customer.cardNumber),
    phone: extractDigits(customer.phone),
    companyName: foldText(customer.companyName),
    companyTaxNumber: joinTaxNumber(customer.companyTaxNumber),
  };
  foldedCustomers.set(customer, folded);
  return folded;
}

export type CustomerMatches = {
  readonly first: readonly Customer[];
  /** The number of further matches. */
  readonly more: number;
};

/**
 * Finds guests by name, company, its tax number, card number or phone; names that begin with the text come first.
 * Returns only the first matches, without sorting thousands that are never shown.
 */
export function findFirstCustomers(
  customers: readonly Customer[],
  search: string,
  atMost: number,
): CustomerMatches {
  const [beginning, others] = rankMatches(customers, search);
  const best = pickFirst(beginning, atMost);
  const first = [...best, ...pickFirst(others, atMost - best.length)];
  return { first, more: beginning.length + others.length - first.length };
}

/** Splits the matches into names that begin with the text, and others. */
function rankMatches(
  customers: readonly Customer[],
  search: string,
): readonly [readonly Customer[], readonly Customer[]] {
  const start = foldText(search);
  const beginning: Customer[] = [];
  const others: Customer[] = [];
  for (const customer of customers.filter(customerMatcher(search))) {
    (foldCustomer(customer).name.startsWith(start) ? beginning : others).push(customer);
  }
  return [beginning, others];
}

function pickFirst(found: readonly Customer[], atMost: number): readonly Customer[] {
  const first: Customer[] = [];
  if (atMost === 0) return first;
  for (const customer of found) {
    const last = first[atMost - 1];
    if (last !== undefined && compareCustomers(customer, last) >= 0) continue;
    const place = first.findIndex((one) => compareCustomers(customer, one) < 0);
    first.splice(place === -1 ? first.length : place, 0, customer);
    if (first.length > atMost) first.pop();
  }
  return first;
}

/**
 * What is looked for: each of the words in the name of the guest or the company, the whole text in the card number, the
 * digits in the phone, or the tax number.
 */
export type CustomerSearch = {
  readonly text: string;
  readonly words: readonly string[];
  /** Empty if the text is no part of a phone number. */
  readonly digits: string;
  /** Empty if the text is no part of a tax number. */
  readonly taxNumber: string;
};

export function parseCustomerSearch(search: string): CustomerSearch {
  const text = foldText(search);
  const digits = isPartOfPhone(search) ? extractDigits(search) : "";
  const taxNumber = /\d/.test(text) ? joinTaxNumber(search) : "";
  return { text, words: text.split(" "), digits, taxNumber };
}

function customerMatcher(search: string): (customer: Customer) => boolean {
  const { text, words, digits, taxNumber } = parseCustomerSearch(search);
  return (customer) => {
    const folded = foldCustomer(customer);
    return (
      words.every((word) => folded.name.includes(word) || folded.companyName.includes(word)) ||
      folded.cardNumber.includes(text) ||
      (digits !== "" && folded.phone.includes(digits)) ||
      (taxNumber !== "" && folded.companyTaxNumber.includes(taxNumber))
    );
  };
}

const { compare: compareNames } = new Intl.Collator("en");

function compareCustomers(first: Customer, second: Customer): number {
  return compareNames(first.name, second.name) || first.id - second.id;
}

/** Whether text is read as part of a phone number; anything else is a name. */
export function isPartOfPhone(text: string): boolean {
  return /^[\d\s()+.-]+$/.test(text);
}

/** Phone numbers are written with spaces, dashes or dots. */
export function extractDigits(text: string): string {
  return text.replaceAll(/\D/g, "");
}

/** Tax numbers are written with spaces, dashes, dots or slashes, and in some countries with letters. */
function joinTaxNumber(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
}
