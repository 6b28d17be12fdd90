import type { ArticleId, CategoryId } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { dayNumber } from "../time/calendar.ts";
import type { LocalTime } from "../time/local-time.ts";
import { promotionCalendar } from "./promotion-calendar.ts";
import { firstPromotionDay, isPromotionOver } from "./promotion-hours.ts";
import type { Promotion, PromotionType } from "./promotion.ts";

/** Why a promotion never applies to anything, as it is now. */
export type NeverReason = "is-over" | "no-such-day" | "no-article-in-use" | "no-free-pieces";

/** What the office knows of a promotion, saved or not. */
export type PromotedOffer = Pick<
  Promotion,
  "isActive" | "fromDate" | "toDate" | "startTime" | "endTime" | "weekdays"
> & {
  readonly type: PromotionType;
  readonly products: readonly ArticleId[];
  /** With all their subcategories. */
  readonly categories: ReadonlySet<CategoryId>;
};

export type OfferedArticle = Pick<Article, "id" | "category" | "type" | "isSet" | "isActive">;

type PromotionNow = {
  readonly now: LocalTime;
  /** Those that are not retired. */
  readonly articles: readonly OfferedArticle[];
};

/** Finds why a promotion that is in use never applies; the office accepts it, since that may still change. */
export function whyNeverApplied(
  promotion: PromotedOffer,
  { now, articles }: PromotionNow,
): readonly NeverReason[] {
  if (!promotion.isActive) return [];
  return [...whyNoDay(promotion, now), ...whyNoArticle(promotion, articles)];
}

const daysPerWeek = 7;

/** Among the first seven days that are left, each weekday comes once. */
function whyNoDay(promotion: PromotedOffer, now: LocalTime): readonly NeverReason[] {
  if (isPromotionOver(promotion, now)) return ["is-over"];
  const { fromDate } = promotion;
  const first = firstPromotionDay(promotion, now);
  const isLater = fromDate !== null && dayNumber(fromDate) > dayNumber(first);
  const days = promotionCalendar(promotion, {
    from: isLater ? fromDate : first,
    days: daysPerWeek,
  });
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
