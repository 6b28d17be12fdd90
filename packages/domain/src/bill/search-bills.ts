import type { MoneyFormat } from "../money/format-money.ts";
import type { Money } from "../money/money.ts";
import { readMoney } from "../money/read-number.ts";
import { matchesSearch } from "../text/fold-text.ts";
import type { BillRow } from "./list-bills.ts";

/** A row of the bills table, with the guest whose bill it is; empty where the venue does not know them. */
export type SearchedBill = Pick<BillRow, "number" | "table" | "room" | "staff" | "amount"> & {
  readonly guest: string;
};

/** Whether a search means a bill: by its number, table, room, staff or guest, in part, or by its whole amount. */
export function isBillMeant(bill: SearchedBill, search: string, format: MoneyFormat): boolean {
  const { number, table, room, staff, guest, amount } = bill;
  const text = withoutNumberSign(search);
  return (
    matchesSearch(`${number} ${table} ${room} ${staff} ${guest}`, text) ||
    amountMeant(search, format) === amount
  );
}

/** What a search among the bills of all days may mean, beside the name of a member of staff or a guest. */
export type SearchMeanings = {
  readonly number: number | null;
  readonly amount: Money | null;
  /** How a table or room of that name may be written. */
  readonly places: readonly string[];
};

/** Among the bills of all days a number, an amount and a place are meant as a whole. */
export function searchMeanings(search: string, format: MoneyFormat): SearchMeanings {
  const text = withoutNumberSign(search).trim();
  return {
    number: /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : null,
    amount: amountMeant(search, format),
    places: [...new Set([text, text.toUpperCase(), text.toLowerCase(), capitalised(text)])],
  };
}

/** Screens and papers show a bill's number as #12. */
function withoutNumberSign(search: string): string {
  return search.replace(/^\s*#(?=\d)/, "");
}

function amountMeant(search: string, format: MoneyFormat): Money | null {
  const amount = readMoney(search, format);
  return typeof amount === "number" ? amount : null;
}

/** As most people write "Garden 1". */
function capitalised(text: string): string {
  return text.toLowerCase().replaceAll(/(^|\s)(\S)/gu, (word) => word.toUpperCase());
}
