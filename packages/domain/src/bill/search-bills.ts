import type { MoneyFormat } from "../money/format-money.ts";
import type { Money } from "../money/money.ts";
import { readMoney } from "../money/read-money.ts";
import { matchesSearch } from "../text/matches-search.ts";
import type { BillRow } from "./list-bills.ts";

/** A row of the bill list with the number that it shows, and the name of its guest, empty for unknown guests. */
export type SearchedBill = Pick<BillRow, "number" | "table" | "room" | "staff" | "amount"> & {
  readonly shownNumber: number;
  readonly guest: string;
};

/** Matches part of its number of the day or of all days, table, room, staff or guest, or the exact amount. */
export function matchesBillSearch(
  bill: SearchedBill,
  search: string,
  format: MoneyFormat,
): boolean {
  const { number, shownNumber, table, room, staff, guest, amount } = bill;
  const text = withoutNumberSign(search);
  return (
    matchesSearch(`${number} ${shownNumber} ${table} ${room} ${staff} ${guest}`, text) ||
    readSearchedAmount(search, format) === amount
  );
}

/** How to read a search over the bills of all days, apart from the names of staff and guests. */
export type BillSearchTerms = {
  readonly number: number | null;
  readonly amount: Money | null;
  /** The spellings of a table or room to look for. */
  readonly places: readonly string[];
};

/** A search over all days matches numbers, amounts and places only as a whole. */
export function parseBillSearch(search: string, format: MoneyFormat): BillSearchTerms {
  const text = withoutNumberSign(search).trim();
  return {
    number: /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : null,
    amount: readSearchedAmount(search, format),
    places: [...new Set([text, text.toUpperCase(), text.toLowerCase(), capitaliseWords(text)])],
  };
}

/** Bill numbers are shown as #12 on screen and paper. */
function withoutNumberSign(search: string): string {
  return search.replace(/^\s*#(?=\d)/, "");
}

function readSearchedAmount(search: string, format: MoneyFormat): Money | null {
  const amount = readMoney(search, format);
  return typeof amount === "number" ? amount : null;
}

/** The usual spelling, such as "Garden 1". */
function capitaliseWords(text: string): string {
  return text.toLowerCase().replaceAll(/(^|\s)(\S)/gu, (word) => word.toUpperCase());
}
