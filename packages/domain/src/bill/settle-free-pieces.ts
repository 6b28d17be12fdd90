import {
  addQuantity,
  negateQuantity,
  none,
  quantity,
  subtractQuantity,
  sumQuantity,
  type Quantity,
} from "../money/quantity.ts";
import { freeQuantity } from "../promotion/promoted-price.ts";
import type { Offer, Promotion } from "../promotion/promotion.ts";
import { parentOf, type Bill } from "./bill.ts";
import { isCredit, lineKey, type LineKey, type NormalLine } from "./line.ts";
import { netQuantity } from "./net-quantity.ts";
import { offerOn } from "./find-buy-x-get-y.ts";
import { goesAlong, takeBack } from "./add-credit-lines.ts";

/** The quantity of a line that goes back. */
type Share = { readonly line: NormalLine; readonly quantity: Quantity };

export type Settling = {
  readonly promotions: readonly Promotion[];
  /** Keys for credits without a press of their own, and keys that are no longer needed. */
  readonly spareKeys: readonly LineKey[];
};

/**
 * Settles which pieces the unsent credits take back. Of every X + Y remaining pieces under one Buy X Get Y, the last Y
 * are free, so credits first take back free pieces that are no longer earned, and only then paid ones.
 */
export function settleFreePieces(bill: Bill, settling: Settling): Bill {
  const groups = new Map<string, { readonly like: NormalLine; readonly offer: Offer }>();
  for (const line of bill.lines) {
    const offer = offerOn(line, settling.promotions);
    if (offer === null || line.type !== "normal" || !isOwnCredit(bill, line)) continue;
    groups.set(`${line.article} ${line.promotion}`, { like: line, offer });
  }
  return [...groups.values()].reduce(
    (after, { like, offer }) => settleGroup(after, like, offer, settling),
    bill,
  );
}

function settleGroup(bill: Bill, like: NormalLine, offer: Offer, settling: Settling): Bill {
  const lines = bill.lines.flatMap((line) => (isLike(line, like) ? [line] : []));
  const credits = lines.filter((line) => isOwnCredit(bill, line));
  const before = withoutCredits(bill, credits);
  const sold = lines.filter((line) => !isCredit(line));
  const wanted = sold.map((line) => ({ line, quantity: creditedBy(credits, line) }));
  const left = sold.map((line) => ({ line, quantity: netQuantity(before, line) }));
  const shares = sharesOf(wanted, left, offer);
  if (shares.every((share, index) => share.quantity === wanted[index]?.quantity)) return bill;
  return rebuild(before, shares, { credits, settling });
}

function isLike(line: Bill["lines"][number], like: NormalLine): line is NormalLine {
  return (
    line.type === "normal" && line.article === like.article && line.promotion === like.promotion
  );
}

function isOwnCredit(bill: Bill, line: NormalLine): boolean {
  return isCredit(line) && !line.isSaved && !goesAlong(bill, line);
}

function creditedBy(credits: readonly NormalLine[], { key }: NormalLine): Quantity {
  const ofLine = credits.filter((credit) => credit.credits === key);
  return negateQuantity(sumQuantity(ofLine.map((credit) => credit.quantity)));
}

/** Distributes the requested credits over the lines, limited by what is left of each. */
function sharesOf(
  wanted: readonly Share[],
  left: readonly Share[],
  offer: Offer,
): readonly Share[] {
  const ofKind = (isFree: boolean) => left.filter(({ line }) => line.isFree === isFree);
  const sum = (shares: readonly Share[]) => sumQuantity(shares.map((share) => share.quantity));
  const count = sum(wanted);
  const free = sum(ofKind(true));
  const paid = sum(ofKind(false));
  const earned = freeQuantity(offer, subtractQuantity(addQuantity(free, paid), count));
  const freeGone = quantity(
    Math.max(0, count - paid, Math.min(subtractQuantity(free, earned), count, free)),
  );
  const paidGone = subtractQuantity(count, freeGone);
  const gone = new Map([
    ...dealOut(freeGone, ofKind(true), wanted),
    ...dealOut(paidGone, ofKind(false), wanted),
  ]);
  return left.map(({ line }) => ({ line, quantity: gone.get(line.key) ?? none }));
}

/** Takes pieces from the pressed line first, then from the lines under it, then from the line sold last. */
function dealOut(
  count: Quantity,
  left: readonly Share[],
  wanted: readonly Share[],
): ReadonlyMap<LineKey, Quantity> {
  const wantedOf = new Map(wanted.map((share) => [share.line.key, share.quantity]));
  const isUnderWanted = ({ line }: Share) =>
    line.parent !== null && (wantedOf.get(line.parent) ?? none) > 0;
  const backwards = left.toReversed();
  const asPressed = left.map(({ line, quantity: most }) => ({
    line,
    quantity: quantity(Math.min(most, wantedOf.get(line.key) ?? none)),
  }));
  const gone = new Map<LineKey, Quantity>();
  let open = count;
  const take = ({ line, quantity: most }: Share): void => {
    const already = gone.get(line.key) ?? none;
    const taken = quantity(Math.max(0, Math.min(open, subtractQuantity(most, already))));
    gone.set(line.key, addQuantity(already, taken));
    open = subtractQuantity(open, taken);
  };
  for (const share of asPressed) take(share);
  for (const share of backwards.filter(isUnderWanted)) take(share);
  for (const share of backwards) take(share);
  return gone;
}

function withoutCredits(bill: Bill, credits: readonly NormalLine[]): Bill {
  const gone = new Set(credits.map(({ key }) => key));
  const lines = bill.lines.filter(
    (line) => !gone.has(line.key) && !gone.has(parentOf(line) ?? line.key),
  );
  return { ...bill, lines };
}

/** Credits of the same line keep their key and time; new ones use a spare key. */
function rebuild(
  before: Bill,
  shares: readonly Share[],
  { credits, settling }: { readonly credits: readonly NormalLine[]; readonly settling: Settling },
): Bill {
  const goingBack = shares.filter((share) => share.quantity > 0);
  const known = goingBack.map(({ line }) => credits.find((credit) => credit.credits === line.key));
  const kept = new Set(known.map((credit) => credit?.key));
  const spare = [...settling.spareKeys, ...credits.map(({ key }) => key)].filter(
    (key, index, all) => !kept.has(key) && all.indexOf(key) === index,
  );
  const at = credits.at(-1)?.createdAt ?? before.updatedAt;
  const lastKey = credits.at(-1)?.key ?? lineKey("credit");
  return goingBack.reduce((bill, share, index) => {
    const credit = known[index];
    const key = credit?.key ?? spare.shift() ?? lineKey(`${lastKey}.free${index}`);
    return takeBack(bill, share.line, {
      key,
      quantity: share.quantity,
      at: credit?.createdAt ?? at,
      promotions: settling.promotions,
    });
  }, before);
}
