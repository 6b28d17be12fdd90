import type { DaySummaryReply } from "@comanda/contract/summary";
import { negateMoney, noMoney, sumMoney, type Money } from "@comanda/domain/money/money";
import { addedCharges } from "@comanda/domain/payment/bill-totals";
import { listSalesHours } from "@comanda/domain/shift/list-sales-hours";
import type { SheetTable } from "../sheet.ts";

import { createBars, createRow, createTable } from "./sheet-tables.ts";
import type { SheetFormatter } from "./sheet-formatter.ts";

type Sales = Pick<
  DaySummaryReply,
  "bills" | "salesByHour" | "salesByCategory" | "chargeData" | "rounding" | "privileges"
>;

/** More would be a long list of short bars. */
const maxChartCategories = 12;

type ChartEntry = { readonly name: string; readonly amount: Money };

/** Sales by hour and by category, each adding up to the sales result. Both are missing in older reports. */
export function salesTables(
  sales: Sales,
  firstHour: number | null,
  formatter: SheetFormatter,
): readonly SheetTable[] {
  return [...hoursTable(sales, firstHour, formatter), ...categoriesTable(sales, formatter)];
}

/** In the order of the work day, from the hour in which it began. */
function hoursTable(
  { bills, salesByHour }: Sales,
  firstHour: number | null,
  formatter: SheetFormatter,
): readonly SheetTable[] {
  if (salesByHour === null || salesByHour.length === 0) return [];
  const { tables, columns } = formatter.texts;
  const entries = listSalesHours(salesByHour, firstHour).map(({ hour, amount }) => ({
    name: `${String(hour).padStart(2, "0")}:00`,
    amount,
  }));
  return [
    createChartTable(
      tables.salesByHour,
      columns.hour,
      { entries, others: [], sum: bills[1].amount },
      formatter,
    ),
  ];
}

/** The largest categories as bars and the small ones as rows; added charges and rounding complete the sales result. */
function categoriesTable(
  { bills, salesByCategory, chargeData, rounding, privileges }: Sales,
  formatter: SheetFormatter,
): readonly SheetTable[] {
  if (salesByCategory === null || salesByCategory.length === 0) return [];
  const { tables, columns, rows } = formatter.texts;
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
    { name: rows.byLaw, amount: negateMoney(takenOffByLaw(privileges)) },
    { name: rows.rounding, amount: rounding },
  ].filter(({ amount }) => amount !== 0);
  const figures = {
    entries: entries.slice(0, maxChartCategories),
    others: [...entries.slice(maxChartCategories), ...others],
    sum: bills[1].amount,
  };
  return [createChartTable(tables.salesByCategory, columns.category, figures, formatter)];
}

/** What the law took off the sales of categories. */
function takenOffByLaw(privileges: Sales["privileges"]): Money {
  if (privileges === undefined) return noMoney;
  const { exemption, seniorDiscount, disabilityDiscount } = privileges;
  return sumMoney([exemption, seniorDiscount, disabilityDiscount]);
}

type ChartFigures = {
  readonly entries: readonly ChartEntry[];
  /** Part of the sum but not of the chart. */
  readonly others: readonly ChartEntry[];
  readonly sum: Money;
};

/** Bars show their figures, so rows are only for entries without a bar. */
function createChartTable(
  title: string,
  firstColumn: string,
  { entries, others, sum }: ChartFigures,
  formatter: SheetFormatter,
): SheetTable {
  const { columns, rows } = formatter.texts;
  const bars = createBars(entries, formatter);
  const inRows = bars.length === 0 ? [...entries, ...others] : others;
  const lines = inRows.map(({ name, amount }) => createRow([name, formatter.money(amount)]));
  return {
    ...createTable(
      title,
      [firstColumn, columns.amount],
      [...lines, createRow([rows.sales, formatter.money(sum)], "strong")],
    ),
    bars,
    hasRowPerBar: false,
  };
}
