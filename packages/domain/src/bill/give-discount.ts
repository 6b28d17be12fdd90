import type { StaffId } from "../id.ts";
import { isPayable, payableUnit, type Decimals } from "../money/currency.ts";
import { money, negateMoney, type Money } from "../money/money.ts";
import { shareOnTop, type Rate } from "../money/rate.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { findLine, linesUnder, requireOpen, type Bill } from "./bill.ts";
import { wholePrice, type DiscountReason } from "./discount-reason.ts";
import { isRunning } from "./change-time.ts";
import { discountablePieces, priceOfPiece } from "./discountable-pieces.ts";
import { insertDiscount, type NewDiscount } from "./insert-discount.ts";
import { isCredit, isSold, type Line } from "./line.ts";
import { requireNoCredits, requireWholeQuantity } from "./sale-and-credit-guards.ts";

/** A discount on pieces of a line, as it is asked for. */
export type LineDiscountRequest = NewDiscount & {
  /** What is taken off each piece if there is no rate. */
  readonly off: Money;
};

/** Who gives a discount, and by which rules of the venue. */
export type DiscountRules = {
  readonly givenBy: StaffId;
  readonly mayGive: boolean;
  /** The most that this user may take off; null without a limit. */
  readonly limit: Rate | null;
  readonly reasons: readonly DiscountReason[];
  readonly currency: Decimals;
};

/**
 * Takes something off some pieces of a sent line: a rate of their price, an amount off each, or everything. The price of
 * the line stays; the discount is a line of its own under it. No piece has two.
 */
export function giveDiscount(
  bill: Bill,
  request: LineDiscountRequest,
  rules: DiscountRules,
): Bill | Refusal {
  const refusal =
    requireOpen(bill) ??
    (rules.mayGive ? null : refuse("permission-denied", { action: "give-discount" })) ??
    requireNoCredits(bill);
  if (refusal !== null) return refusal;
  const line = findLine(bill, request.item);
  if (line === null) return refuse("line-not-found");
  const price = priceOfPiece(line, rules.currency);
  const each = takenOff(request, price, rules.currency);
  const reason = rules.reasons.find(({ id }) => id === request.reason);
  const barred =
    requireDiscountable(bill, line) ??
    requireWholeQuantity(request.quantity) ??
    (request.quantity > discountablePieces(bill, line) ? refuse("discount-given") : null) ??
    requireReason(reason, request.rate) ??
    requireWithinPrice(request, each, price) ??
    requirePayable(each, rules.currency) ??
    requireWithinLimit(request, { each, price }, rules);
  if (barred !== null) return barred;
  const given = { ...request, givenBy: rules.givenBy, note: reason?.name ?? "" };
  return insertDiscount(bill, given, negateMoney(each));
}

/** A discount is given on what was sold and sent: not on a credit, a free piece, a commission or another discount. */
export function requireDiscountable(bill: Bill, line: Line): Refusal | null {
  const isFree = line.type === "normal" && line.isFree;
  if (isCredit(line) || isFree || !isSold(line)) return refuse("discount-not-possible");
  // A timer costs at least the commission that its price contains.
  const mayStillChange =
    line.type === "timer" && linesUnder(bill, line.key).some(({ isSaved }) => !isSaved);
  if (isRunning(line)) return refuse("timer-running");
  return line.isSaved && !mayStillChange ? null : refuse("print-bill-first");
}

/** What a discount takes off one piece, in whole payable units. */
export function takenOff(
  { rate, off }: Pick<LineDiscountRequest, "rate" | "off">,
  price: Money,
  currency: Decimals,
): Money {
  if (rate === null) return off;
  const unit = payableUnit(currency);
  return money(shareOnTop(money(price / unit), rate) * unit);
}

/** The most that a limit leaves of an amount, rounded up to a payable unit. */
export function mostOff(amount: Money, limit: Rate, currency: Decimals): Money {
  const unit = payableUnit(currency);
  return money(Math.ceil(((amount / unit) * limit) / wholePrice) * unit);
}

/** A reason for what is on the house is for that alone. */
function requireReason(reason: DiscountReason | undefined, rate: Rate | null): Refusal | null {
  const isForAll = rate === wholePrice;
  const fits = reason !== undefined && (reason.kind === "house") === isForAll;
  return fits ? null : refuse("discount-reason-required");
}

function requireWithinPrice(
  { rate }: LineDiscountRequest,
  each: Money,
  price: Money,
): Refusal | null {
  const isTooMuch = each > price || (rate !== null && rate > wholePrice);
  if (isTooMuch) return refuse("discount-too-large", { amount: price });
  return each > 0 ? null : refuse("amount-invalid", { amount: each });
}

function requirePayable(each: Money, currency: Decimals): Refusal | null {
  return isPayable(each, currency) ? null : refuse("whole-amount-required");
}

type Taken = { readonly each: Money; readonly price: Money };

function requireWithinLimit(
  { rate }: LineDiscountRequest,
  { each, price }: Taken,
  { limit, currency }: DiscountRules,
): Refusal | null {
  if (limit === null) return null;
  const isWithin = rate === null ? each <= mostOff(price, limit, currency) : rate <= limit;
  return isWithin ? null : refuseAboveLimit(limit);
}

export function refuseAboveLimit(limit: Rate): Refusal {
  return refuse("discount-above-limit", { limit: limit / 100 });
}
