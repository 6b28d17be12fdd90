import { noMoney } from "../money/money.ts";
import {
  addQuantity,
  noQuantity,
  quantity,
  subtractQuantity,
  sumQuantity,
  type Quantity,
} from "../money/quantity.ts";
import { freeQuantity } from "../promotion/promoted-price.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { linesUnder, type Bill } from "./bill.ts";
import { findBuyXGetY } from "./find-buy-x-get-y.ts";
import { isPartOfSet } from "./set-lines.ts";
import { isItem } from "./line-order.ts";
import { deriveLineKey, isCredit, type Line, type NormalLine } from "./line.ts";

/**
 * Counts the free pieces of the unsent lines anew after one of them was changed or removed: press by press, as the
 * server does when they are sent. Otherwise a free beer would stay without the two that earned it.
 */
export function recountFreePieces(
  bill: Bill,
  changed: Line,
  promotions: readonly Promotion[],
): Bill {
  const terms = findBuyXGetY(changed, promotions);
  if (terms === null || isCredit(changed)) return bill;
  const sold = bill.lines.flatMap((line) => (hasSameOffer(line, changed) ? [line] : []));
  const presses = sold.filter((line) => !line.isSaved && isItem(line));
  const before = sold.filter(({ isSaved }) => isSaved);
  let pieces = sumQuantity(before.map((line) => line.quantity));
  let free = sumQuantity(before.filter(({ isFree }) => isFree).map((line) => line.quantity));
  let recounted = bill;
  for (const press of presses) {
    const added = piecesOf(bill, press);
    pieces = addQuantity(pieces, added);
    const earned = freeQuantity(terms, pieces);
    const here = quantity(Math.max(0, Math.min(subtractQuantity(earned, free), added)));
    free = addQuantity(free, here);
    recounted = sharePieces(recounted, press, {
      paid: subtractQuantity(added, here),
      free: here,
    });
  }
  return recounted;
}

/** All pieces of a press: those of its line, and the free ones under it. */
export function piecesOf(bill: Bill, press: NormalLine): Quantity {
  return sumQuantity([press, ...freeLinesUnder(bill, press)].map((line) => line.quantity));
}

/** Gives a press as many paid and free pieces. What its line earns, it earns for each piece of its own. */
export function sharePieces(
  bill: Bill,
  press: NormalLine,
  { paid, free }: { readonly paid: Quantity; readonly free: Quantity },
): Bill {
  const isFree = paid === 0;
  const paidPrice = press.isFree ? press.productPrice : press.price;
  const own: NormalLine = {
    ...press,
    quantity: isFree ? free : paid,
    isFree,
    price: isFree ? noMoney : paidPrice,
  };
  const [known] = freeLinesUnder(bill, press);
  const under = isFree || free === noQuantity ? [] : [{ ...freeLine(own, known), quantity: free }];
  const lines = bill.lines.flatMap((line): readonly Line[] => {
    if (line.key === press.key) return [own, ...under];
    if (line.key === known?.key) return [];
    const isItsCommission = line.type === "commission" && line.parent === press.key;
    return [isItsCommission ? { ...line, quantity: own.quantity } : line];
  });
  return { ...bill, lines };
}

/** As `addNormalLines` makes it, so that till and server agree. */
function freeLine(own: NormalLine, known: NormalLine | undefined): NormalLine {
  const key = known?.key ?? deriveLineKey(own.key, 1);
  return { ...own, key, note: "", orderLevel: null, price: noMoney, isFree: true, parent: own.key };
}

function freeLinesUnder(bill: Bill, { key }: NormalLine): readonly NormalLine[] {
  return linesUnder(bill, key).flatMap((line) =>
    line.type === "normal" && !isPartOfSet(line) ? [line] : [],
  );
}

function hasSameOffer(line: Line, like: Line): line is NormalLine {
  return (
    line.type === "normal" && line.article === like.article && line.promotion === like.promotion
  );
}
