import type { ArticleId } from "../id.ts";
import { noMoney, sumMoney, type Money } from "../money/money.ts";
import { quantity, type Quantity } from "../money/quantity.ts";
import { findLine, parentOf, type Bill } from "./bill.ts";
import { isCredit, lineAmount, type Line, type LineKey, type TimerLine } from "./line.ts";
import type { SentLine } from "./receive-lines.ts";

/** What a till showed for one press. */
export type ShownPrice = {
  /** The price of one, after the promotion; of a timer, of one unit of its time. */
  readonly price: Money;
  /** What the press came to, free pieces included; of a timer, the least it costs. */
  readonly amount: Money;
};

/** A press that comes to something else than its till showed. */
export type PriceChange = {
  readonly key: LineKey;
  readonly article: ArticleId;
  readonly shown: ShownPrice;
  readonly now: ShownPrice;
};

/** What a press comes to on a bill: its own line, its free pieces, and what goes back with a credit. */
export function shownPrice(bill: Bill, pressed: Line): ShownPrice {
  const { key, price } = pressed;
  if (isTime(pressed)) return { price, amount: pressed.minimum };
  const lines = bill.lines.filter(
    (line) => line.key === key || (parentOf(line) === key && comesWithPress(line)),
  );
  return { price, amount: sumMoney(lines.map(exactAmount)) };
}

/** To the hundredth, also where guests pay whole units: what is equal here is equal there. */
function exactAmount(line: Line): Money {
  return lineAmount(line, { hasDecimals: true });
}

function isTime(line: Line): line is TimerLine {
  return line.type === "timer" && !isCredit(line);
}

/** Mixers and commissions are pressed for themselves; what goes back with a credit is not. */
function comesWithPress(line: Line): boolean {
  return isCredit(line) || line.type === "normal";
}

/** What the guest would pay for these presses otherwise than the till has shown. */
export function findPriceChanges(
  before: Bill,
  after: Bill,
  sent: readonly SentLine[],
): readonly PriceChange[] {
  const known = new Set(before.lines.map(({ key }) => key));
  // What the bill had already is not charged again.
  const fresh = sent.filter(({ key }) => !known.has(key));
  const changes = fresh.flatMap((press) => changeOf(before, after, press) ?? []);
  const sales = changes.filter(({ press }) => press.kind !== "credit");
  const credits = changes.filter(({ press }) => press.kind === "credit");
  const back = after.lines.filter((line) => isCredit(line) && !known.has(line.key));
  // Credits of a round are settled together: which of them takes back the free piece is no question.
  const isSameSum =
    sumMoney(credits.map(({ change }) => change.shown.amount)) === sumMoney(back.map(exactAmount));
  return [...sales, ...(isSameSum ? [] : credits)]
    .filter(({ isSame }) => !isSame)
    .map(({ change }) => change);
}

type Compared = {
  readonly press: SentLine;
  readonly change: PriceChange;
  readonly isSame: boolean;
};

function changeOf(before: Bill, after: Bill, press: SentLine): Compared | null {
  const { key, shown } = press;
  if (shown === undefined) return null;
  const line = findLine(after, key);
  const subject = line ?? (press.kind === "credit" ? findLine(before, press.line) : null);
  if (subject === null) return null;
  const now = line === null ? { price: shown.price, amount: noMoney } : shownPrice(after, line);
  // Only time has no amount yet; anything else that comes to the same costs the same.
  const isSamePrice = line === null || !isTime(line) || now.price === shown.price;
  const change = { key, article: subject.article, shown, now };
  return { press, change, isSame: isSamePrice && now.amount === shown.amount };
}

/** How many of a press were free when it was shown; null where what was shown does not tell. */
export function freePiecesShown({ price, amount }: ShownPrice, pressed: Quantity): Quantity | null {
  const paid = amount / price;
  return price > 0 && Number.isSafeInteger(paid) && paid >= 0 && paid <= pressed
    ? quantity(pressed - paid)
    : null;
}
