import type { Decimals } from "../money/currency.ts";
import { lineTotal } from "../money/line-total.ts";
import { sumMoney, money, type Money } from "../money/money.ts";
import { quantity, type Quantity } from "../money/quantity.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { lineAbove, linesRightUnder, type Bill } from "./bill.ts";
import { joinNotes } from "./join-notes.ts";
import { isItem } from "./line-order.ts";
import { isCredit, lineAmount, type Line, type LineKey, type NormalLine } from "./line.ts";

/** Whether a line is one of those that a set was sold as, or the credit of one. A set itself costs nothing. */
export function isPartOfSet(line: Line): line is NormalLine & { readonly parent: LineKey } {
  return line.type === "normal" && line.question !== null && line.parent !== null;
}

/** Whether a line is sold by itself or as part of a set: such a part earns what it earns by itself. */
export function isItemOrPart(line: Line): boolean {
  return isItem(line) || (isPartOfSet(line) && !isCredit(line));
}

/** The parts of a set, or of the credit of a set. */
export function partsOfSet(
  { lines }: Pick<Bill, "lines">,
  key: LineKey,
): readonly (NormalLine & { readonly parent: LineKey })[] {
  return linesRightUnder({ lines }, key).filter(isPartOfSet);
}

/** Whether a line is a set, or the credit of one. */
export function isSetLine(bill: Pick<Bill, "lines">, { key, price }: Line): boolean {
  // Most lines cost something, so that the others need not be looked at.
  return price === 0 && linesRightUnder(bill, key).some(isPartOfSet);
}

/** What kitchen and bar read of a line: the note of a set, which is made nowhere, is for each of its parts. */
export function noteForKitchen(bill: Pick<Bill, "lines">, line: Line): string {
  if (!isPartOfSet(line)) return line.note;
  const set = lineAbove(bill, line);
  return joinNotes(set?.note ?? "", line.note);
}

/** A set moves and goes back as a whole. */
export function requireNoPart(line: Line): Refusal | null {
  return isPartOfSet(line) ? refuse("part-of-set") : null;
}

/** The pieces of a part in so many of its sets. */
export function piecesInSets(part: Line, set: Line, sets: Quantity): Quantity {
  return quantity((part.quantity / set.quantity) * sets);
}

/** What one set costs with its extras. */
export function priceOfSet(bill: Pick<Bill, "lines">, set: Line): Money {
  return sumPerSet(bill, set, ({ price }) => price);
}

/** What one set costs without its extras. */
export function basePriceOfSet(bill: Pick<Bill, "lines">, set: Line): Money {
  return sumPerSet(bill, set, ({ price, extra }) => money(price - extra));
}

/** What a line shows where sets are shown as such: a set its price, a part what it costs on top. */
export function shownAmount(bill: Pick<Bill, "lines">, line: Line, currency: Decimals): Money {
  if (isPartOfSet(line)) return lineTotal(line.extra, line.quantity);
  // A set costs nothing itself.
  if (line.price !== 0 || line.type !== "normal") return lineAmount(line, currency);
  return lineTotal(basePriceOfSet(bill, line), line.quantity);
}

/** What one set costs by the menu, without its extras. */
export function listPriceOfSet(bill: Pick<Bill, "lines">, set: Line): Money {
  return sumPerSet(bill, set, ({ productPrice, extra }) => money(productPrice - extra));
}

/** A part has the same number of pieces in each set, so the division has no rest. */
function sumPerSet(
  bill: Pick<Bill, "lines">,
  set: Line,
  amountOf: (part: NormalLine) => Money,
): Money {
  const parts = partsOfSet(bill, set.key);
  return sumMoney(parts.map((part) => money((amountOf(part) * part.quantity) / set.quantity)));
}
