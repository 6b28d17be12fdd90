import type { Bill } from "../bill/bill.ts";
import { createOrder } from "../bill/create-order.ts";
import { lineKey, type NormalLine } from "../bill/line.ts";
import { saveBill } from "../bill/save-bill.ts";
import { id } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { money, noMoney } from "../money/money.ts";
import { oneQuantity } from "../money/quantity.ts";
import type { SaleMoment } from "../promotion/is-promotion-active.ts";
import type { PromotionTerms, Promotion } from "../promotion/promotion.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { parseWireDateTime } from "../time/wire-date.ts";
import { timeZone } from "../time/local-time.ts";

export const bangkok = timeZone("Asia/Bangkok");
export const mali = id<"staff">(20);

export function utc(text: string): Instant {
  const at = parseWireDateTime(text);
  if (at === null) throw new Error(`Not a moment: ${text}`);
  return at;
}

/** A Friday evening in Bangkok, 18:05 on the venue's clock. */
export const fridayEvening = utc("2026-11-20 11:05:00");

export function aMoment(moment: Partial<SaleMoment> = {}): SaleMoment {
  return { at: fridayEvening, timeZone: bangkok, customerType: null, ...moment };
}

export function anArticle(article: Partial<Article> = {}): Article {
  return {
    id: id(1),
    name: "Pad Thai",
    price: money(120_00),
    datedPrices: [],
    cost: money(40_00),
    color: "#1e90ff",
    category: id(1),
    managementGroup: null,
    productGroup: id(1),
    taxClass: null,
    mixerGroup: null,
    commission: null,
    commissionPrice: null,
    commissionActive: false,
    hasOrderLevel: false,
    type: "sale",
    timeUnit: "minutes",
    priceMinimum: null,
    priceMaximum: null,
    hasVariablePrice: false,
    cookingOptions: [],
    isSet: false,
    isActive: true,
    picture: null,
    allergens: null,
    outOfStock: [],
    masterId: null,
    cloneId: null,
    isDeleted: false,
    ...article,
  };
}

export const padThai = anArticle();
export const singha = anArticle({ id: id(2), name: "Singha Beer", price: money(90_00) });
export const gin = anArticle({ id: id(3), name: "Gin", price: money(140_00), mixerGroup: id(1) });
export const tonic = anArticle({ id: id(4), name: "Tonic", price: money(30_00), type: "mixer" });
export const soda = anArticle({ id: id(5), name: "Soda", price: noMoney, type: "mixer" });
export const ladyDrink = anArticle({ id: id(6), name: "Lady Drink", price: money(200_00) });
export const poolTable = anArticle({
  id: id(7),
  name: "Pool Table",
  price: money(200_00),
  type: "timer",
  timeUnit: "hours",
  priceMinimum: money(100_00),
});
export const footMassage = anArticle({
  id: id(8),
  name: "Foot Massage",
  price: money(8_00),
  type: "timer",
  timeUnit: "minutes",
  priceMinimum: money(240_00),
});
export const catchOfTheDay = anArticle({
  id: id(9),
  name: "Catch of the Day",
  price: noMoney,
  hasVariablePrice: true,
  priceMinimum: money(200_00),
  priceMaximum: money(900_00),
});

export function aPromotion(offer: PromotionTerms, promotion: Partial<Promotion> = {}): Promotion {
  return {
    id: id(1),
    name: "Happy hour",
    offer,
    articles: [],
    categories: [],
    customerType: null,
    isActive: true,
    priority: 1,
    fromDate: null,
    toDate: null,
    startTime: null,
    endTime: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    ...promotion,
  };
}

/** An open bill of table 12, served by Mali. */
export function aBill(bill: Partial<Bill> = {}): Bill {
  const order = {
    place: { kind: "table", name: "12" },
    cover: 2,
    staff: mali,
    customer: null,
  } as const;
  return { ...accepted(createOrder(order, fridayEvening)), ...bill };
}

/** The bill as the server has it: number 1042, all lines sent. */
export function saved(bill: Bill): Bill {
  return saveBill(bill, { id: id(1), number: 1042, numberInWorkDay: 7, at: fridayEvening });
}

export function aLine(line: Partial<NormalLine> = {}): NormalLine {
  return {
    type: "normal",
    key: lineKey("line"),
    isSaved: true,
    round: null,
    article: padThai.id,
    quantity: oneQuantity,
    productPrice: padThai.price,
    price: line.productPrice ?? padThai.price,
    cost: padThai.cost,
    staff: mali,
    note: "",
    promotion: null,
    taxClass: null,
    createdAt: fridayEvening,
    credits: null,
    seats: [],
    course: null,
    orderLevel: null,
    isFree: false,
    parent: null,
    question: null,
    extra: noMoney,
    ...line,
  };
}

/** Returns the result, or throws if the rule refused. */
export function accepted<Result>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(`Refused: ${JSON.stringify(result)}`);
  return result;
}
