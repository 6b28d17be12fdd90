import {
  foldCustomer,
  type CustomerSearch,
  type FoldedCustomer,
  type SearchedFields,
} from "./find-customers.ts";
import { nameOrder } from "./name-order.ts";

/** What an index keeps of a guest, so that a search need not read all guests. */
export type SearchEntry = FoldedCustomer & {
  /** Empty if it is not known: such a guest may stand anywhere in a list. */
  readonly order: string;
};

export function searchEntry(customer: SearchedFields): SearchEntry {
  return { ...foldCustomer(customer), order: nameOrder(customer.name) ?? "" };
}

/** Longer ones would find fewer guests, but the few that they leave out are read quickly. */
const longestPart = 6;

/**
 * The parts under which an index lists a guest: whatever is found in the name, card number or phone is the beginning of
 * one of them.
 */
export function searchParts({ name, cardNumber, phone }: FoldedCustomer): readonly string[] {
  return [...new Set([...name.split(" "), cardNumber, phone].flatMap(endsOf))];
}

/** The text from each of its letters on. */
function endsOf(text: string): readonly string[] {
  const letters = Array.from(text);
  return letters.map((_, from) => letters.slice(from, from + longestPart).join(""));
}

/**
 * The beginnings of parts under which an index lists every guest that the search finds: those of one word, of the card
 * number and of the phone. The words come longest first, and any of them will do.
 */
export function partsSearched({ text, words, digits }: CustomerSearch): {
  readonly words: readonly string[];
  readonly others: readonly string[];
} {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const isCovered = (searched: string): boolean => words.every((word) => word === searched);
  const others = [text, digits].filter((searched) => searched !== "" && !isCovered(searched));
  return { words: longestFirst.map(beginningOf), others: others.map(beginningOf) };
}

function beginningOf(searched: string): string {
  return Array.from(searched).slice(0, longestPart).join("");
}
