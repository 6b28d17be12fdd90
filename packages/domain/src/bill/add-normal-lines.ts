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
import type { PricedAddition } from "./add-article.ts";
import { areSameSeats } from "./seats.ts";
import { linesUnder, replaceLine, type Bill } from "./bill.ts";
import { insertLine, lastItem } from "./line-order.ts";
import { deriveLineKey, type LineKey, type NormalLine } from "./line.ts";
import { maxQuantityPerPress } from "./sale-and-credit-guards.ts";
import { deriveFreePieces } from "./shown-price.ts";

/** Adds the paid pieces and, under Buy X Get Y, the free ones. Each part joins an existing line if there is one. */
export function addNormalLines(bill: Bill, addition: PricedAddition): Bill {
  const free = countFreePieces(bill, addition);
  const paid = subtractQuantity(addition.quantity, free);
  const withPaid = paid > 0 ? addPaidPieces(bill, addition, paid) : bill;
  return free > 0 ? addFreePieces(withPaid, addition, free) : withPaid;
}

/**
 * Computes how many of the added pieces are free: the free pieces that all pieces together earn, less those already on
 * the bill.
 */
function countFreePieces(bill: Bill, addition: PricedAddition): Quantity {
  const { article, promotion, quantity: added, frozen } = addition;
  const shown = frozen === undefined ? null : deriveFreePieces(frozen, added);
  if (shown !== null) return shown;
  if (promotion === null) return noQuantity;
  const before = bill.lines.flatMap((line) =>
    line.type === "normal" && line.article === article.id && line.promotion === promotion.id
      ? [line]
      : [],
  );
  const pieces = sumQuantity(before.map((line) => line.quantity));
  const free = sumQuantity(before.filter(({ isFree }) => isFree).map((line) => line.quantity));
  const earned = freeQuantity(promotion.offer, addQuantity(pieces, added));
  return quantity(Math.max(0, Math.min(subtractQuantity(earned, free), added)));
}

function addPaidPieces(bill: Bill, addition: PricedAddition, paid: Quantity): Bill {
  const target = findLineToJoin(bill, addition);
  if (target === null || target.isFree) {
    return insertLine(bill, createNormalLine(addition, { key: addition.key, quantity: paid }));
  }
  return replaceLine(bill, { ...target, quantity: addQuantity(target.quantity, paid) });
}

function addFreePieces(bill: Bill, addition: PricedAddition, count: Quantity): Bill {
  const target = findLineToJoin(bill, addition);
  const free = target === null || target.isFree ? target : findFreeLineUnder(bill, target);
  if (free !== null) {
    return replaceLine(bill, { ...free, quantity: addQuantity(free.quantity, count) });
  }
  if (target === null) {
    const line = createNormalLine(addition, { key: addition.key, quantity: count });
    return insertLine(bill, { ...line, price: noMoney, isFree: true });
  }
  // The key derives from the parent line, not from the press, so that till and server use the same key.
  const line = createNormalLine(addition, { key: deriveLineKey(target.key, 1), quantity: count });
  return insertLine(bill, {
    ...line,
    createdAt: target.createdAt,
    seats: [],
    course: null,
    price: noMoney,
    isFree: true,
    parent: target.key,
  });
}

function findFreeLineUnder(bill: Bill, { key }: NormalLine): NormalLine | null {
  return (
    linesUnder(bill, key)
      .filter((line) => line.type === "normal")
      .find((line) => line.isFree) ?? null
  );
}

/**
 * Returns the last item if more of the same can join it: unsent, with the same article, promotion and price, and
 * without anything that belongs only to the pieces already there (mixers, commission, note, order level).
 */
function findLineToJoin(bill: Bill, addition: PricedAddition): NormalLine | null {
  const last = lastItem(bill);
  if (last === null || last.type !== "normal" || last.isSaved) return null;
  if (!addition.joins && last.key !== addition.key) return null;
  const isSame =
    last.article === addition.article.id &&
    last.taxClass === addition.article.taxClass &&
    last.promotion === (addition.promotion?.id ?? null) &&
    last.productPrice === addition.productPrice &&
    last.price === (last.isFree ? noMoney : addition.price);
  const isPlain =
    last.note === "" &&
    last.orderLevel === null &&
    last.course === (addition.course ?? null) &&
    areSameSeats(last.seats, addition.seats ?? []) &&
    linesUnder(bill, last.key).every((line) => line.type === "normal");
  return isSame && isPlain && hasRoom(bill, last, addition) ? last : null;
}

/** A line is sent as one press, so its paid and free pieces together must not exceed the limit of one press. */
function hasRoom(bill: Bill, line: NormalLine, { quantity: added }: PricedAddition): boolean {
  const free = linesUnder(bill, line.key).map((under) => under.quantity);
  return sumQuantity([line.quantity, ...free, added]) <= maxQuantityPerPress;
}

function createNormalLine(
  addition: PricedAddition,
  { key, quantity: count }: { readonly key: LineKey; readonly quantity: Quantity },
): NormalLine {
  return {
    type: "normal",
    key,
    isSaved: false,
    round: null,
    article: addition.article.id,
    quantity: count,
    productPrice: addition.productPrice,
    price: addition.price,
    cost: addition.article.cost,
    staff: addition.staff,
    note: "",
    promotion: addition.promotion?.id ?? null,
    taxClass: addition.article.taxClass,
    createdAt: addition.moment.at,
    credits: null,
    seats: addition.seats ?? [],
    course: addition.course ?? null,
    orderLevel: null,
    isFree: false,
    parent: null,
    question: null,
    extra: noMoney,
  };
}
