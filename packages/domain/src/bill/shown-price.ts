import type { ArticleId } from "../id.ts";
import { addMoney, noMoney, sumMoney, type Money } from "../money/money.ts";
import { quantity, type Quantity } from "../money/quantity.ts";
import { findLine, linesRightUnder, type Bill } from "./bill.ts";
import {
  deriveLineKey,
  isCredit,
  lineAmount,
  type Line,
  type LineKey,
  type TimerLine,
} from "./line.ts";
import { isSetLine, priceOfSet } from "./set-lines.ts";
import type { SentLine } from "./receive-lines.ts";

/** The price that a till showed for one press. */
export type ShownPrice = {
  /** The price of one after the promotion; for a timer, of one unit of time. */
  readonly price: Money;
  /** The amount of the whole press, free pieces included; for a timer, its minimum. */
  readonly amount: Money;
};

/** A press whose amount differs from what its till showed. */
export type PriceChange = {
  readonly key: LineKey;
  readonly article: ArticleId;
  readonly shown: ShownPrice;
  readonly now: ShownPrice;
};

/** Computes the price of a press on a bill: its own line, its free pieces, and what goes back with a credit. */
export function shownPrice(bill: Bill, pressed: Line): ShownPrice {
  const { price } = pressed;
  if (isTimerSale(pressed)) return { price, amount: pressed.minimum };
  const amount = sumMoney(linesOfPress(bill, pressed).map(exactAmount));
  return { price: isSetLine(bill, pressed) ? priceOfSet(bill, pressed) : price, amount };
}

function linesOfPress(bill: Bill, line: Line): readonly Line[] {
  const under = linesRightUnder(bill, line.key).filter(isPartOfPress);
  return [line, ...under.flatMap((each) => linesOfPress(bill, each))];
}

/** Compares in hundredths, even if guests pay whole units: equal hundredths give equal whole amounts. */
function exactAmount(line: Line): Money {
  return lineAmount(line, { hasDecimals: true });
}

function isTimerSale(line: Line): line is TimerLine {
  return line.type === "timer" && !isCredit(line);
}

/** Mixers and commissions are presses of their own; lines that go back with a credit are not. */
function isPartOfPress(line: Line): boolean {
  return isCredit(line) || line.type === "normal";
}

/** Finds the presses that cost the guest something else than the till showed. */
export function findPriceChanges(
  before: Bill,
  after: Bill,
  sent: readonly SentLine[],
): readonly PriceChange[] {
  const known = new Set(before.lines.map(({ key }) => key));
  // Lines that were already on the bill are not charged again.
  const fresh = sent.filter(({ key }) => !known.has(key));
  const pressed = new Set(sent.map(({ key }) => key));
  const changes = fresh.flatMap((press) => comparePrice(before, after, press, pressed) ?? []);
  const sales = changes.filter(({ press }) => press.kind !== "credit");
  const credits = changes.filter(({ press }) => press.kind === "credit");
  const back = after.lines.filter((line) => isCredit(line) && !known.has(line.key));
  // Credits of a round are settled together, so only their sum matters, not which of them takes back a free piece.
  const isSameSum =
    sumMoney(credits.map(({ change }) => change.shown.amount)) === sumMoney(back.map(exactAmount));
  return [...sales, ...(isSameSum ? [] : credits)]
    .filter(({ isSame }) => !isSame)
    .map(({ change }) => change);
}

type PriceComparison = {
  readonly press: SentLine;
  readonly change: PriceChange;
  readonly isSame: boolean;
};

function comparePrice(
  before: Bill,
  after: Bill,
  press: SentLine,
  pressed: ReadonlySet<LineKey>,
): PriceComparison | null {
  const { key, shown } = press;
  if (shown === undefined) return null;
  const line = findLine(after, key);
  const subject = line ?? (press.kind === "credit" ? findLine(before, press.line) : null);
  if (subject === null) return null;
  const alone = line === null ? { price: shown.price, amount: noMoney } : shownPrice(after, line);
  // Of an answer that is included in part, the rest is a line of its own.
  const restKey = deriveLineKey(key, 1);
  const rest = press.kind === "answer" && !pressed.has(restKey) ? findLine(after, restKey) : null;
  const now =
    rest === null ? alone : { ...alone, amount: addMoney(alone.amount, exactAmount(rest)) };
  // Only a timer has no final amount yet, so its price per unit must match too.
  const isSamePrice = line === null || !isTimerSale(line) || now.price === shown.price;
  const change = { key, article: subject.article, shown, now };
  return { press, change, isSame: isSamePrice && now.amount === shown.amount };
}

/** Derives the number of free pieces from the shown price; null if that is ambiguous. */
export function deriveFreePieces(
  { price, amount }: ShownPrice,
  pressed: Quantity,
): Quantity | null {
  const paid = amount / price;
  return Number.isSafeInteger(paid) && paid >= 0 && paid <= pressed
    ? quantity(pressed - paid)
    : null;
}
