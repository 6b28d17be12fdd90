import { weekdayOf } from "@comanda/domain/time/calendar";
import { dateText } from "@comanda/domain/time/date-time-text";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import { numberText } from "./number-text.ts";
import { toEntry, toList, toText, type Fields } from "./office-record.ts";
import { codeText, type RecordContext } from "./value-text.ts";

/** The next price of an article with its day, such as "from Monday 01/06/2026 130.00"; empty if there is none. */
export function nextPriceText({ datedPrices }: Fields, context: RecordContext): string {
  const { fromDate, price } = toEntry(toList(datedPrices)[0]);
  return nextText(fromDate, { value: price, as: "money" }, context);
}

/** The next rate of a charge with its day, such as "from Friday 01/01/2027 10". */
export function nextRateText({ datedRates }: Fields, context: RecordContext): string {
  const { fromDate, rate } = toEntry(toList(datedRates)[0]);
  return nextText(fromDate, { value: rate, as: "percent" }, context);
}

type NextNumber = { readonly value: unknown; readonly as: "money" | "percent" };

/** The lists are sorted by day. */
function nextText(fromDate: unknown, { value, as }: NextNumber, context: RecordContext): string {
  const date = parseWireDate(toText(fromDate));
  if (date === null || typeof value !== "number") return "";
  const weekday = codeText(String(weekdayOf(date)), { key: "weekdays" }, context);
  const number = numberText(value, as, context.money);
  return context.office.records.priceFrom(`${weekday} ${dateText(date)}`, number);
}
