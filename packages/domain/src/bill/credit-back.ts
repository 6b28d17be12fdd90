import type { ArticleId } from "../id.ts";
import { oneQuantity, type Quantity } from "../money/quantity.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { findLine, type Bill } from "./bill.ts";
import { isRunning } from "./change-time.ts";
import { isCredit, type Line, type LineKey } from "./line.ts";
import { hasCredit, netQuantity } from "./net-quantity.ts";
import { requireCreditBackPossible, requireWholeQuantity } from "./sale-and-credit-guards.ts";
import { requireNoPart } from "./set-lines.ts";
import { settleFreePieces } from "./settle-free-pieces.ts";
import { addCreditLines } from "./add-credit-lines.ts";

export type CreditBack = {
  readonly key: LineKey;
  /** The saved line to credit. */
  readonly line: LineKey;
  readonly quantity: Quantity;
  readonly at: Instant;
  /** All promotions of the location, inactive ones included: they decide how many pieces stay free. */
  readonly promotions: readonly Promotion[];
};

/**
 * Credits some of a saved line with a new negative line that refers to it. The commission goes back in proportion, the
 * mixers with the last piece. Under Buy X Get Y, pieces that are no longer free go back first. A timer goes back as a
 * whole.
 */
export function creditBack(bill: Bill, credit: CreditBack): Bill | Refusal {
  const credited = creditWithoutSettling(bill, credit);
  if (isRefusal(credited)) return credited;
  return settleFreePieces(credited, { promotions: credit.promotions, spareKeys: [credit.key] });
}

/** Credits the named line without settling the free pieces, because those depend on all credits of the round. */
export function creditWithoutSettling(bill: Bill, credit: CreditBack): Bill | Refusal {
  const refusal = requireCreditBackPossible(bill);
  if (refusal !== null) return refusal;
  const line = findLine(bill, credit.line);
  if (line === null) return refuse("line-not-found");
  const barred = checkCreditable(line) ?? checkRemainingQuantity(bill, line, credit.quantity);
  if (barred !== null) return barred;
  const taken = line.type === "timer" ? line.quantity : credit.quantity;
  return addCreditLines(bill, line, { ...credit, quantity: taken });
}

/** In credit-back mode, pressing an article credits one piece of the line that was sold last. */
export function creditBackArticle(
  bill: Bill,
  article: ArticleId,
  press: Pick<CreditBack, "key" | "at" | "promotions">,
): Bill | Refusal {
  const refusal = requireCreditBackPossible(bill);
  if (refusal !== null) return refusal;
  const line = bill.lines.findLast(
    (candidate) =>
      candidate.article === article &&
      candidate.isSaved &&
      checkCreditable(candidate) === null &&
      checkRemainingQuantity(bill, candidate, oneQuantity) === null,
  );
  return line === undefined
    ? refuse("cannot-credit-back-more")
    : creditBack(bill, { ...press, line: line.key, quantity: oneQuantity });
}

function checkCreditable(line: Line): Refusal | null {
  const part = requireNoPart(line);
  if (part !== null) return part;
  if (isCredit(line) || line.type === "commission") return refuse("credit-back-not-possible");
  if (!line.isSaved) return refuse("print-bill-first");
  return isRunning(line) ? refuse("timer-running") : null;
}

function checkRemainingQuantity(bill: Bill, line: Line, wanted: Quantity): Refusal | null {
  // A timer that was stopped at once has no quantity, yet it costs its minimum.
  if (line.type === "timer") {
    return hasCredit(bill, line) ? refuse("cannot-credit-back-more") : null;
  }
  const isTooMany = wanted > netQuantity(bill, line);
  return requireWholeQuantity(wanted) ?? (isTooMany ? refuse("cannot-credit-back-more") : null);
}
