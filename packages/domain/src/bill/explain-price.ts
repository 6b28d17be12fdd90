import type { Article } from "../menu/article.ts";
import { articleAt, firstHourOfPrices } from "../menu/dated-price.ts";
import type { Money } from "../money/money.ts";
import { oneQuantity } from "../money/quantity.ts";
import { appliesToArticle } from "../promotion/choose-promotion.ts";
import type { SaleMoment } from "../promotion/is-promotion-active.ts";
import { promotionHours } from "../promotion/promotion-hours.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { calendarDate, dayNumber } from "../time/calendar.ts";
import { minutesPerDay } from "../time/hours-of-day.ts";
import { msPerDay, type Instant } from "../time/instant.ts";
import { isAllDay } from "../time/is-all-day.ts";
import { instantOfLocal } from "../time/instant-of-local.ts";
import { localTime, type TimeZone } from "../time/local-time.ts";
import { parseWireDate } from "../time/wire-date.ts";
import { isRefusal } from "../refusal.ts";
import { priceAddition } from "./add-article.ts";
import { isCredit, type Line } from "./line.ts";
import { isPartOfSet } from "./set-lines.ts";

/** Where the price of a line comes from. */
export type PriceOrigin =
  | { readonly kind: "menu" }
  | { readonly kind: "typed" }
  /** The menu's price since a day, YYYY-MM-DD. */
  | { readonly kind: "since"; readonly day: string }
  | { readonly kind: "promotion"; readonly promotion: Promotion };

/** What one would have cost for other guests, or will cost from a later moment on. */
export type OtherPrice =
  | { readonly kind: "other-guests"; readonly price: Money }
  | { readonly kind: "later"; readonly price: Money; readonly at: Instant };

export type PriceExplanation = {
  readonly origin: PriceOrigin;
  readonly other: OtherPrice | null;
};

/** Prices that apply only a week later explain nothing to this evening's guests. */
const daysAhead = 7;

const onePiece = { quantity: oneQuantity, joins: false, typedPrice: null };

/**
 * Says where the price of a line comes from, and which other price would hold. Null if the menu and promotions of today
 * do not tell: they may have changed since the press.
 */
export function explainPrice(
  line: Line,
  article: Article,
  promotions: readonly Promotion[],
  sale: Omit<SaleMoment, "at">,
): PriceExplanation | null {
  // The share of a part follows from the whole set.
  if (article.isSet || isPartOfSet(line)) return null;
  const press = { ...sale, at: line.createdAt };
  const origin = originOf(line, article, promotions, press);
  if (origin === null) return null;
  // By the rule of a press, which returns a refusal for an article whose price is asked for.
  const priceOf = (moment: SaleMoment): Money | null => {
    const addition = { ...onePiece, key: line.key, article, promotions, moment };
    const priced = priceAddition(addition, line.staff);
    return isRefusal(priced) ? null : priced.price;
  };
  if (isCredit(line) || priceOf(press) !== line.price) return { origin, other: null };
  const others = priceOf({ ...press, customerType: null });
  if (others !== null && others !== line.price) {
    return { origin, other: { kind: "other-guests", price: others } };
  }
  for (const at of momentsOfChange(article, promotions, press)) {
    const price = priceOf({ ...press, at });
    if (price !== null && price !== line.price)
      return { origin, other: { kind: "later", at, price } };
  }
  return { origin, other: null };
}

function originOf(
  { promotion: id, price, productPrice }: Line,
  article: Article,
  promotions: readonly Promotion[],
  press: SaleMoment,
): PriceOrigin | null {
  if (id !== null) {
    const promotion = promotions.find((one) => one.id === id);
    return promotion === undefined ? null : { kind: "promotion", promotion };
  }
  if (article.hasVariablePrice) return { kind: "typed" };
  if (price !== productPrice || articleAt(article, press).price !== productPrice) return null;
  const begun = article.datedPrices
    .map(({ fromDate }) => fromDate)
    .filter((day) => startOfPrice(day, press.timeZone) <= press.at);
  const day = begun.toSorted().at(-1);
  return day === undefined ? { kind: "menu" } : { kind: "since", day };
}

/** When a price of a day begins. */
function startOfPrice(fromDate: string, timeZone: TimeZone): Instant {
  const day = parseWireDate(fromDate);
  if (day === null) throw new Error(`Not a day: ${fromDate}`);
  return instantOfLocal({ ...day, hour: firstHourOfPrices, minute: 0, second: 0 }, timeZone);
}

/**
 * The moments of the next days at which a price may begin or end, in order. The rule of a press knows on which of the
 * days a promotion applies.
 */
function momentsOfChange(
  article: Article,
  promotions: readonly Promotion[],
  { at, timeZone }: SaleMoment,
): readonly Instant[] {
  const today = dayNumber(localTime(at, timeZone));
  const sold = { article: article.id, category: article.category };
  const minutes = promotions
    .filter((promotion) => promotion.isActive && appliesToArticle(promotion, sold))
    .map(promotionHours)
    // A promotion that ends when it starts lasts its whole day.
    .flatMap((hours) =>
      isAllDay(hours) ? [0] : [hours.startMinute, hours.endMinute % minutesPerDay],
    );
  const days = Array.from({ length: daysAhead + 1 }, (_none, index) => calendarDate(today + index));
  const ofPromotions = days.flatMap((day) =>
    [...new Set(minutes)].map((minute) =>
      instantOfLocal(
        { ...day, hour: Math.floor(minute / 60), minute: minute % 60, second: 0 },
        timeZone,
      ),
    ),
  );
  const ofDays = article.datedPrices.map(({ fromDate }) => startOfPrice(fromDate, timeZone));
  return [...ofPromotions, ...ofDays]
    .filter((moment) => moment > at && moment - at <= daysAhead * msPerDay)
    .toSorted((one, other) => one - other);
}
