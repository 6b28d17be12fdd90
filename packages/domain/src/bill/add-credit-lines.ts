import {
  negateQuantity,
  oneQuantity,
  quantity,
  subtractQuantity,
  sumQuantity,
  type Quantity,
} from "../money/quantity.ts";
import type { Promotion } from "../promotion/promotion.ts";
import type { Instant } from "../time/instant.ts";
import { answersBelow, findLine, linesUnder, parentOf, replaceLine, type Bill } from "./bill.ts";
import { isAccompanyingCredit } from "./accompanying-credit.ts";
import { indexLines } from "./line-index.ts";
import { insertLine } from "./line-order.ts";
import { deriveLineKey, isCredit, type Line, type LineKey } from "./line.ts";
import { netQuantity } from "./net-quantity.ts";
import { isPartOfSet, piecesInSets } from "./set-lines.ts";
import { findBuyXGetY } from "./find-buy-x-get-y.ts";

export type LineCredit = {
  readonly key: LineKey;
  readonly quantity: Quantity;
  readonly at: Instant;
  readonly promotions: readonly Promotion[];
};

/**
 * Adds a credit for some of a line, together with what belongs to those pieces: commission, discounts, answers and the
 * parts of a set piece by piece, mixers with the last piece. Free pieces are settled separately if their promotion still
 * exists.
 */
export function addCreditLines(bill: Bill, line: Line, taken: LineCredit): Bill {
  const credited = addOrIncreaseCredit(bill, line, taken, null);
  const credit = findUnsentCredit(credited, line, null);
  return credit === null ? credited : creditLinesUnder(credited, line, credit, taken);
}

/** Increases the unsent credit of this line, or starts a new one. */
function addOrIncreaseCredit(
  bill: Bill,
  line: Line,
  credit: Pick<LineCredit, "key" | "quantity" | "at">,
  under: LineKey | null,
): Bill {
  const waiting = findUnsentCredit(bill, line, under);
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
  return insertLine(bill, withParent(credited, under));
}

/** A credit that goes along with another stays separate from one that was pressed, so that each can be undone alone. */
function findUnsentCredit(bill: Bill, line: Line, under: LineKey | null): Line | null {
  const credits = indexLines(bill.lines).credits.get(line.key) ?? [];
  const found = credits.find(
    (other) =>
      !other.isSaved &&
      (under === null ? !isAccompanyingCredit(bill, other) : parentOf(other) === under),
  );
  return found ?? null;
}

function withParent(line: Line, parent: LineKey | null): Line {
  if (line.type === "timer") return line;
  if (line.type === "normal") return { ...line, parent };
  return parent === null ? line : { ...line, parent };
}

function creditLinesUnder(bill: Bill, line: Line, credit: Line, taken: LineCredit): Bill {
  const isAllGone = line.type === "timer" || netQuantity(bill, line) <= 0;
  // Before the first credit is added: the bill from before would be read anew for it.
  const children = linesUnder(bill, line.key);
  const withDiscount = creditDiscounts(bill, line, {
    key: credit.key,
    quantity: line.type === "timer" ? oneQuantity : taken.quantity,
    at: credit.createdAt,
    under: credit.key,
  });
  // Two commissions of one line, of pieces that were apart for a while, go one after the other.
  let earned = commissionToCredit(line, taken.quantity);
  const credited = children.reduce((after, child, index) => {
    if (child.type === "discount" || isAnswer(child)) return after;
    const left = netQuantity(after, child);
    const isCommission = child.type === "commission";
    const isPart = isPartOfSet(child);
    const withPiece = isCommission ? earned : left;
    const wanted = isPart ? piecesInSets(child, line, taken.quantity) : withPiece;
    const gone = quantity(Math.min(left, wanted));
    const goes =
      isPart || isCommission || (isAllGone && findBuyXGetY(child, taken.promotions) === null);
    if (!goes || gone <= 0) return after;
    if (isCommission) earned = subtractQuantity(earned, gone);
    const key = deriveLineKey(credit.key, index + 1);
    const back = { key, quantity: gone, at: credit.createdAt };
    const taking = addOrIncreaseCredit(after, child, back, credit.key);
    if (isPart) return creditUnderPart(taking, child, { ...taken, ...back }, credit.key);
    return creditDiscounts(taking, child, { ...back, under: credit.key });
  }, withDiscount);
  return creditAnswers(credited, line, credit);
}

function isAnswer(line: Line): boolean {
  return line.type === "mixer" && line.question !== null;
}

/** So many answers stay as the pieces that stay have, whoever credited some of them alone before. */
function creditAnswers(bill: Bill, line: Line, credit: Line): Bill {
  const item = (line.type === "normal" && line.isFree ? line.parent : null) ?? line.key;
  const sold = findLine(bill, item);
  const free = linesUnder(bill, item).filter((one) => one.type === "normal" && one.isFree);
  const press = sold === null || isCredit(sold) ? free : [sold, ...free];
  const all = sumQuantity(press.map(({ quantity: count }) => count));
  const left = line.type === "timer" ? 0 : sumQuantity(press.map((one) => netQuantity(bill, one)));
  const isAllGone = left <= 0 || all <= 0;
  const before = linesUnder(bill, line.key).length;
  return answersBelow(bill, item).reduce((after, answer, index) => {
    const stays = isAllGone ? 0 : Math.ceil((answer.quantity * left) / all);
    const gone = quantity(Math.max(0, netQuantity(after, answer) - stays));
    if (gone === 0) return after;
    const key = deriveLineKey(credit.key, before + index + 1);
    const back = { key, quantity: gone, at: credit.createdAt };
    const credited = addOrIncreaseCredit(after, answer, back, credit.key);
    return creditDiscounts(credited, answer, { ...back, under: credit.key });
  }, bill);
}

/** What stands under a part goes back with it, as under any other line. */
function creditUnderPart(bill: Bill, part: Line, taken: LineCredit, under: LineKey): Bill {
  const credit = findUnsentCredit(bill, part, under);
  return credit === null ? bill : creditLinesUnder(bill, part, credit, taken);
}

type DiscountCredit = Pick<LineCredit, "key" | "quantity" | "at"> & { readonly under: LineKey };

/** A piece that goes back takes its discount along; pieces with a discount go back first. */
function creditDiscounts(bill: Bill, line: Line, { under, ...gone }: DiscountCredit): Bill {
  let open = gone.quantity;
  return linesUnder(bill, line.key).reduce((after, child, index) => {
    const back = quantity(Math.min(open, netQuantity(after, child)));
    if (child.type !== "discount" || back <= 0) return after;
    open = subtractQuantity(open, back);
    const key = deriveLineKey(gone.key, index + 1);
    return addOrIncreaseCredit(after, child, { ...gone, key, quantity: back }, under);
  }, bill);
}

/** A timer earned its commission once, so the whole commission goes back once. */
function commissionToCredit(line: Line, taken: Quantity): Quantity {
  return line.type === "timer" ? oneQuantity : taken;
}
