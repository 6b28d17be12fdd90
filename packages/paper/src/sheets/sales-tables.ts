import type { DaySummaryReply } from "@comanda/contract/summary";
import type { Money } from "@comanda/domain/money/money";
import { addedCharges } from "@comanda/domain/payment/bill-totals";
import { hoursInOrder } from "@comanda/domain/shift/list-sales-hours";
import type { SheetTable } from "../sheet.ts";

import { barsOf, row, table } from "./sheet-tables.ts";
import type { SheetWords } from "./sheet-formatter.ts";

type Sales = Pick<
  DaySummaryReply,
  "bills" | "salesByHour" | "salesByCategory" | "chargeData" | "rounding"
>;

/** More would be a long list of short bars. */
const categoriesInPicture = 12;

type Entry = { readonly name: string; readonly amount: Money };

/** Sales by hour and by category, each adding up to the sales result. Both are missing in older reports. */
export function salesTables(
  sales: Sales,
  firstHour: number | null,
  words: SheetWords,
): readonly SheetTable[] {
  return [...hoursTable(sales, firstHour, words), ...categoriesTable(sales, words)];
}

/** In the order of the work day, from the hour in which it began. */
function hoursTable(
  { bills, salesByHour }: Sales,
  firstHour: number | null,
  words: SheetWords,
): readonly SheetTable[] {
  if (salesByHour === null || salesByHour.length === 0) return [];
  const { tables, columns } = words.texts;
  const entries = hoursInOrder(salesByHour, firstHour).map(({ hour, amount }) => ({
    name: `${String(hour).padStart(2, "0")}:00`,
    amount,
  }));
  return [
    picture(tables.salesByHour, columns.hour, { entries, others: [], sum: bills[1].amount }, words),
  ];
}

/** The largest categories as bars and the small ones as rows; added charges and rounding complete the sales result. */
function categoriesTable(
  { bills, salesByCategory, chargeData, rounding }: Sales,
  words: SheetWords,
): readonly SheetTable[] {
  if (salesByCategory === null || salesByCategory.length === 0) return [];
  const { tables, columns, rows } = words.texts;
  const entries = salesByCategory
    .filter(({ amount }) => amount !== 0)
    .map(({ categoryName, amount }) => ({ name: categoryName || rows.noCategory, amount }))
    .toSorted((one, other) => other.amount - one.amount);
  const added = addedCharges(
    chargeData.map(({ payType, total, includeOnPrice }) => ({
      payType,
      total,
      isContained: includeOnPrice,
    })),
  );
  const others = [
    { name: rows.addedCharges, amount: added },
    { name: rows.rounding, amount: rounding },
  ].filter(({ amount }) => amount !== 0);
  const figures = {
    entries: entries.slice(0, categoriesInPicture),
    others: [...entries.slice(categoriesInPicture), ...others],
    sum: bills[1].amount,
  };
  return [picture(tables.salesByCategory, columns.category, figures, words)];
}

type Figures = {
  readonly entries: readonly Entry[];
  /** Part of the sum but not of the chart. */
  readonly others: readonly Entry[];
  readonly sum: Money;
};

/** Bars show their figures, so rows are only for entries without a bar. */
function picture(
  title: string,
  firstColumn: string,
  { entries, others, sum }: Figures,
  words: SheetWords,
): SheetTable {
  const { columns, rows } = words.texts;
  const bars = barsOf(entries, words);
  const inRows = bars.length === 0 ? [...entries, ...others] : others;
  const lines = inRows.map(({ name, amount }) => row([name, words.money(amount)]));
  return {
    ...table(
      title,
      [firstColumn, columns.amount],
      [...lines, row([rows.sales, words.money(sum)], "strong")],
    ),
    bars,
  };
}
