import { payableAmount, type Decimals } from "../money/currency.ts";
import type { Money } from "../money/money.ts";
import {
  noQuantity,
  oneQuantity,
  subtractQuantity,
  sumQuantity,
  type Quantity,
} from "../money/quantity.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { linesUnder, type Bill } from "./bill.ts";
import { lineAmount, type Line } from "./line.ts";
import { hasCredit, netQuantity } from "./net-quantity.ts";

/** A discount is of the price that a line had when it was given. */
export function requireNoDiscount(bill: Bill, line: Line): Refusal | null {
  const isGiven = discountablePieces(bill, line) < piecesLeft(bill, line);
  return isGiven ? refuse("discount-given") : null;
}

/** The pieces that are left after credits and have no discount yet. Time is one piece. */
export function discountablePieces(bill: Pick<Bill, "lines">, line: Line): Quantity {
  const given = linesUnder(bill, line.key).filter(({ type }) => type === "discount");
  return subtractQuantity(
    piecesLeft(bill, line),
    sumQuantity(given.map((discount) => netQuantity(bill, discount))),
  );
}

/** How many pieces a discount can be on. */
function piecesLeft(bill: Pick<Bill, "lines">, line: Line): Quantity {
  if (line.type === "timer") return hasCredit(bill, line) ? noQuantity : oneQuantity;
  return netQuantity(bill, line);
}

/** What a guest pays for one piece. */
export function priceOfPiece(line: Line, currency: Decimals): Money {
  return line.type === "timer" ? lineAmount(line, currency) : payableAmount(line.price, currency);
}
