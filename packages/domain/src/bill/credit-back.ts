import type { ArticleId } from "../id.ts";
import {
  negateQuantity,
  one,
  quantity,
  subtractQuantity,
  type Quantity,
} from "../money/quantity.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import { findLine, linesUnder, replaceLine, type Bill } from "./bill.ts";
import { isRunning } from "./change-time.ts";
import { insertLine } from "./line-order.ts";
import { isCredit, subKey, type Line, type LineKey } from "./line.ts";
import { isCreditedBack, netQuantity } from "./net-quantity.ts";
import { requireCreditBackPossible, requireWholeQuantity } from "./sale-and-credit.ts";

export type CreditBack = {
  readonly key: LineKey;
  /** The saved line to take back from. */
  readonly line: LineKey;
  readonly quantity: Quantity;
  readonly at: Instant;
};

/**
 * Takes back some of a saved line by a new, negative line that names it. The commission goes back with it;
 * with the last one go its mixers and what was free with it. Time goes back as a whole.
 */
export function creditBack(bill: Bill, credit: CreditBack): Bill | Refusal {
  const refusal = requireCreditBackPossible(bill);
  if (refusal !== null) return refusal;
  const line = findLine(bill, credit.line);
  if (line === null) return refuse("line-not-found");
  const barred = checkCreditable(line) ?? checkLeft(bill, line, credit.quantity);
  if (barred !== null) return barred;
  const taken = line.type === "timer" ? line.quantity : credit.quantity;
  const credited = addCredit(bill, line, { ...credit, quantity: taken }, null);
  return takeAlong(credited, line, { ...credit, quantity: taken });
}

/** In credit-back mode a press on an article takes back one of it, from the line that was sold last. */
export function creditBackArticle(
  bill: Bill,
  article: ArticleId,
  press: { readonly key: LineKey; readonly at: Instant },
): Bill | Refusal {
  const refusal = requireCreditBackPossible(bill);
  if (refusal !== null) return refusal;
  const line = bill.lines.findLast(
    (candidate) =>
      candidate.article === article &&
      candidate.isSaved &&
      checkCreditable(candidate) === null &&
      checkLeft(bill, candidate, one) === null,
  );
  return line === undefined
    ? refuse("cannot-credit-back-more")
    : creditBack(bill, { ...press, line: line.key, quantity: one });
}

function checkCreditable(line: Line): Refusal | null {
  if (isCredit(line) || line.type === "commission") return refuse("credit-back-not-possible");
  if (!line.isSaved) return refuse("print-bill-first");
  return isRunning(line) ? refuse("timer-running") : null;
}

function checkLeft(bill: Bill, line: Line, wanted: Quantity): Refusal | null {
  // A timer that was stopped at once has no quantity, yet it costs its minimum.
  if (line.type === "timer") {
    return isCreditedBack(bill, line) ? refuse("cannot-credit-back-more") : null;
  }
  const isTooMany = wanted > netQuantity(bill, line);
  return requireWholeQuantity(wanted) ?? (isTooMany ? refuse("cannot-credit-back-more") : null);
}

/** Adds to the credit of this line that waits to be sent, or begins one. */
function addCredit(bill: Bill, line: Line, credit: CreditBack, under: LineKey | null): Bill {
  const waiting = waitingCredit(bill, line);
  if (waiting !== null) {
    const more = subtractQuantity(waiting.quantity, credit.quantity);
    return replaceLine(bill, { ...waiting, quantity: more });
  }
  const credited: Line = {
    ...line,
    key: credit.key,
    isSaved: false,
    quantity: negateQuantity(credit.quantity),
    note: "",
    createdAt: credit.at,
    credits: line.key,
  };
  return insertLine(bill, placedUnder(credited, under));
}

function waitingCredit(bill: Bill, line: Line): Line | null {
  return bill.lines.find(({ isSaved, credits }) => !isSaved && credits === line.key) ?? null;
}

function placedUnder(line: Line, parent: LineKey | null): Line {
  if (line.type === "timer") return line;
  if (line.type === "normal") return { ...line, parent };
  return parent === null ? line : { ...line, parent };
}

function takeAlong(bill: Bill, line: Line, { quantity: gone }: CreditBack): Bill {
  const credit = waitingCredit(bill, line);
  if (credit === null) return bill;
  const isAllGone = line.type === "timer" || netQuantity(bill, line) <= 0;
  return linesUnder(bill, line.key).reduce((after, child, index) => {
    const left = netQuantity(after, child);
    const wanted = child.type === "commission" ? commissionPart(line, gone) : left;
    const taken = quantity(Math.min(left, wanted));
    const goes = child.type === "commission" || isAllGone;
    if (!goes || taken <= 0) return after;
    const along = {
      key: subKey(credit.key, index + 1),
      line: child.key,
      quantity: taken,
      at: credit.createdAt,
    };
    return addCredit(after, child, along, credit.key);
  }, bill);
}

/** A session of time earned its commission once, so it takes it back once. */
function commissionPart(line: Line, taken: Quantity): Quantity {
  return line.type === "timer" ? one : taken;
}
