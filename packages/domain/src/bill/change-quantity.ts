import { checkForSale } from "../menu/check-for-sale.ts";
import {
  addQuantity,
  noQuantity,
  oneQuantity,
  quantity,
  subtractQuantity,
  sumQuantity,
  type Quantity,
} from "../money/quantity.ts";
import type { Promotion } from "../promotion/promotion.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import {
  addArticle,
  priceAddition,
  type ArticleAddition,
  type PricedAddition,
} from "./add-article.ts";
import { answersBelow, findLine, linesUnder, replaceLine, requireOpen, type Bill } from "./bill.ts";
import { copyAnswers, scaleAnswers } from "./change-answers.ts";
import { isItem } from "./line-order.ts";
import { type Line, type LineKey, type MixerLine, type NormalLine } from "./line.ts";
import { piecesOf, recountFreePieces, sharePieces } from "./recount-free-pieces.ts";
import { removeLine } from "./remove-line.ts";
import { requireNoCredits, requireSaleQuantity } from "./sale-and-credit-guards.ts";
import { isSetLine, partsOfSet } from "./set-lines.ts";

/** A press on the article of a line, for one piece more. */
export type PieceAddition = Omit<ArticleAddition, "quantity" | "joins" | "frozen">;

/**
 * Adds one piece with the note and the order level of an unsent line: on the line itself if it costs the same, otherwise
 * on a line of its own.
 */
export function addPiece(bill: Bill, key: LineKey, press: PieceAddition): Bill | Refusal {
  const line = findUnsentArticle(bill, key);
  if (isRefusal(line)) return line;
  const count = addQuantity(piecesOf(bill, line), oneQuantity);
  const refusal =
    requireOpen(bill) ??
    checkForSale(press.article) ??
    requireSaleQuantity(count) ??
    requireNoCredits(bill);
  if (refusal !== null) return refusal;
  if (isSetLine(bill, line)) return withSets(bill, line, count);
  const priced = priceAddition({ ...press, quantity: count, joins: false }, line.staff);
  if (isRefusal(priced)) return priced;
  return costsTheSame(line, priced)
    ? withPieces(bill, line, { count, promotions: press.promotions })
    : addAnew(bill, line, press);
}

export type PieceRemoval = {
  readonly promotions: readonly Promotion[];
  /** How many mixers each piece may have. */
  readonly mixersEach: number;
};

/** Takes one piece of an unsent line back, with the mixers that no longer have a piece; the last one removes the line. */
export function takePiece(
  bill: Bill,
  key: LineKey,
  { promotions, mixersEach }: PieceRemoval,
): Bill | Refusal {
  const found = findLine(bill, key);
  const isMixer = found?.type === "mixer" && found.question === null;
  const line = isMixer && !found.isSaved ? found : findUnsentArticle(bill, key);
  if (isRefusal(line)) return line;
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  const pieces = line.type === "mixer" ? line.quantity : piecesOf(bill, line);
  if (pieces <= oneQuantity) return removeLine(bill, key, promotions);
  const count = subtractQuantity(pieces, oneQuantity);
  if (line.type === "mixer") return replaceLine(bill, { ...line, quantity: count });
  const taken = isSetLine(bill, line)
    ? withSets(bill, line, count)
    : withPieces(bill, line, { count, promotions });
  return withoutSpareMixers(taken, line, quantity(mixersEach * count));
}

/** The unsent line of an article that is counted in pieces. */
function findUnsentArticle(bill: Bill, key: LineKey): NormalLine | Refusal {
  const line = findLine(bill, key);
  if (line === null || line.type !== "normal" || !isItem(line)) return refuse("select-an-item");
  return line.isSaved ? refuse("line-already-saved") : line;
}

function costsTheSame(line: NormalLine, { productPrice, price, promotion }: PricedAddition) {
  return (
    line.productPrice === productPrice &&
    line.promotion === (promotion?.id ?? null) &&
    (line.isFree || line.price === price)
  );
}

function addAnew(bill: Bill, like: NormalLine, press: PieceAddition): Bill | Refusal {
  const { note, orderLevel } = like;
  const isPlain = note === "" && orderLevel === null && answersBelow(bill, like.key).length === 0;
  const added = addArticle(bill, { ...press, quantity: oneQuantity, joins: isPlain });
  if (isRefusal(added) || isPlain) return added;
  const line = findLine(added, press.key);
  if (line?.type !== "normal") return added;
  const marked = replaceLine(added, { ...line, note, orderLevel });
  return copyAnswers(marked, like, line);
}

/** Each set has the parts that were chosen for the first, one piece on each line, their answers, and what it earns. */
function withSets(bill: Bill, set: NormalLine, count: Quantity): Bill {
  const parts = partsOfSet(bill, set.key);
  const commissions = [set, ...parts].flatMap(({ key }) =>
    linesUnder(bill, key).filter(({ type }) => type === "commission"),
  );
  const ofSet = new Set<Line>([...parts, ...commissions]);
  const lines = bill.lines.map((line) => {
    const isOfSet = line.key === set.key || ofSet.has(line);
    return isOfSet ? { ...line, quantity: count } : line;
  });
  const pieces = { from: set.quantity, to: count };
  return parts.reduce<Bill>((after, { key }) => scaleAnswers(after, key, pieces), {
    ...bill,
    lines,
  });
}

type Pieces = { readonly count: Quantity; readonly promotions: readonly Promotion[] };

function withPieces(bill: Bill, line: NormalLine, { count, promotions }: Pieces): Bill {
  const shared = line.isFree
    ? { paid: noQuantity, free: count }
    : { paid: count, free: noQuantity };
  const recounted = recountFreePieces(sharePieces(bill, line, shared), line, promotions);
  return scaleAnswers(recounted, line.key, { from: piecesOf(bill, line), to: count });
}

/** The mixers that were added last go first. */
function withoutSpareMixers(bill: Bill, item: Line, most: Quantity): Bill {
  const mixers = linesUnder(bill, item.key).flatMap((line) =>
    line.type === "mixer" && line.question === null ? [line] : [],
  );
  let spare = Math.max(0, sumQuantity(mixers.map((mixer) => mixer.quantity)) - most);
  const left = new Map<LineKey, MixerLine>();
  for (const mixer of mixers.toReversed()) {
    const gone = Math.min(spare, mixer.quantity);
    spare -= gone;
    left.set(mixer.key, { ...mixer, quantity: quantity(mixer.quantity - gone) });
  }
  const lines = bill.lines
    .map((line) => left.get(line.key) ?? line)
    .filter((line) => left.get(line.key)?.quantity !== 0);
  return { ...bill, lines };
}
