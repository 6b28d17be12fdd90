import {
  addQuantity,
  negateQuantity,
  noQuantity,
  quantity,
  subtractQuantity,
  sumQuantity,
  type Quantity,
} from "../money/quantity.ts";
import { freeQuantity } from "../promotion/promoted-price.ts";
import type { PromotionTerms, Promotion } from "../promotion/promotion.ts";
import { findLine, parentOf, replaceLine, type Bill } from "./bill.ts";
import { isCredit, lineKey, type LineKey, type NormalLine } from "./line.ts";
import { netQuantity } from "./net-quantity.ts";
import { findBuyXGetY } from "./find-buy-x-get-y.ts";
import { isAccompanyingCredit } from "./accompanying-credit.ts";
import { addCreditLines } from "./add-credit-lines.ts";

/** The quantity of a line that goes back. */
type LineQuantity = { readonly line: NormalLine; readonly quantity: Quantity };

export type SettleOptions = {
  readonly promotions: readonly Promotion[];
  /** Keys for credits without a press of their own, and keys that are no longer needed. */
  readonly spareKeys: readonly LineKey[];
};

/**
 * Settles which pieces the unsent credits take back. Of every X + Y remaining pieces under one Buy X Get Y, the last Y
 * are free, so credits first take back free pieces that are no longer earned, and only then paid ones.
 */
export function settleFreePieces(bill: Bill, settling: SettleOptions): Bill {
  const groups = new Map<string, { readonly like: NormalLine; readonly terms: PromotionTerms }>();
  for (const line of bill.lines) {
    const terms = findBuyXGetY(line, settling.promotions);
    if (terms === null || line.type !== "normal" || !isUnsentOwnCredit(bill, line)) continue;
    groups.set(`${line.article} ${line.promotion}`, { like: line, terms });
  }
  return [...groups.values()].reduce(
    (after, { like, terms }) => settleGroup(after, like, terms, settling),
    bill,
  );
}

function settleGroup(
  bill: Bill,
  like: NormalLine,
  terms: PromotionTerms,
  settling: SettleOptions,
): Bill {
  const lines = bill.lines.flatMap((line) => (hasSameOffer(line, like) ? [line] : []));
  const credits = lines.filter((line) => isUnsentOwnCredit(bill, line));
  const before = withoutCredits(bill, credits);
  const sold = lines.filter((line) => !isCredit(line));
  const wanted = sold.map((line) => ({ line, quantity: sumCreditsOf(credits, line) }));
  const left = sold.map((line) => ({ line, quantity: netQuantity(before, line) }));
  const shares = distributeCredits(wanted, left, terms);
  if (shares.every((share, index) => share.quantity === wanted[index]?.quantity)) return bill;
  return rebuildCredits(before, shares, { credits, settling });
}

function hasSameOffer(line: Bill["lines"][number], like: NormalLine): line is NormalLine {
  return (
    line.type === "normal" && line.article === like.article && line.promotion === like.promotion
  );
}

function isUnsentOwnCredit(bill: Bill, line: NormalLine): boolean {
  return isCredit(line) && !line.isSaved && !isAccompanyingCredit(bill, line);
}

function sumCreditsOf(credits: readonly NormalLine[], { key }: NormalLine): Quantity {
  const ofLine = credits.filter((credit) => credit.credits === key);
  return negateQuantity(sumQuantity(ofLine.map((credit) => credit.quantity)));
}

/** Distributes the requested credits over the lines, limited by what is left of each. */
function distributeCredits(
  wanted: readonly LineQuantity[],
  left: readonly LineQuantity[],
  terms: PromotionTerms,
): readonly LineQuantity[] {
  const ofKind = (isFree: boolean) => left.filter(({ line }) => line.isFree === isFree);
  const sum = (shares: readonly LineQuantity[]) =>
    sumQuantity(shares.map((share) => share.quantity));
  const count = sum(wanted);
  const free = sum(ofKind(true));
  const paid = sum(ofKind(false));
  const earned = freeQuantity(terms, subtractQuantity(addQuantity(free, paid), count));
  const freeGone = quantity(
    Math.max(0, count - paid, Math.min(subtractQuantity(free, earned), count, free)),
  );
  const paidGone = subtractQuantity(count, freeGone);
  const gone = new Map([
    ...allocateToLines(freeGone, ofKind(true), wanted),
    ...allocateToLines(paidGone, ofKind(false), wanted),
  ]);
  return left.map(({ line }) => ({ line, quantity: gone.get(line.key) ?? noQuantity }));
}

/** Takes pieces from the pressed line first, then from the lines under it, then from the line sold last. */
function allocateToLines(
  count: Quantity,
  left: readonly LineQuantity[],
  wanted: readonly LineQuantity[],
): ReadonlyMap<LineKey, Quantity> {
  const wantedOf = new Map(wanted.map((share) => [share.line.key, share.quantity]));
  const isUnderWanted = ({ line }: LineQuantity) =>
    line.parent !== null && (wantedOf.get(line.parent) ?? noQuantity) > 0;
  const backwards = left.toReversed();
  const asPressed = left.map(({ line, quantity: most }) => ({
    line,
    quantity: quantity(Math.min(most, wantedOf.get(line.key) ?? noQuantity)),
  }));
  const gone = new Map<LineKey, Quantity>();
  let open = count;
  const take = ({ line, quantity: most }: LineQuantity): void => {
    const already = gone.get(line.key) ?? noQuantity;
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
function rebuildCredits(
  before: Bill,
  shares: readonly LineQuantity[],
  {
    credits,
    settling,
  }: { readonly credits: readonly NormalLine[]; readonly settling: SettleOptions },
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
    const credited = addCreditLines(bill, share.line, {
      key,
      quantity: share.quantity,
      at: credit?.createdAt ?? at,
      promotions: settling.promotions,
    });
    // A credit keeps its reason, whichever piece it takes back in the end.
    const line = findLine(credited, key);
    const { note = "" } = credits.find((one) => one.key === key) ?? {};
    return line === null ? credited : replaceLine(credited, { ...line, note });
  }, before);
}
