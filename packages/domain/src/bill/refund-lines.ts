import {
  addQuantity,
  noQuantity,
  oneQuantity,
  subtractQuantity,
  type Quantity,
} from "../money/quantity.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { findLine, type Bill } from "./bill.ts";
import { creditWithoutSettling } from "./credit-back.ts";
import { deriveLineKey, isCredit, isSold, type Line, type LineKey } from "./line.ts";
import { hasCredit, netQuantity } from "./net-quantity.ts";
import { isPartOfSet, requireNoPart } from "./set-lines.ts";
import { settleFreePieces } from "./settle-free-pieces.ts";

/** How much of which lines goes back; a timer is one piece. */
export type RefundParts = ReadonlyMap<LineKey, Quantity>;

export type RefundPress = {
  /** Of the press; the keys of the lines follow from it. */
  readonly key: LineKey;
  readonly at: Instant;
  /** All promotions of the location: they decide how many pieces stay free. */
  readonly promotions: readonly Promotion[];
};

/** A closed bill with what earlier refunds took back of it: what is left is what a refund can be of. */
export function withRefunds(bill: Bill, refunds: readonly Pick<Bill, "lines">[]): Bill {
  return { ...bill, lines: [...bill.lines, ...refunds.flatMap(({ lines }) => lines)] };
}

/** The quantity of a line that can still be refunded. A timer is one piece; what goes along with a line has none. */
export function refundableQuantity(left: Bill, line: Line): Quantity {
  if (isCredit(line) || !isSold(line) || isPartOfSet(line)) return noQuantity;
  if (line.type === "timer") return hasCredit(left, line) ? noQuantity : oneQuantity;
  return netQuantity(left, line);
}

/** All that is left of a bill. */
export function allRefundable(left: Bill): RefundParts {
  return new Map(
    left.lines
      .map((line) => [line.key, refundableQuantity(left, line)] as const)
      .filter(([, quantity]) => quantity > 0),
  );
}

/** All that is left of a bill but what stays: of a long bill, that may be much shorter to name. */
export function refundableWithout(left: Bill, staying: RefundParts): RefundParts | Refusal {
  const refusal = [...staying].flatMap(([key, count]) => checkPart(left, key, count) ?? []).at(0);
  if (refusal !== undefined) return refusal;
  return new Map(
    [...allRefundable(left)]
      .map(([key, all]) => [key, subtractQuantity(all, staying.get(key) ?? noQuantity)] as const)
      .filter(([, quantity]) => quantity > 0),
  );
}

/**
 * The credits of a refund: those that the same pieces would have had while the bill was open, so that commission,
 * mixers, discounts and free pieces follow as if the rest had been ordered alone.
 */
export function refundLines(
  left: Bill,
  parts: RefundParts,
  press: RefundPress,
): readonly Line[] | Refusal {
  if (parts.size === 0) return refuse("select-an-item");
  const refusal = [...parts].flatMap(([key, wanted]) => checkPart(left, key, wanted) ?? []).at(0);
  if (refusal !== undefined) return refusal;
  // What stands under a line comes first: it would go along with the last piece, and then be asked for once more.
  const asked = left.lines.filter(({ key }) => parts.has(key)).toReversed();
  let bill: Bill = { ...left, status: "open" };
  for (const [index, line] of asked.entries()) {
    const credited = creditWithoutSettling(bill, {
      key: deriveLineKey(press.key, index),
      line: line.key,
      quantity: parts.get(line.key) ?? noQuantity,
      at: press.at,
      promotions: press.promotions,
    });
    if (isRefusal(credited)) return credited;
    bill = credited;
  }
  const settled = settleFreePieces(bill, { promotions: press.promotions, spareKeys: [] });
  return settled.lines.filter(({ isSaved }) => !isSaved);
}

function checkPart(left: Bill, key: LineKey, wanted: Quantity): Refusal | null {
  const line = findLine(left, key);
  if (line === null) return refuse("line-not-found");
  const part = requireNoPart(line);
  if (part !== null) return part;
  if (isCredit(line) || !isSold(line)) return refuse("credit-back-not-possible");
  if (!Number.isInteger(wanted) || wanted <= 0) return refuse("quantity-invalid");
  const most = refundableQuantity(left, line);
  return wanted > most ? refuse("refund-of-more", { left: most }) : null;
}

/** Whether a bill and its refunds have nothing left of any line. */
export function isNothingLeft(left: Bill): boolean {
  const quantities = new Map<LineKey, Quantity>();
  for (const { key, credits, quantity } of left.lines) {
    const of = credits ?? key;
    quantities.set(of, addQuantity(quantities.get(of) ?? noQuantity, quantity));
  }
  return left.lines.every((line) => {
    if (line.type === "timer" && !isCredit(line)) return hasCredit(left, line);
    return quantities.get(line.credits ?? line.key) === 0;
  });
}
