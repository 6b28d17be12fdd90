import type { ArticleId, OrderLevelId, PromotionId, StaffId } from "../id.ts";
import { payableAmount, type Decimals } from "../money/currency.ts";
import { lineTotal } from "../money/line-total.ts";
import { money, type Money, negateMoney } from "../money/money.ts";
import { negateQuantity, type Quantity } from "../money/quantity.ts";
import type { Instant } from "../time/instant.ts";
import { commissionAdjustedMinimum } from "../timer/timer-minimum.ts";
import type { TimeUnit } from "../timer/time-unit.ts";

/** Names a line from the moment the finger adds it, before and after the server has saved it. */
export type LineKey = string & { readonly entity: "line" };

export function lineKey(name: string): LineKey {
  if (name === "") throw new RangeError("A line needs a key");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one door into the brand
  return name as LineKey;
}

/** One press may make several lines; those besides the first are numbered under its key. */
export function subKey(key: LineKey, index: number): LineKey {
  return lineKey(`${key}.${index}`);
}

/** The kinds of line, with the number each has on the wire. */
export const lineTypeCodes = { normal: 0, mixer: 1, commission: 2, timer: 5 } as const;
export type LineType = keyof typeof lineTypeCodes;

type EveryLine = {
  readonly key: LineKey;
  /** Lines that the server has: they are the previous order, and never deleted or made smaller. */
  readonly isSaved: boolean;
  /** Which Print sent it: a number that grows. Null on what is not sent, and on lines older than these numbers. */
  readonly round: number | null;
  readonly article: ArticleId;
  readonly quantity: Quantity;
  /** The price of one in the menu, frozen when the line was added. */
  readonly productPrice: Money;
  /** The price of one for this guest, after the promotion, frozen too. */
  readonly price: Money;
  /** What one cost the house. */
  readonly cost: Money;
  /** Who serves it; on a commission line, who earns it. */
  readonly staff: StaffId;
  readonly note: string;
  readonly promotion: PromotionId | null;
  readonly createdAt: Instant;
  /** The saved line that this line takes back. */
  readonly credits: LineKey | null;
};

export type NormalLine = EveryLine & {
  readonly type: "normal";
  readonly orderLevel: OrderLevelId | null;
  /** The free remainder of Buy X Get Y. */
  readonly isFree: boolean;
  readonly parent: LineKey | null;
};

export type MixerLine = EveryLine & { readonly type: "mixer"; readonly parent: LineKey };

export type CommissionLine = EveryLine & {
  readonly type: "commission";
  readonly parent: LineKey;
  /** What the staff earns for one. */
  readonly commission: Money;
  readonly isOnBill: boolean;
  readonly isInPrice: boolean;
};

export type TimerLine = EveryLine & {
  readonly type: "timer";
  readonly unit: TimeUnit;
  readonly startedAt: Instant;
  /** Empty while the clock runs. */
  readonly endedAt: Instant | null;
  /** The least it costs, in the menu and for this guest. */
  readonly productMinimum: Money;
  readonly minimum: Money;
  /** What the price contains for the staff; the timer costs at least that much. */
  readonly containedCommission: Money;
};

export type Line = NormalLine | MixerLine | CommissionLine | TimerLine;

/** What makes the price of a line. */
export type PricedLine = Pick<EveryLine, "quantity" | "productPrice" | "price" | "credits"> &
  (
    | { readonly type: Exclude<LineType, "timer"> }
    | Pick<TimerLine, "type" | "productMinimum" | "minimum" | "containedCommission">
  );

export function isCredit(line: Pick<Line, "credits">): boolean {
  return line.credits !== null;
}

/**
 * What the line adds to the bill. A line that takes back adds exactly the opposite of what was charged.
 * Without decimals one piece costs whole units, and so does the line: the figures that guests read add up.
 */
export function lineAmount(line: PricedLine, currency: Decimals): Money {
  return amountAt(line, { each: line.price, minimum: minimumOf(line, "minimum") }, currency);
}

/** What the line would add without its promotion. */
export function listAmount(line: PricedLine, currency: Decimals): Money {
  const minimum = minimumOf(line, "productMinimum");
  return amountAt(line, { each: line.productPrice, minimum }, currency);
}

/** What the house earns on the line after what it paid for it. */
export function lineMargin(line: Line, currency: Decimals): Money {
  return money(lineAmount(line, currency) - lineTotal(line.cost, line.quantity));
}

function minimumOf(line: PricedLine, which: "minimum" | "productMinimum"): Money | null {
  if (line.type !== "timer") return null;
  return commissionAdjustedMinimum(line[which], line.containedCommission);
}

type Price = { readonly each: Money; readonly minimum: Money | null };

function amountAt(line: PricedLine, { each, minimum }: Price, currency: Decimals): Money {
  const total = (quantity: Quantity): Money =>
    payableAmount(lineTotal(payableAmount(each, currency), quantity), currency);
  if (minimum === null) return total(line.quantity);
  const charged = (quantity: Quantity): Money =>
    money(Math.max(total(quantity), payableAmount(minimum, currency)));
  return isCredit(line)
    ? negateMoney(charged(negateQuantity(line.quantity)))
    : charged(line.quantity);
}
