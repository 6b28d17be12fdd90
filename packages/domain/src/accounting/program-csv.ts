import { minorUnitsPerUnit, type Money } from "../money/money.ts";
import type { CalendarDate } from "../time/calendar.ts";
import { byteOrderMark } from "../text/table-rows.ts";
import { writeCsv, type CsvValue } from "../text/csv.ts";
import type { BookedDay } from "./booked-day.ts";

/** How the program writes dates, which it takes from its own country. */
export type DateOrder = "day-first" | "month-first";

export const maximumXeroLines = 300;
export const maximumQuickBooksLines = 1000;

/** Manual journals for Xero: an amount above zero is a debit. The lines of a day have its narration. */
export function writeXero(
  days: readonly BookedDay[],
  { order, taxRate }: { readonly order: DateOrder; readonly taxRate: string },
): string {
  const titles = ["*Narration", "*Date", "Description", "*AccountCode", "*TaxRate", "*Amount"];
  const tracking = ["TrackingName1", "TrackingOption1", "TrackingName2", "TrackingOption2"];
  const rows = days.flatMap(({ number, date, rows: own }) =>
    own.map(({ side, amount, account, text }) => [
      number,
      dateIn(date, order),
      text,
      account,
      taxRate,
      side === "debit" ? units(amount) : -units(amount),
      ...tracking.map(() => null),
    ]),
  );
  return plainCsv([[...titles, ...tracking], ...rows]);
}

/** Journal entries for QuickBooks Online, which knows accounts by their names. */
export function writeQuickBooks(
  days: readonly BookedDay[],
  { order, currency }: { readonly order: DateOrder; readonly currency: string },
): string {
  const titles = ["JournalNo", "JournalDate", "AccountName", "Debits", "Credits", "Description"];
  const rows = days.flatMap(({ number, date, rows: own }) =>
    own.map(({ side, amount, accountName, text }) => [
      number,
      dateIn(date, order),
      accountName,
      side === "debit" ? units(amount) : null,
      side === "credit" ? units(amount) : null,
      text,
      null,
      currency,
    ]),
  );
  return plainCsv([[...titles, "Name", "Currency"], ...rows]);
}

/** Both programs read commas and points, whatever the country, and titles from the first byte on. */
function plainCsv(rows: readonly (readonly CsvValue[])[]): string {
  return writeCsv(rows, ".").slice(byteOrderMark.length);
}

function units(amount: Money): number {
  return amount / minorUnitsPerUnit;
}

function dateIn({ year, month, day }: CalendarDate, order: DateOrder): string {
  const [dd, mm] = [day, month].map((part) => String(part).padStart(2, "0"));
  return order === "day-first" ? `${dd}/${mm}/${year}` : `${mm}/${dd}/${year}`;
}
