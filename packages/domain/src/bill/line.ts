import type {
  ArticleId,
  DiscountReasonId,
  OrderLevelId,
  PromotionId,
  QuestionId,
  StaffId,
  TaxClassId,
} from "../id.ts";
import type { AnswerWay } from "../menu/question.ts";
import { payableAmount, type Decimals } from "../money/currency.ts";
import { lineTotal } from "../money/line-total.ts";
import { money, negateMoney, type Money } from "../money/money.ts";
import { negateQuantity, type Quantity } from "../money/quantity.ts";
import type { Rate } from "../money/rate.ts";
import type { Instant } from "../time/instant.ts";
import { commissionAdjustedMinimum } from "../timer/timer-minimum.ts";
import type { TimeUnit } from "../timer/time-unit.ts";

/** Identifies a line from the moment it is added, before and after the server saves it. */
export type LineKey = string & { readonly entity: "line" };

export function lineKey(name: string): LineKey {
  if (name === "") throw new RangeError("A line needs a key");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that creates this brand
  return name as LineKey;
}

/** Derives keys for the further lines that one press creates. */
export function deriveLineKey(key: LineKey, index: number): LineKey {
  return lineKey(`${key}.${index}`);
}

/** Whether the key is this one, or derives from it. */
export function isDerivedKey(key: LineKey, from: LineKey): boolean {
  return key === from || key.startsWith(`${from}.`);
}

/** The line types with their wire codes. */
export const lineTypeCodes = { normal: 0, mixer: 1, commission: 2, timer: 5, discount: 6 } as const;
export type LineType = keyof typeof lineTypeCodes;

export type CommonFields = {
  readonly key: LineKey;
  /** Whether the server has the line. Saved lines form the previous order and are never deleted or reduced. */
  readonly isSaved: boolean;
  /**
   * The number of the Print that sent the line; it only grows. Null if the line is unsent or older than round numbers.
   */
  readonly round: number | null;
  readonly article: ArticleId;
  readonly quantity: Quantity;
  /** The menu price of one, fixed when the line was added. */
  readonly productPrice: Money;
  /** The price of one for this guest after the promotion, fixed as well. */
  readonly price: Money;
  /** What one costs the venue. */
  readonly cost: Money;
  /** Serves the line; on a commission line, earns the commission. */
  readonly staff: StaffId;
  readonly note: string;
  readonly promotion: PromotionId | null;
  /** Decides which charges are computed on it. It is that of the article at the sale. */
  readonly taxClass: TaxClassId | null;
  readonly createdAt: Instant;
  /** The saved line that this line credits. */
  readonly credits: LineKey | null;
  /** Whom it is for, in order and once each; empty if it is for the table. */
  readonly seats: readonly number[];
  /** With what it is served: a number from 1, 0 to be made at once, null if nothing was said. */
  readonly course: number | null;
};

export type NormalLine = CommonFields & {
  readonly type: "normal";
  readonly orderLevel: OrderLevelId | null;
  /** Whether these are the free pieces of Buy X Get Y. */
  readonly isFree: boolean;
  readonly parent: LineKey | null;
  /** The question of its parent that it answers: it is a part of a set, or was until that was broken up. */
  readonly question: QuestionId | null;
  /** What guests pay for one part on top of the set, contained in its price. */
  readonly extra: Money;
};

/** A mixer, or the answer to a question of its parent. */
export type MixerLine = CommonFields & {
  readonly type: "mixer";
  readonly parent: LineKey;
  /** The question that it answers; null for a mixer. */
  readonly question: QuestionId | null;
  /** How the guests want the answer; null as it is. */
  readonly way: AnswerWay | null;
};

export type CommissionLine = CommonFields & {
  readonly type: "commission";
  readonly parent: LineKey;
  /** What the staff earns for one. */
  readonly commission: Money;
  readonly isOnBill: boolean;
  readonly isInPrice: boolean;
};

export type TimerLine = CommonFields & {
  readonly type: "timer";
  readonly unit: TimeUnit;
  readonly startedAt: Instant;
  /** Null while the timer runs. */
  readonly endedAt: Instant | null;
  /** The minimum charge: in the menu, and for this guest. */
  readonly productMinimum: Money;
  readonly minimum: Money;
  /** The commission contained in the price. The timer costs at least that much. */
  readonly containedCommission: Money;
};

/** What staff took off pieces of the line above it. Its price is negative and its note is the reason. */
export type DiscountLine = CommonFields & {
  readonly type: "discount";
  readonly parent: LineKey;
  readonly reason: DiscountReasonId;
  /** Of the price of each piece, all of it if on the house; null if an amount was taken off. */
  readonly rate: Rate | null;
  /** Whether it was given on the whole bill, of which this is one line's part. */
  readonly isOfBill: boolean;
  /** Who gave it; the line counts with the staff who serve. */
  readonly givenBy: StaffId;
};

export type Line = NormalLine | MixerLine | CommissionLine | TimerLine | DiscountLine;

/** The fields that only some types of line have; records hold them for every type, empty where they do not apply. */
export type TypeFields = {
  readonly type: LineType;
  readonly parent: LineKey | null;
  readonly question: QuestionId | null;
  readonly way: AnswerWay | null;
  readonly orderLevel: OrderLevelId | null;
  readonly isFree: boolean;
  readonly extra: Money;
  readonly commission: Money;
  readonly isOnBill: boolean;
  readonly isInPrice: boolean;
  readonly unit: TimeUnit | null;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly productMinimum: Money;
  readonly minimum: Money;
  readonly containedCommission: Money;
  readonly reason: DiscountReasonId | null;
  readonly rate: Rate | null;
  readonly isOfBill: boolean;
  readonly givenBy: StaffId | null;
};

/** Builds a line of its type. A record that lacks what its type must have is a fault. */
export function lineOfType(common: CommonFields, fields: TypeFields): Line {
  const { type, parent, question } = fields;
  switch (type) {
    case "normal":
      return {
        ...common,
        type,
        parent,
        orderLevel: fields.orderLevel,
        isFree: fields.isFree,
        question,
        extra: fields.extra,
      };
    case "mixer":
      return { ...common, type, parent: requireValue(parent), question, way: fields.way };
    case "commission": {
      const { commission, isOnBill, isInPrice } = fields;
      return { ...common, type, parent: requireValue(parent), commission, isOnBill, isInPrice };
    }
    case "timer":
      return {
        ...common,
        type,
        unit: requireValue(fields.unit),
        startedAt: requireValue(fields.startedAt),
        endedAt: fields.endedAt,
        productMinimum: fields.productMinimum,
        minimum: fields.minimum,
        containedCommission: fields.containedCommission,
      };
    case "discount":
      return {
        ...common,
        type,
        parent: requireValue(parent),
        reason: requireValue(fields.reason),
        rate: fields.rate,
        isOfBill: fields.isOfBill,
        givenBy: requireValue(fields.givenBy),
      };
  }
}

function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new Error("A line lacks what its type has");
  return value;
}

/** The fields that decide the price of a line. */
export type PricedLine = Pick<CommonFields, "quantity" | "productPrice" | "price" | "credits"> &
  (
    | { readonly type: Exclude<LineType, "timer"> }
    | Pick<TimerLine, "type" | "productMinimum" | "minimum" | "containedCommission">
  );

export function isCredit(line: Pick<Line, "credits">): boolean {
  return line.credits !== null;
}

/** Whether a line takes a commission back that another one has replaced: it stands under what it credits. */
export function isCreditOfReplaced(line: Line): boolean {
  return line.type === "commission" && line.credits === line.parent;
}

/** Whether the line is sold goods or time. Commission and discounts are money, and what is left out is nothing. */
export function isSold({ type, way }: SoldAs): boolean {
  return type !== "commission" && type !== "discount" && way !== "without";
}

type SoldAs = { readonly type: LineType; readonly way?: AnswerWay | null };

/**
 * Computes what the line adds to the bill. A credit adds exactly the opposite of the charge. In a currency without
 * decimals, each piece and each line is a whole amount, so that the figures on the bill add up.
 */
export function lineAmount(line: PricedLine, currency: Decimals): Money {
  return computeAmount(
    line,
    { each: line.price, minimum: timerMinimum(line, "minimum") },
    currency,
  );
}

/** Computes what the line would cost without its promotion. */
export function listAmount(line: PricedLine, currency: Decimals): Money {
  const minimum = timerMinimum(line, "productMinimum");
  return computeAmount(line, { each: line.productPrice, minimum }, currency);
}

/** Computes the line amount less the cost of the goods. */
export function lineMargin(line: Line, currency: Decimals): Money {
  return money(lineAmount(line, currency) - lineTotal(line.cost, line.quantity));
}

function timerMinimum(line: PricedLine, which: "minimum" | "productMinimum"): Money | null {
  if (line.type !== "timer") return null;
  return commissionAdjustedMinimum(line[which], line.containedCommission);
}

type UnitPriceAndMinimum = { readonly each: Money; readonly minimum: Money | null };

function computeAmount(
  line: PricedLine,
  { each, minimum }: UnitPriceAndMinimum,
  currency: Decimals,
): Money {
  const total = (quantity: Quantity): Money =>
    payableAmount(lineTotal(payableAmount(each, currency), quantity), currency);
  if (minimum === null) return total(line.quantity);
  const charged = (quantity: Quantity): Money =>
    money(Math.max(total(quantity), payableAmount(minimum, currency)));
  return isCredit(line)
    ? negateMoney(charged(negateQuantity(line.quantity)))
    : charged(line.quantity);
}
