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

/** The parts under which an index lists a guest: whatever a search finds in a text is the beginning of one of them. */
export function searchParts(folded: FoldedCustomer): readonly string[] {
  const words = [folded.name, folded.companyName].flatMap((name) => name.split(" "));
  const numbers = [folded.cardNumber, folded.phone, folded.companyTaxNumber];
  return [...new Set([...words, ...numbers].flatMap(endsOf))];
}

/** The text from each of its letters on. */
function endsOf(text: string): readonly string[] {
  const letters = Array.from(text);
  return letters.map((_, from) => letters.slice(from, from + longestPart).join(""));
}

/**
 * The beginnings of parts under which an index lists every guest that the search finds: for one word, and for the card
 * number, phone and tax number. The words come longest first, and any of them will do.
 */
export function partsSearched({ text, words, digits, taxNumber }: CustomerSearch): {
  readonly words: readonly string[];
  readonly others: readonly string[];
} {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const isCovered = (searched: string): boolean => words.every((word) => word === searched);
  const others = [...new Set([text, digits, taxNumber])].filter(
    (searched) => searched !== "" && !isCovered(searched),
  );
  return { words: longestFirst.map(pieceListed), others: others.map(pieceListed) };
}

/** Of a text, the piece under which the fewest guests are listed, as far as one can tell without looking. */
function pieceListed(searched: string): string {
  const letters = Array.from(searched);
  const from = startOfPiece(letters);
  return letters.slice(from, from + longestPart).join("");
}

function startOfPiece(letters: readonly string[]): number {
  // Only a card number has a space: no name is listed under a piece with one.
  const space = letters.indexOf(" ");
  if (space !== -1) return Math.max(0, space - longestPart / 2);
  // Numbers often begin alike, such as those of one operator's phones or one province's companies.
  const isNumber = letters.some((letter) => /\d/.test(letter));
  return isNumber ? Math.max(0, letters.length - longestPart) : 0;
}
