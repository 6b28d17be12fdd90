import type { ArticleId, CategoryId } from "../id.ts";
import { addMoney, type Money } from "../money/money.ts";
import { localHours } from "../time/local-hours.ts";
import type { TimeZone } from "../time/local-time.ts";
import type { ArticleLines, ReportedBills } from "./reported-bills.ts";
import { sumByKey } from "./sum-by-key.ts";

/** Sales by hour of the venue's clock, over all days: 23 is from 23:00 to midnight. */
export type HourSales = { readonly hour: number; readonly count: number; readonly amount: Money };

/** Sales of a category after promotions and staff discounts, under its name at that time. */
export type CategorySales = {
  /** Null for articles without a known category. */
  readonly category: CategoryId | null;
  readonly categoryName: string;
  readonly amount: Money;
};

/**
 * Sales of closed bills by hour and by category. The hours add up to the sales; so do the categories together with
 * added charges and rounding.
 */
export type SalesBreakdown = {
  readonly byHour: readonly HourSales[];
  readonly byCategory: readonly CategorySales[];
};

/** The category of each article, including articles no longer sold. */
export type ArticleCategories = ReadonlyMap<
  ArticleId,
  { readonly id: CategoryId; readonly name: string }
>;

export const emptyBreakdown: SalesBreakdown = { byHour: [], byCategory: [] };

export type BreakdownSettings = {
  readonly timeZone: TimeZone;
  readonly categories: ArticleCategories;
};

/** Counts a bill in the hour in which it was paid. Open and voided bills do not count. */
export function computeBreakdown(
  { closed, articleLines }: Pick<ReportedBills, "closed" | "articleLines">,
  { timeZone, categories }: BreakdownSettings,
): SalesBreakdown {
  const hourOf = localHours(timeZone);
  const hours = closed.map(({ paidAt, settlement, isRefund }): HourSales => {
    return { hour: hourOf(paidAt), count: isRefund ? 0 : 1, amount: settlement.totals.amount };
  });
  return {
    byHour: sumByKey(hours, hourKey, addHours),
    byCategory: sumByKey(
      articleLines.map((lines) => toCategorySales(lines, categories)),
      categoryKey,
      addCategories,
    ),
  };
}

function toCategorySales(
  { article, amount }: ArticleLines,
  categories: ArticleCategories,
): CategorySales {
  const known = categories.get(article);
  if (known === undefined) return { category: null, categoryName: "", amount };
  return { category: known.id, categoryName: known.name, amount };
}

/** If either breakdown is missing, so is the sum: partial sales must not pass for all sales. */
export function addBreakdowns(
  first: SalesBreakdown | undefined,
  second: SalesBreakdown | undefined,
): SalesBreakdown | undefined {
  if (first === undefined || second === undefined) return undefined;
  return {
    byHour: sumByKey([...first.byHour, ...second.byHour], hourKey, addHours),
    byCategory: sumByKey([...first.byCategory, ...second.byCategory], categoryKey, addCategories),
  };
}

function hourKey({ hour }: HourSales): number {
  return hour;
}

function addHours(one: HourSales, other: HourSales): HourSales {
  return {
    ...one,
    count: one.count + other.count,
    amount: addMoney(one.amount, other.amount),
  };
}

/** Articles without a category come last. */
function categoryKey({ category }: CategorySales): number {
  return category ?? Number.MAX_SAFE_INTEGER;
}

function addCategories(one: CategorySales, other: CategorySales): CategorySales {
  return { ...one, amount: addMoney(one.amount, other.amount) };
}
