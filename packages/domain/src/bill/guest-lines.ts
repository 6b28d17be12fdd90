import { payableAmount, type Decimals } from "../money/currency.ts";
import { lineTotal } from "../money/line-total.ts";
import { addMoney, noMoney, sumMoney, type Money } from "../money/money.ts";
import { addQuantity, oneQuantity, type Quantity } from "../money/quantity.ts";
import { linesUnder, parentOf, type Bill } from "./bill.ts";
import { isOfBrokenUpSet } from "./broken-up-set.ts";
import { basePriceOfSet, isPartOfSet, partsOfSet } from "./set-lines.ts";
import { withoutReplaced } from "./replaced-commission.ts";
import { isCredit, lineAmount, type CommissionLine, type DiscountLine, type Line } from "./line.ts";

type GuestLineOptions = { readonly isGrouped: boolean; readonly currency: Decimals };

/** A row of the guests' bill. */
export type GuestLine = {
  readonly line: Line;
  readonly quantity: Quantity;
  readonly price: Money;
  readonly total: Money;
  /** Whether the row belongs under the row of another line. */
  readonly isUnder: boolean;
};

/**
 * Builds the rows of the guests' bill. A hidden commission is added to the figures of its item, so that the rows still
 * add up. Equal lines share a row if the venue wants that.
 */
export function guestLines(
  whole: Bill,
  { isGrouped, currency }: GuestLineOptions,
): readonly GuestLine[] {
  const bill = withoutReplaced(whole);
  const shown = bill.lines.filter((line) => !isHiddenCommission(line) && !isLeftOut(line));
  const rows = shown
    .map((line) => toGuestLine(bill, line, currency))
    // Nothing is left of it that guests know.
    .filter(({ line, total }) => total !== noMoney || !isOfBrokenUpSet(bill, line));
  const onLines = rows.filter(({ line }) => !isOfBill(line));
  const ofBill = mergeRows(
    bill,
    rows.filter(({ line }) => isOfBill(line)),
  ).map((row) => ({ ...row, quantity: oneQuantity, price: row.total, isUnder: false }));
  return [...(isGrouped ? mergeRows(bill, onLines) : onLines), ...ofBill];
}

/** Each line has its part of a discount on the whole bill, which guests read in one row. */
function isOfBill(line: Line): boolean {
  return line.type === "discount" && line.isOfBill;
}

/** The kitchen leaves it out, and guests pay nothing for it. */
function isLeftOut(line: Line): boolean {
  return line.type === "mixer" && line.way === "without";
}

function isHiddenCommission(line: Line): line is CommissionLine {
  return line.type === "commission" && !line.isOnBill;
}

function toGuestLine(bill: Bill, line: Line, currency: Decimals): GuestLine {
  const priceOf = ({ price }: Line): Money => payableAmount(price, currency);
  const hidden = bill.lines.filter(isHiddenCommission).filter(({ parent }) => parent === line.key);
  const hiddenTotal = sumMoney(hidden.map((one) => lineAmount(one, currency)));
  const isPerPiece = hidden.every(({ quantity }) => quantity === line.quantity);
  const hiddenPrice = isPerPiece ? sumMoney(hidden.map(priceOf)) : noMoney;
  const own = figuresInSet(bill, line) ?? {
    line,
    price: priceOf(line),
    total: lineAmount(line, currency),
  };
  return {
    line: own.line,
    quantity: line.quantity,
    price: addMoney(own.price, hiddenPrice),
    total: addMoney(own.total, hiddenTotal),
    isUnder: bill.lines.some(({ key }) => key === parentOf(line)),
  };
}

/**
 * A set shows its price, and its parts what they cost on top. Both are amounts that guests can pay; the promotion is
 * that of the set.
 */
function figuresInSet(bill: Bill, line: Line): Pick<GuestLine, "line" | "price" | "total"> | null {
  if (isPartOfSet(line)) {
    const { extra, quantity } = line;
    return { line: { ...line, promotion: null }, price: extra, total: lineTotal(extra, quantity) };
  }
  const [part] = partsOfSet(bill, line.key);
  if (part === undefined) return null;
  const price = basePriceOfSet(bill, line);
  const { promotion } = part;
  return { line: { ...line, promotion }, price, total: lineTotal(price, line.quantity) };
}

/** The note of a line for guests; the reason of a credit is internal. */
export function guestNote(line: Line): string {
  return isCredit(line) ? "" : line.note;
}

/** Merges equal rows at the position of the first one and drops rows that were credited completely. */
function mergeRows(bill: Bill, rows: readonly GuestLine[]): readonly GuestLine[] {
  const groups = new Map<string, GuestLine>();
  for (const row of rows) {
    const name = mergeKey(bill, row);
    const same = groups.get(name);
    groups.set(name, same === undefined ? row : addRows(same, row));
  }
  return [...groups.values()].filter(({ line, quantity, total }) => {
    return line.type === "timer" || quantity !== 0 || total !== 0;
  });
}

function addRows(first: GuestLine, second: GuestLine): GuestLine {
  return {
    ...first,
    quantity: addQuantity(first.quantity, second.quantity),
    total: addMoney(first.total, second.total),
  };
}

/** A discount and what was taken back of it are one row. */
function discountKey({ isOfBill: ofBill, key, credits, reason, rate }: DiscountLine): string {
  return ofBill ? `bill ${reason} ${rate}` : `line ${credits ?? key}`;
}

/** Timers, and lines that have or are something under another line, are never merged. */
function mergeKey(bill: Bill, { line, price, total, quantity, isUnder }: GuestLine): string {
  if (line.type === "discount") return discountKey(line);
  const isPlain =
    line.type === "normal" &&
    !isUnder &&
    linesUnder(bill, line.key).length === 0 &&
    total === lineTotal(price, quantity);
  if (!isPlain) return `line ${line.key}`;
  const { article, promotion, orderLevel, taxClass } = line;
  return JSON.stringify([article, price, guestNote(line), promotion, orderLevel, taxClass]);
}
