import type { ArticleId, CategoryId, CustomerTypeId } from "../id.ts";
import type { PromotionType } from "../promotion/promotion.ts";
import type { Weekday } from "../time/calendar.ts";
import { minutesPerDay, type MinuteOfDay } from "../time/hours-of-day.ts";
import { parseWireDate } from "../time/wire-date.ts";
import { largestPrice } from "./check-article.ts";
import { checkSubjects } from "./check-subjects.ts";
import { checkNoDuplicates, outOfRange, type Problem } from "./problem.ts";

/** The fields of a promotion that the back office stores, with dates as YYYY-MM-DD. */
export type OfficePromotion = {
  readonly name: string;
  readonly type: PromotionType;
  readonly value: number;
  readonly subValue: number;
  readonly customerType: CustomerTypeId | null;
  readonly isActive: boolean;
  readonly priority: number;
  readonly fromDate: string | null;
  readonly toDate: string | null;
  readonly startMinute: MinuteOfDay | null;
  readonly endMinute: MinuteOfDay | null;
  readonly weekdays: readonly Weekday[];
  readonly products: readonly ArticleId[];
  readonly categories: readonly CategoryId[];
};

/** Checks the terms, the dates and hours, and what a promotion applies to. */
export function checkPromotion(promotion: OfficePromotion): readonly Problem[] {
  const mayBeNone = promotion.type === "everything-free";
  return [
    ...checkOffer(promotion),
    ...checkDays(promotion),
    ...checkSubjects(promotion, { mayBeNone }),
  ];
}

/** More than anyone buys at once. */
const maxOfferPieces = 1000;
const hundredPercent = 100_00;

const valueLimits: Readonly<Record<PromotionType, readonly [least: number, most: number]>> = {
  "buy-x-get-y": [1, maxOfferPieces],
  "discount-percent": [1, hundredPercent],
  "special-price": [0, largestPrice],
  "discount-price": [1, largestPrice],
  "everything-free": [0, 0],
};

function checkOffer({ type, value, subValue }: OfficePromotion): readonly Problem[] {
  const [least, most] = valueLimits[type];
  const [leastFree, mostFree] = type === "buy-x-get-y" ? [1, maxOfferPieces] : [0, 0];
  const problems: Problem[] = [];
  if (value < least || value > most) problems.push(outOfRange("value", least, most));
  if (subValue < leastFree || subValue > mostFree) {
    problems.push(outOfRange("subValue", leastFree, mostFree));
  }
  return problems;
}

function checkDays(promotion: OfficePromotion): readonly Problem[] {
  const { fromDate, toDate, startMinute, weekdays } = promotion;
  const problems: Problem[] = [];
  for (const field of ["fromDate", "toDate"] as const) {
    const text = promotion[field];
    if (text !== null && parseWireDate(text) === null) {
      problems.push({ field, code: "wrong-date-format" });
    }
  }
  // In this format, the earlier date is the smaller text.
  if (fromDate !== null && toDate !== null && fromDate > toDate) {
    problems.push({ field: "toDate", code: "out-of-range" });
  }
  // The midnight that ends a day cannot start one.
  if (startMinute === minutesPerDay) {
    problems.push(outOfRange("startMinute", 0, minutesPerDay - 1));
  }
  if (weekdays.length === 0) problems.push({ field: "weekdays", code: "required" });
  return [...problems, ...checkNoDuplicates("weekdays", weekdays)];
}
