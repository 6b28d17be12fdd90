import type { ArticleId, CategoryId, CustomerTypeId, PromotionId } from "../id.ts";
import { money, type Money } from "../money/money.ts";
import { rate, type Rate } from "../money/rate.ts";
import type { CalendarDate, Weekday } from "../time/calendar.ts";
import type { MinuteOfDay } from "../time/hours-of-day.ts";

/** The promotion types with their wire codes. */
export const promotionTypeCodes = {
  "buy-x-get-y": 1,
  "discount-percent": 2,
  "special-price": 3,
  "discount-price": 4,
  "everything-free": 5,
} as const;
export type PromotionType = keyof typeof promotionTypeCodes;

export type PromotionTerms =
  | { readonly type: "buy-x-get-y"; readonly buy: number; readonly get: number }
  | { readonly type: "discount-percent"; readonly discount: Rate }
  | { readonly type: "special-price"; readonly price: Money }
  | { readonly type: "discount-price"; readonly discount: Money }
  | { readonly type: "everything-free" };

/** Builds terms from their stored form: a type and two numbers whose meaning depends on the type. */
export function toPromotionTerms(
  type: PromotionType,
  value: number,
  subValue: number,
): PromotionTerms {
  switch (type) {
    case "buy-x-get-y":
      return { type, buy: value, get: subValue };
    case "discount-percent":
      return { type, discount: rate(value) };
    case "special-price":
      return { type, price: money(value) };
    case "discount-price":
      return { type, discount: money(value) };
    case "everything-free":
      return { type };
  }
}

export type Promotion = {
  readonly id: PromotionId;
  readonly name: string;
  /** Tills keep promotions on the device with this name, which is older than the word terms. */
  readonly offer: PromotionTerms;
  readonly articles: readonly ArticleId[];
  /** Their articles too, whenever they are added. Every subcategory is listed, so that a press need not search. */
  readonly categories: readonly CategoryId[];
  readonly customerType: CustomerTypeId | null;
  readonly isActive: boolean;
  /** Higher values win. */
  readonly priority: number;
  readonly fromDate: CalendarDate | null;
  readonly toDate: CalendarDate | null;
  readonly startTime: MinuteOfDay | null;
  readonly endTime: MinuteOfDay | null;
  readonly weekdays: readonly Weekday[];
};
