import {
  negateQuantity,
  one,
  quantity,
  subtractQuantity,
  type Quantity,
} from "../money/quantity.ts";
import type { Promotion } from "../promotion/promotion.ts";
import type { Instant } from "../time/instant.ts";
import { linesUnder, parentOf, replaceLine, type Bill } from "./bill.ts";
import { insertLine } from "./line-order.ts";
import { subKey, type Line, type LineKey } from "./line.ts";
import { netQuantity } from "./net-quantity.ts";
import { offerOn } from "./find-buy-x-get-y.ts";

export type TakenBack = {
  readonly key: LineKey;
  readonly quantity: Quantity;
  readonly at: Instant;
  readonly promotions: readonly Promotion[];
};

/**
 * Adds a credit for some of a line, together with what belongs to those pieces: commission piece by piece, mixers with
 * the last piece. Free pieces are settled separately if their promotion still exists.
 */
export function takeBack(bill: Bill, line: Line, taken: TakenBack): Bill {
  const credited = addCredit(bill, line, taken, null);
  const credit = waitingCredit(credited, line, null);
  return credit === null ? credited : takeAlong(credited, line, credit, taken);
}

/** Increases the unsent credit of this line, or starts a new one. */
function addCredit(
  bill: Bill,
  line: Line,
  credit: Pick<TakenBack, "key" | "quantity" | "at">,
  under: LineKey | null,
): Bill {
  const waiting = waitingCredit(bill, line, under);
  if (waiting !== null) {
    const more = subtractQuantity(waiting.quantity, credit.quantity);
    return replaceLine(bill, { ...waiting, quantity: more });
  }
  const credited: Line = {
    ...line,
    key: credit.key,
    isSaved: false,
    round: null,
    quantity: negateQuantity(credit.quantity),
    note: "",
    createdAt: credit.at,
    credits: line.key,
  };
  return insertLine(bill, placedUnder(credited, under));
}

/** A credit that goes along with another stays separate from one that was pressed, so that each can be undone alone. */
function waitingCredit(bill: Bill, line: Line, under: LineKey | null): Line | null {
  return (
    bill.lines.find((other) => {
      const isWaiting = !other.isSaved && other.credits === line.key;
      return isWaiting && (under === null ? !goesAlong(bill, other) : parentOf(other) === under);
    }) ?? null
  );
}

/** Whether a credit was added together with another one, under which it stands. */
export function goesAlong(bill: Bill, credit: Line): boolean {
  const parent = parentOf(credit);
  return bill.lines.some(({ key, credits }) => key === parent && credits !== null);
}

function placedUnder(line: Line, parent: LineKey | null): Line {
  if (line.type === "timer") return line;
  if (line.type === "normal") return { ...line, parent };
  return parent === null ? line : { ...line, parent };
}

function takeAlong(bill: Bill, line: Line, credit: Line, taken: TakenBack): Bill {
  const isAllGone = line.type === "timer" || netQuantity(bill, line) <= 0;
  return linesUnder(bill, line.key).reduce((after, child, index) => {
    const left = netQuantity(after, child);
    const isCommission = child.type === "commission";
    const wanted = isCommission ? commissionPart(line, taken.quantity) : left;
    const gone = quantity(Math.min(left, wanted));
    const goes = isCommission || (isAllGone && offerOn(child, taken.promotions) === null);
    if (!goes || gone <= 0) return after;
    const key = subKey(credit.key, index + 1);
    return addCredit(after, child, { key, quantity: gone, at: credit.createdAt }, credit.key);
  }, bill);
}

/** A timer earned its commission once, so the whole commission goes back once. */
function commissionPart(line: Line, taken: Quantity): Quantity {
  return line.type === "timer" ? one : taken;
}
