import { weekdayOf } from "@comanda/domain/time/calendar";
import { dateText } from "@comanda/domain/time/date-time-text";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import { numberText } from "./number-text.ts";
import { toEntry, toList, toText, type Fields } from "./office-record.ts";
import { codeText, type RecordContext } from "./value-text.ts";

/** The next price of an article with its day, such as "from Monday 01/06/2026 130.00"; empty if there is none. */
export function nextPriceText({ datedPrices }: Fields, context: RecordContext): string {
  // They are sorted by day.
  const { fromDate, price } = toEntry(toList(datedPrices)[0]);
  const date = parseWireDate(toText(fromDate));
  if (date === null || typeof price !== "number") return "";
  const weekday = codeText(String(weekdayOf(date)), { key: "weekdays" }, context);
  const amount = numberText(price, "money", context.money);
  return context.office.records.priceFrom(`${weekday} ${dateText(date)}`, amount);
}
