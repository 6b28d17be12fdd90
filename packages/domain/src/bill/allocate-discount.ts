import { payableUnit } from "../money/currency.ts";
import { money, noMoney, sumMoney, type Money } from "../money/money.ts";
import { lineTotal } from "../money/line-total.ts";
import { quantity, type Quantity } from "../money/quantity.ts";
import type { Rate } from "../money/rate.ts";
import { shareOut } from "../money/share-out.ts";
import type { DiscountReasonId } from "../id.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { findLine, requireOpen, type Bill } from "./bill.ts";
import { discountablePieces, priceOfPiece } from "./discountable-pieces.ts";
import {
  giveDiscount,
  mostOff,
  refuseAboveLimit,
  requireDiscountable,
  takenOff,
  type DiscountRules,
} from "./give-discount.ts";
import { requireSendableAtOnce } from "./lines-at-once.ts";
import { isRunning } from "./change-time.ts";
import { isCredit, isSold, type Line, type LineKey } from "./line.ts";
import { requirePrintedBill } from "./order-guards.ts";
import { isSetLine, partsOfSet, requireNoPart } from "./set-lines.ts";

/** What is taken off a line or the whole bill: a rate of it, or an amount in all. */
export type DiscountRequest = {
  /** Null for the whole bill. */
  readonly line: LineKey | null;
  readonly rate: Rate | null;
  /** What is taken off in all if there is no rate. */
  readonly amount: Money;
  readonly reason: DiscountReasonId;
  readonly at: Instant;
  readonly nextKey: () => LineKey;
};

type Target = { readonly line: Line; readonly pieces: Quantity; readonly price: Money };

/**
 * Gives a discount on a line, or on all lines of the bill that have none yet, each with its share. An amount is
 * allocated to the lines by what they cost and to their pieces as evenly as can be paid, so that every part of a later
 * split or credit is exact.
 */
export function allocateDiscount(
  bill: Bill,
  request: DiscountRequest,
  rules: DiscountRules,
): Bill | Refusal {
  const targets = findTargets(bill, request.line, rules);
  if (isRefusal(targets)) return targets;
  const parts =
    request.rate === null
      ? allocateAmount(targets, request.amount, rules)
      : allocateRate(targets, request, rules);
  if (isRefusal(parts)) return parts;
  const tooMany = requireSendableAtOnce(parts.length);
  if (tooMany !== null) return tooMany;
  return parts.reduce<Bill | Refusal>(
    (after, { line, pieces, off }) =>
      isRefusal(after)
        ? after
        : giveDiscount(
            after,
            {
              key: request.nextKey(),
              at: request.at,
              item: line.key,
              quantity: pieces,
              reason: request.reason,
              rate: request.rate,
              off,
              isOfBill: request.line === null,
              givenBy: rules.givenBy,
              note: "",
            },
            rules,
          ),
    bill,
  );
}

/** The lines, with what is left of them, that a discount is allocated to. */
function findTargets(
  bill: Bill,
  key: LineKey | null,
  { currency }: DiscountRules,
): readonly Target[] | Refusal {
  const refusal = requireOpen(bill) ?? requirePrintedBill(bill);
  if (refusal !== null) return refusal;
  if (key !== null) {
    const line = findLine(bill, key);
    if (line === null) return refuse("line-not-found");
    // Of a set, each part has its share.
    if (isSetLine(bill, line)) return targetsAmong(partsOfSet(bill, key));
    const target = toTarget(line);
    return (
      requireNoPart(line) ??
      requireDiscountable(bill, line) ??
      (target.pieces > 0 ? [target] : refuse("discount-given"))
    );
  }
  const sold = bill.lines.filter((line) => isSold(line) && !isCredit(line));
  if (sold.some((line) => isRunning(line))) return refuse("timer-running");
  return targetsAmong(sold);

  function targetsAmong(lines: readonly Line[]): readonly Target[] | Refusal {
    const targets = lines
      .filter((line) => requireDiscountable(bill, line) === null)
      .map(toTarget)
      .filter(({ pieces, price }) => pieces > 0 && price > 0);
    return targets.length > 0 ? targets : refuse("discount-given");
  }

  function toTarget(line: Line): Target {
    return {
      line,
      pieces: discountablePieces(bill, line),
      price: priceOfPiece(line, currency),
    };
  }
}

type AllocatedPart = Target & { readonly off: Money };

/** Of a very cheap line of the bill, a rate may be nothing. */
function allocateRate(
  targets: readonly Target[],
  { line, rate }: DiscountRequest,
  { currency }: DiscountRules,
): readonly AllocatedPart[] | Refusal {
  const parts = targets
    .map((target) => ({ ...target, off: noMoney }))
    .filter((part) => line !== null || takenOff({ ...part, rate }, part.price, currency) > 0);
  return parts.length > 0 ? parts : refuse("amount-invalid", { amount: noMoney });
}

function allocateAmount(
  targets: readonly Target[],
  amount: Money,
  { limit, currency }: DiscountRules,
): readonly AllocatedPart[] | Refusal {
  const unit = payableUnit(currency);
  const values = targets.map(({ price, pieces }) => lineTotal(price, pieces));
  const value = sumMoney(values);
  if (amount <= 0) return refuse("amount-invalid", { amount });
  if (amount % unit !== 0) return refuse("whole-amount-required");
  if (amount > value) return refuse("discount-too-large", { amount: value });
  if (limit !== null && amount > mostOff(value, limit, currency)) return refuseAboveLimit(limit);
  const shares = shareOut(
    money(amount / unit),
    values.map((each) => each / unit),
  );
  return targets.flatMap((target, index) => allocateToPieces(target, shares[index] ?? 0, unit));
}

/** So many pieces get a unit more that the share is exact. */
function allocateToPieces(target: Target, share: number, unit: number): readonly AllocatedPart[] {
  const { pieces } = target;
  const each = Math.floor(share / pieces);
  const more = share % pieces;
  return [
    { ...target, pieces: quantity(more), off: money((each + 1) * unit) },
    { ...target, pieces: quantity(pieces - more), off: money(each * unit) },
  ].filter((part) => part.pieces > 0 && part.off > 0);
}
