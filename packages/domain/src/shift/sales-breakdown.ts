import type { ArticleId, CategoryId } from "../id.ts";
import { addMoney, type Money } from "../money/money.ts";
import { msPerMinute, type Instant } from "../time/instant.ts";
import { localTime, type TimeZone } from "../time/local-time.ts";
import type { ArticleLines, ReportedBills } from "./reported-bills.ts";
import { sumByKey } from "./sum-by-key.ts";

/** What was paid within one hour of the venue's clock, whatever the day: 23 is from 23:00 to midnight. */
export type HourSales = { readonly hour: number; readonly count: number; readonly amount: Money };

/** What the lines of one category came to after promotions. The category keeps the name it had. */
export type CategorySales = {
  /** Empty for what is in no category that anybody knows. */
  readonly category: CategoryId | null;
  readonly categoryName: string;
  readonly amount: Money;
};

/**
 * What closed bills came to, told in two more ways. The hours add up to the sales result; so do the categories
 * with the charges that came on top and the rounding.
 */
export type SalesBreakdown = {
  readonly byHour: readonly HourSales[];
  readonly byCategory: readonly CategorySales[];
};

/** Where articles stand in the menu, also those that are not sold any more. */
export type ArticleCategories = ReadonlyMap<
  ArticleId,
  { readonly id: CategoryId; readonly name: string }
>;

export const emptyBreakdown: SalesBreakdown = { byHour: [], byCategory: [] };

export type BreakdownRules = {
  readonly timeZone: TimeZone;
  readonly categories: ArticleCategories;
};

/** A bill counts in the hour in which it was paid. What is open or voided counts for nothing. */
export function breakdownOf(
  { closed, articleLines }: Pick<ReportedBills, "closed" | "articleLines">,
  { timeZone, categories }: BreakdownRules,
): SalesBreakdown {
  const hourOf = hoursOn(timeZone);
  const hours = closed.map(({ paidAt, settlement }): HourSales => {
    return { hour: hourOf(paidAt), count: 1, amount: settlement.totals.amount };
  });
  return {
    byHour: sumByKey(hours, hourKey, addHours),
    byCategory: sumByKey(
      articleLines.map((lines) => categorySale(lines, categories)),
      categoryKey,
      addCategories,
    ),
  };
}

/** Clocks are whole quarters of an hour apart, so that one question is enough for all bills of a quarter. */
function hoursOn(timeZone: TimeZone): (at: Instant) => number {
  const known = new Map<number, number>();
  return (at) => {
    const quarter = Math.floor(at / (15 * msPerMinute));
    const hour = known.get(quarter) ?? localTime(at, timeZone).hour;
    known.set(quarter, hour);
    return hour;
  };
}

function categorySale(
  { article, amount }: ArticleLines,
  categories: ArticleCategories,
): CategorySales {
  const known = categories.get(article);
  if (known === undefined) return { category: null, categoryName: "", amount };
  return { category: known.id, categoryName: known.name, amount };
}

/** Unknown and known together are unknown: a part of the sales must not pass for all of them. */
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

/** What is in no category comes last. */
function categoryKey({ category }: CategorySales): number {
  return category ?? Number.MAX_SAFE_INTEGER;
}

function addCategories(one: CategorySales, other: CategorySales): CategorySales {
  return { ...one, amount: addMoney(one.amount, other.amount) };
}
