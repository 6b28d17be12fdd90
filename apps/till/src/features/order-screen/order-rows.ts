import type { Bill } from "@comanda/domain/bill/bill";
import { currentLines, parentOf, previousLines } from "@comanda/domain/bill/bill";
import { isRunning } from "@comanda/domain/bill/change-time";
import { sortUnderParents } from "@comanda/domain/bill/line-order";
import { isCredit, type DiscountLine, type Line, type LineKey } from "@comanda/domain/bill/line";
import { seatsOf } from "@comanda/domain/bill/seats";
import { isPartOfSet, shownAmount } from "@comanda/domain/bill/set-lines";
import { groupPreviousOrders } from "@comanda/domain/bill/previous-orders";
import type { ArticleId, OrderLevelId } from "@comanda/domain/id";
import type { AnswerWay } from "@comanda/domain/menu/question";
import type { Decimals } from "@comanda/domain/money/currency";
import type { Money } from "@comanda/domain/money/money";
import type { Quantity } from "@comanda/domain/money/quantity";
import type { Instant } from "@comanda/domain/time/instant";
import type { TimeUnit } from "@comanda/domain/timer/time-unit";

export type OrderRow = {
  readonly key: LineKey;
  readonly quantity: Quantity;
  readonly unit: TimeUnit | null;
  readonly article: ArticleId;
  readonly level: OrderLevelId | null;
  readonly note: string;
  readonly way: AnswerWay | null;
  readonly amount: Money;
  /** Part of a set, whose price stands above. */
  readonly isPart: boolean;
  /** Belongs to the row above: a mixer, a commission, a discount or a free item. */
  readonly isUnder: boolean;
  readonly isFree: boolean;
  readonly isCredit: boolean;
  readonly isRunning: boolean;
  readonly commissionFor: Line["staff"] | null;
  readonly discount: Pick<DiscountLine, "rate"> | null;
  /** Empty for what is for the table. */
  readonly seats: Line["seats"];
};

export type OrderBlock<Row> = {
  /** The last press of the round, just before Print; null for new lines. */
  readonly at: Instant | null;
  readonly rows: readonly Row[];
  /** If the lines stand under the heading of a course. */
  readonly course?: number | null;
};

/** The sent rounds, oldest first, then the new lines. Dependent lines come right after their parent. */
export function orderBlocks<Row>(
  bill: Bill,
  rowOf: (line: Line, bill: Bill) => Row,
): readonly OrderBlock<Row>[] {
  const sent = groupPreviousOrders(previousLines(bill)).map((lines) => ({
    at: lines.at(-1)?.createdAt ?? null,
    rows: sortUnderParents(lines).map((line) => rowOf(line, bill)),
  }));
  const unsent = sortUnderParents(currentLines(bill)).map((line) => rowOf(line, bill));
  return unsent.length === 0 ? sent : [...sent, { at: null, rows: unsent }];
}

export function orderRow(bill: Bill, line: Line, currency: Decimals): OrderRow {
  return {
    key: line.key,
    quantity: line.quantity,
    unit: line.type === "timer" ? line.unit : null,
    article: line.article,
    level: line.type === "normal" ? line.orderLevel : null,
    note: line.note,
    way: line.type === "mixer" ? line.way : null,
    amount: shownAmount(bill, line, currency),
    isPart: isPartOfSet(line),
    isUnder: parentOf(line) !== null,
    isFree: line.type === "normal" && line.isFree,
    isCredit: isCredit(line),
    isRunning: isRunning(line),
    commissionFor: line.type === "commission" ? line.staff : null,
    discount: line.type === "discount" ? line : null,
    seats: isPartOfSet(line) ? seatsOf(bill, line) : line.seats,
  };
}

/** Whether a row may change without its line: a part is for whom its set is, and a set costs what its parts cost. */
export function readsOtherLines(line: Line): boolean {
  return line.price === 0 || isPartOfSet(line);
}
