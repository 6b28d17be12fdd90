import { discountReasonKinds } from "@comanda/domain/bill/discount-reason";
import { newPayTypeRoles } from "@comanda/domain/payment/place-pay-type";
import { cashWays } from "@comanda/domain/money/currency";
import { Type } from "typebox";

import { officeLedgerAccount } from "./accounting.ts";
import { typedBankQrFields } from "./bank-qr.ts";
import { defineCall } from "./call.ts";
import { officeTopic, officeTopicWithInputs } from "./office.ts";
import { datedRate } from "./pay-type.ts";
import { servingWay } from "./serving-way.ts";
import {
  articleId,
  categoryId,
  customerTypeId,
  dateOnly,
  dateTime,
  minuteOfDay,
  money,
  orNull,
  promotionId,
  rate,
  taxClassId,
  userGroupId,
  weekdays,
} from "./wire.ts";
import { codeText, nameText, symbolText } from "./typed-text.ts";

/** Articles that are taxed alike, such as food. */
export const officeTaxClass = officeTopic("tax-class", { name: nameText });

/** A row of the pay screen. Its index number determines what it does. */
export const officePayType = officeTopicWithInputs(
  "pay-type",
  {
    name: nameText,
    indexNumber: Type.Integer({ minimum: 100, maximum: 1100 }),
    /** The rate of a charge, in basis points. */
    value: rate,
    /** Each begins at six in the morning of its day. */
    datedRates: Type.Array(datedRate, { maxItems: 100 }),
    isIncludedInPrice: Type.Boolean(),
    /** Whether it is computed on the total plus the added charges before it, rather than on the total alone. */
    isOnCharges: Type.Boolean(),
    /** The tax classes whose lines a charge is computed on; if empty, all lines. */
    taxClasses: Type.Array(taxClassId, { maxItems: 100 }),
    /** The ways of serving that a charge is for; if empty, all. */
    servingWays: Type.Array(servingWay, { maxItems: 3 }),
    isCreditCard: Type.Boolean(),
    isTransfer: Type.Boolean(),
    isVat: Type.Boolean(),
    isHiddenOnBill: Type.Boolean(),
    /** Only for rows that take money. */
    opensDrawer: Type.Boolean(),
    ...typedBankQrFields,
  },
  /** Instead of an index number, a new row can say what it is to be: it gets a place at the end of its list. */
  { role: Type.Enum([...newPayTypeRoles]) },
);

export const officeExpenseCategory = officeTopic("expense-category", {
  name: nameText,
  type: Type.Enum(["money-in", "money-out", "system"]),
});

/** The currency of the location. */
export const officeCurrency = officeTopic("currency", {
  name: nameText,
  symbol: symbolText,
  code: codeText,
  exchangeRateMillionths: Type.Integer(),
  coins: Type.Array(money, { maxItems: 30 }),
  notes: Type.Array(money, { maxItems: 30 }),
  hasDecimals: Type.Boolean(),
  /** What is paid in cash is rounded to multiples of it; null if it is not rounded. */
  cashStep: orNull(money),
  cashWay: Type.Enum([...cashWays]),
});

/** Another currency that guests can pay in. */
export const officeForeignCurrency = officeTopic("foreign-currency", {
  name: nameText,
  code: codeText,
  /** Units of the venue's currency for one unit, in millionths. */
  rateMillionths: Type.Integer(),
  hasDecimals: Type.Boolean(),
});

const promotionSchedule = {
  isActive: Type.Boolean(),
  fromDate: orNull(dateOnly),
  toDate: orNull(dateOnly),
  startMinute: orNull(minuteOfDay),
  endMinute: orNull(minuteOfDay),
  weekdays,
};

export const promotionType = Type.Enum([
  "buy-x-get-y",
  "discount-percent",
  "special-price",
  "discount-price",
  "everything-free",
]);

export const officePromotion = officeTopic("promotion", {
  name: nameText,
  type: promotionType,
  /** X, basis points, or minor units of the currency, depending on the type. */
  value: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
  /** Y; 0 for the other types. */
  subValue: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  customerType: orNull(customerTypeId),
  ...promotionSchedule,
  /** The larger number takes precedence. */
  priority: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
  products: Type.Array(articleId, { maxItems: 25_000 }),
  /** All articles in them and in their subcategories, also those that are added later. */
  categories: Type.Array(categoryId, { maxItems: 1000 }),
});

/** What articles would cost at a given moment for a type of customer, under the saved promotions. */
export const tryPromotions = defineCall({
  name: "office-promotion-try",
  method: "POST",
  path: "/office/promotion/try",
  permission: "keep_office",
  body: Type.Object({
    at: dateTime,
    customerType: orNull(customerTypeId),
    articles: Type.Array(
      Type.Object({ article: articleId, quantity: Type.Integer({ minimum: 1, maximum: 1000 }) }),
      { minItems: 1, maxItems: 1000 },
    ),
  }),
  reply: Type.Object({
    articles: Type.Array(
      Type.Object({
        article: articleId,
        quantity: Type.Integer(),
        /** The menu price of one piece. */
        productPrice: money,
        /** The price of one piece and the amount of all, with the promotion. */
        price: money,
        total: money,
        /** How many of them are free. */
        free: Type.Number(),
        promotion: orNull(Type.Object({ id: promotionId, name: Type.String() })),
      }),
    ),
  }),
});

/** When a promotion applies, day by day on the location's clock; also works for an unsaved promotion. */
export const readPromotionCalendar = defineCall({
  name: "office-promotion-calendar",
  method: "POST",
  path: "/office/promotion/calendar",
  permission: "keep_office",
  body: Type.Object({
    from: dateOnly,
    days: Type.Integer({ minimum: 1, maximum: 366 }),
    promotion: Type.Object(promotionSchedule),
  }),
  reply: Type.Array(
    Type.Object({
      day: dateOnly,
      startMinute: minuteOfDay,
      endMinute: minuteOfDay,
      /** A night belongs to the day on which it begins. */
      endsNextDay: Type.Boolean(),
    }),
  ),
});

/** What staff earns on the articles and categories that refer to it. */
export const officeCommission = officeTopic("commission", {
  name: nameText,
  price: money,
  isInPrice: Type.Boolean(),
  isOnBill: Type.Boolean(),
  /** By user group; the entry without one applies to all others. */
  data: Type.Array(Type.Object({ userGroup: orNull(userGroupId), amount: money }), {
    maxItems: 100,
  }),
});

/** Why staff may give a discount, or something on the house. */
export const officeDiscountReason = officeTopic("discount-reason", {
  name: nameText,
  kind: Type.Enum([...discountReasonKinds]),
});

export const sellingTopics = [
  officeTaxClass,
  officePayType,
  officeExpenseCategory,
  officeCurrency,
  officeForeignCurrency,
  officePromotion,
  officeCommission,
  officeDiscountReason,
  officeLedgerAccount,
] as const;
