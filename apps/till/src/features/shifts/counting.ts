import type { ReplyOf } from "@comanda/contract/call";
import { countCash as countCashCall, printCashCount, readShiftCount } from "@comanda/contract/day";
import { isCountedAsSum, type CashCount } from "@comanda/domain/money/cash-count";
import { isRefusal } from "@comanda/domain/refusal";
import { create } from "zustand";

import { callApi, type ReplyOrFailure } from "#api/call.ts";
import { write } from "#records/write.ts";

import { shiftToEnd } from "../end-bill/index.ts";
import type { Problem } from "../notice/index.ts";
import { requireSession } from "../order/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";

/** What a user knows of the drawer after counting it; the expected amount is not known before. */
export type DrawerCount = CountOf & {
  readonly mayCountAgain: boolean;
  readonly summary: ReplyOf<typeof countCashCall>["summary"];
};

type CountOf = { readonly shift: number; readonly by: number };

/** The count of the shift that is being ended at this till, in its memory: the server has the counts. */
export const useCounting = create<{ readonly counted: DrawerCount | null }>(() => ({
  counted: null,
}));

export function setCounted(counted: DrawerCount | null): void {
  useCounting.setState({ counted });
}

/** Only for this shift and the current user. */
export function isCountOf(
  counted: DrawerCount | null,
  shift: number | undefined,
): counted is DrawerCount {
  return counted?.shift === shift && counted?.by === requireSession().user.id;
}

/** The user may have counted at another till, or the reply was lost. */
export async function askForCount(shift: number): Promise<CountReply> {
  const { counted: before } = useCounting.getState();
  const of = { shift, by: requireSession().user.id };
  const outcome = await callApi(readShiftCount, {});
  // A count that was sent meanwhile is newer than this reply.
  const isNewest = useCounting.getState().counted === before;
  if (outcome.ok && outcome.reply.summary !== null && isNewest) {
    const { mayCountAgain, summary } = outcome.reply;
    setCounted({ ...of, mayCountAgain, summary });
  }
  return outcome;
}

type CountReply = ReplyOrFailure<ReplyOf<typeof readShiftCount>>;

/** Only users who may end the shift can count; the server stores the count. */
export async function countDrawer(count: CashCount): Promise<Problem> {
  const shift = shiftToEnd();
  if (isRefusal(shift)) return shift;
  const outcome = await write(countCashCall, {
    body: bodyOf(count),
  });
  if (!outcome.ok) {
    // The screen of the count leads to the report once it knows that the last count is final.
    if (outcome.failure.code === "drawer-counted-twice") await askForCount(shift.id);
    return outcome.failure;
  }
  const { mayCountAgain, summary } = outcome.reply;
  setCounted({ shift: shift.id, by: requireSession().user.id, mayCountAgain, summary });
  return null;
}

/** Prints the count so far. */
export async function printCount(count: CashCount): Promise<Problem> {
  const outcome = await write(printCashCount, { query: paperQuery(), body: bodyOf(count) });
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}

function bodyOf(count: CashCount) {
  const { coins, notes, grandTotal, foreign = [] } = count;
  return {
    ...(isCountedAsSum(count) && { sum: grandTotal }),
    coin: rows(coins),
    cash: rows(notes),
    foreign: foreign.map(({ currency, amount }) => ({ currency, amount })),
  };
}

function rows(list: CashCount["coins"]) {
  return list.map(({ value, quantity, total }) => ({ bill: value, qty: quantity, total }));
}
