import {
  lineKey,
  lineOfType,
  lineTypeCodes,
  type Line,
  type LineType,
} from "@comanda/domain/bill/line";
import { answerWays } from "@comanda/domain/menu/question";
import { noMoney, type Money } from "@comanda/domain/money/money";
import { quantity } from "@comanda/domain/money/quantity";
import { rate } from "@comanda/domain/money/rate";
import { timeUnitCodes, type TimeUnit } from "@comanda/domain/timer/time-unit";
import { Type, type Static } from "typebox";
import { course, someSeats } from "./bill-course.ts";
import {
  articleId,
  billId,
  dateTime,
  discountReasonId,
  money,
  orderLevelId,
  orNull,
  promotionId,
  questionId,
  rate as rateOf,
  readDateTime,
  staffId,
  taxClassId,
} from "./wire.ts";

/** 0 normal, 1 mixer, 2 commission, 5 timer, 6 discount. */
export const lineType = Type.Union([
  Type.Literal(0),
  Type.Literal(1),
  Type.Literal(2),
  Type.Literal(5),
  Type.Literal(6),
]);

export const lineKeyText = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: String.raw`^[\w.-]+$`,
});

/** A line of a bill, as every till holds it. */
export const billItem = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  bill: billId,
  key: lineKeyText,
  type: lineType,
  product: articleId,
  qty: Type.Number(),
  productPrice: money,
  price: money,
  total: money,
  buyPrice: money,
  staff: staffId,
  note: Type.String(),
  promotion: orNull(promotionId),
  /** The tax class of the article at the sale: charges are computed on the lines of their classes. */
  taxClass: orNull(taxClassId),
  createdDate: dateTime,
  /** The same for all lines that were sent together, and larger for later ones; null on old lines. */
  round: orNull(Type.Integer({ minimum: 1 })),
  credits: orNull(lineKeyText),
  parent: orNull(lineKeyText),
  /** The question of its parent that it answers; absent on other lines. */
  question: Type.Optional(questionId),
  /** How the guests want the answer; absent if as it is. */
  way: Type.Optional(Type.Enum([...answerWays])),
  /** Of a part of a set: what one costs on top of the set, contained in its price; absent if nothing. */
  extra: Type.Optional(Type.Unsafe<Money>(Type.Integer({ minimum: 1 }))),
  orderLevel: orNull(orderLevelId),
  isBuyXGetYItem: Type.Boolean(),
  commission: money,
  commissionShowBill: Type.Boolean(),
  commissionIncludePrice: Type.Boolean(),
  timeStart: orNull(dateTime),
  timeEnd: orNull(dateTime),
  /** 0 minutes, 1 hours, 2 days; null on a line that is not a timer. */
  timeType: orNull(Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])),
  /** The minimum price of a timer: in the menu, and for this guest. */
  productPriceMin: money,
  priceMin: money,
  /** The commission that a timer's price contains; the timer costs at least that much. */
  containedCommission: money,
  /** Of a discount: why it was given; its price is negative, and it stands under the line that costs less. */
  discountReason: orNull(discountReasonId),
  /** In hundredths of a percent: 2000 is 20 %, 10000 is on the house; null if an amount was taken off. */
  discountRate: orNull(rateOf),
  /** Whether it is this line's part of a discount on the whole bill. */
  isBillDiscount: Type.Boolean(),
  /** Who gave the discount. */
  givenBy: orNull(staffId),
  /** Left out if it is for the whole table. */
  seats: Type.Optional(someSeats),
  /** 1 and up: it waits until that course is fired. 0: to be made at once. Left out if nothing was said. */
  course: Type.Optional(course),
});
export type BillItemReply = Static<typeof billItem>;

const lineTypes: Readonly<Record<BillItemReply["type"], LineType>> = {
  [lineTypeCodes.normal]: "normal",
  [lineTypeCodes.mixer]: "mixer",
  [lineTypeCodes.commission]: "commission",
  [lineTypeCodes.timer]: "timer",
  [lineTypeCodes.discount]: "discount",
};

const timeUnits: Readonly<Record<0 | 1 | 2, TimeUnit>> = {
  [timeUnitCodes.minutes]: "minutes",
  [timeUnitCodes.hours]: "hours",
  [timeUnitCodes.days]: "days",
};

export function toLine(item: BillItemReply): Line {
  return lineOfType(
    {
      key: lineKey(item.key),
      isSaved: true,
      round: item.round,
      article: item.product,
      quantity: quantity(item.qty),
      productPrice: item.productPrice,
      price: item.price,
      cost: item.buyPrice,
      staff: item.staff,
      note: item.note,
      promotion: item.promotion,
      taxClass: item.taxClass,
      createdAt: readDateTime(item.createdDate),
      credits: item.credits === null ? null : lineKey(item.credits),
      seats: item.seats ?? [],
      course: item.course ?? null,
    },
    {
      type: lineTypes[item.type],
      parent: item.parent === null ? null : lineKey(item.parent),
      question: item.question ?? null,
      way: item.way ?? null,
      extra: item.extra ?? noMoney,
      orderLevel: item.orderLevel,
      isFree: item.isBuyXGetYItem,
      commission: item.commission,
      isOnBill: item.commissionShowBill,
      isInPrice: item.commissionIncludePrice,
      unit: item.timeType === null ? null : timeUnits[item.timeType],
      startedAt: item.timeStart === null ? null : readDateTime(item.timeStart),
      endedAt: item.timeEnd === null ? null : readDateTime(item.timeEnd),
      productMinimum: item.productPriceMin,
      minimum: item.priceMin,
      containedCommission: item.containedCommission,
      reason: item.discountReason,
      rate: item.discountRate === null ? null : rate(item.discountRate),
      isOfBill: item.isBillDiscount,
      givenBy: item.givenBy,
    },
  );
}
