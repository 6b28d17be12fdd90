import type { ArticleId, CategoryId } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { dayNumber, type CalendarDate } from "../time/calendar.ts";
import { promotionCalendar } from "./promotion-calendar.ts";
import type { Promotion, PromotionType } from "./promotion.ts";

/** Why a promotion never applies to anything, as it is now. */
export type NeverReason = "is-over" | "no-such-day" | "no-article-in-use" | "no-free-pieces";

/** What the office knows of a promotion, saved or not. */
export type PromotedOffer = Pick<Promotion, "isActive" | "fromDate" | "toDate" | "weekdays"> & {
  readonly type: PromotionType;
  readonly products: readonly ArticleId[];
  /** With all their subcategories. */
  readonly categories: ReadonlySet<CategoryId>;
};

export type OfferedArticle = Pick<Article, "id" | "category" | "type" | "isSet" | "isActive">;

type PromotionNow = {
  readonly today: CalendarDate;
  /** Those that are not retired. */
  readonly articles: readonly OfferedArticle[];
};

/** Finds why a promotion that is in use never applies; the office accepts it, since that may still change. */
export function whyNeverApplied(
  promotion: PromotedOffer,
  { today, articles }: PromotionNow,
): readonly NeverReason[] {
  if (!promotion.isActive) return [];
  return [...whyNoDay(promotion, today), ...whyNoArticle(promotion, articles)];
}

const daysPerWeek = 7;

/** Among the first seven days that are left, each weekday comes once. */
function whyNoDay(promotion: PromotedOffer, today: CalendarDate): readonly NeverReason[] {
  const { fromDate, toDate } = promotion;
  if (toDate !== null && dayNumber(toDate) < dayNumber(today)) return ["is-over"];
  const isLater = fromDate !== null && dayNumber(fromDate) > dayNumber(today);
  const days = promotionCalendar(
    { ...promotion, startTime: null, endTime: null },
    { from: isLater ? fromDate : today, days: daysPerWeek },
  );
  return days.length === 0 ? ["no-such-day"] : [];
}

function whyNoArticle(
  { type, products, categories }: PromotedOffer,
  articles: readonly OfferedArticle[],
): readonly NeverReason[] {
  // Without lists it is refused when it is saved, or is about everything.
  if (type === "everything-free" || products.length + categories.size === 0) return [];
  const named = new Set(products);
  const offered = articles.filter(
    ({ id, category, isActive }) => isActive && (named.has(id) || categories.has(category)),
  );
  if (offered.length === 0) return ["no-article-in-use"];
  const hasPieces = offered.some((article) => !article.isSet && article.type !== "timer");
  return type !== "buy-x-get-y" || hasPieces ? [] : ["no-free-pieces"];
}
