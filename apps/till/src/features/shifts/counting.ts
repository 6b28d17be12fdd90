import type { ReplyOf } from "@comanda/contract/call";
import { countCash as countCashCall, printCashCount } from "@comanda/contract/day";
import type { CashCount } from "@comanda/domain/money/cash-count";
import type { Money } from "@comanda/domain/money/money";
import { isRefusal } from "@comanda/domain/refusal";
import { create } from "zustand";

import { write } from "#records/write.ts";

import { shiftToEnd } from "../end-bill/index.ts";
import type { Problem } from "../notice/index.ts";
import { requireSession } from "../order/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import { storeCount, readStoredCount } from "./stored-count.ts";

/** A drawer may be counted a second time if the sum is unexpected; then the count is final. */
const maxCounts = 2;

export type CountedShift = {
  readonly shift: number;
  readonly by: number;
  readonly counts: number;
  readonly total: Money;
  /** The server's reply to the last count: the expected amount is not known before. */
  readonly summary: ReplyOf<typeof countCashCall>["summary"];
};

/** The count as it is after a reload, when the expected amount has to be fetched again. */
export type DrawerCount = Omit<CountedShift, "summary"> & {
  readonly summary: CountedShift["summary"] | null;
};

/** The count of the shift that is being ended at this till. */
export const useCounting = create<{ readonly counted: DrawerCount | null }>(() => ({
  counted: readStoredCount(),
}));

export function setCounted(counted: DrawerCount | null): void {
  storeCount(counted);
  useCounting.setState({ counted });
}

/** Only for this shift and the current user. */
export function countedShift(shift: number | undefined): DrawerCount | null {
  const { counted } = useCounting.getState();
  return isCountOf(counted, shift) ? counted : null;
}

export function isCountOf(
  counted: DrawerCount | null,
  shift: number | undefined,
): counted is DrawerCount {
  return counted?.shift === shift && counted?.by === requireSession().user.id;
}

export function mayCountAgain({ counts }: Pick<DrawerCount, "counts">): boolean {
  return counts < maxCounts;
}

/** Only users who may end the shift can count; the server stores the count. */
export async function countDrawer(count: CashCount): Promise<Problem> {
  const shift = shiftToEnd();
  if (isRefusal(shift)) return shift;
  const before = countedShift(shift.id);
  if (before !== null && !mayCountAgain(before)) return null;
  const outcome = await write(countCashCall, {
    body: bodyOf(count),
  });
  if (!outcome.ok) return outcome.failure;
  const { summary } = outcome.reply;
  const counts = (before?.counts ?? 0) + 1;
  setCounted({
    shift: shift.id,
    by: requireSession().user.id,
    counts,
    total: count.grandTotal,
    summary,
  });
  return null;
}

/** Prints the count so far. */
export async function printCount(count: CashCount): Promise<Problem> {
  const outcome = await write(printCashCount, { query: paperQuery(), body: bodyOf(count) });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}

function bodyOf({ coins, notes, foreign = [] }: CashCount) {
  return {
    coin: rows(coins),
    cash: rows(notes),
    foreign: foreign.map(({ currency, amount }) => ({ currency, amount })),
  };
}

function rows(list: CashCount["coins"]) {
  return list.map(({ value, quantity, total }) => ({ bill: value, qty: quantity, total }));
}
