import type { ReplyOf } from "@comanda/contract/call";
import type { readFrontPage } from "@comanda/contract/front-page";
import {
  addSums,
  sumBills,
  sumTax,
  toSalesFigures,
  type SalesSum,
} from "@comanda/domain/owner-report/sum-sales";
import type { WorkDayId } from "@comanda/domain/id";
import type { ReportDates } from "@comanda/domain/owner-report/select-report-days";
import { wireDate } from "@comanda/domain/time/wire-date";

import { findFiledSales, findPaidBills } from "../owner-report/index.ts";
import type { DayReader } from "./compare-day.ts";

type Spans = NonNullable<ReplyOf<typeof readFrontPage>["figures"]>["weeks"];

/** Two spans of whole days. */
export async function compareSpans(
  reader: DayReader,
  { last, before }: Readonly<Record<"last" | "before", ReportDates>>,
): Promise<Spans> {
  return { last: await spanSales(reader, last), before: await spanSales(reader, before) };
}

async function spanSales(reader: DayReader, dates: ReportDates): Promise<Spans["last"]> {
  const days = reader.calendar.daysIn(dates).days.map(({ id }) => id);
  const sales = toSalesFigures(await sumDays(reader, days));
  return { from: wireDate(dates.from), to: wireDate(dates.to), sales };
}

/** A day that has ended has filed its figures; the bills of any other day are added up. */
async function sumDays(
  { database, location, taxes }: DayReader,
  days: readonly WorkDayId[],
): Promise<SalesSum> {
  if (days.length === 0) return addSums([]);
  const filed = await findFiledSales(database, location, days);
  const known = new Set(filed.map(({ workDay }) => workDay));
  const open = days.filter((day) => !known.has(day));
  const bills = open.length === 0 ? [] : await findPaidBills(database, { location, days: open });
  return addSums([
    ...filed.map(({ bills: count, amount, charges }) => ({
      bills: count,
      amount,
      tax: sumTax(charges, taxes),
    })),
    sumBills(bills, taxes),
  ]);
}
