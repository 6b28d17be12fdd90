import type { QueryOf, ReplyOf } from "@comanda/contract/call";
import { readRefund, refundBill } from "@comanda/contract/refund";
import type { BillId } from "@comanda/domain/id";
import type { RefundPayment } from "@comanda/domain/payment/refund-money";

import { callApi } from "#api/call.ts";
import { useRead, type Read } from "#records/use-read.ts";
import { writeUnderKey } from "#records/write.ts";

import { useAction } from "../notice/index.ts";
import { deliverPapers, printAfter } from "../papers/index.ts";

/** How many of which lines go back, by their keys. */
export type ChosenLines = ReadonlyMap<string, number>;

/** Asks the server what these lines come to; while it answers, the last answer stands. */
export function useRefundPlan(
  bill: BillId,
  query: QueryOf<typeof readRefund>,
): Read<ReplyOf<typeof readRefund>> {
  const ask = () => callApi(readRefund, { params: { id: bill }, query });
  return useRead(ask, String(bill), JSON.stringify(query));
}

type NewRefund = {
  readonly chosen: ChosenLines;
  readonly reason: string;
  readonly payments: readonly RefundPayment[];
};

type Made = ReplyOf<typeof refundBill>;

export type Refunding = {
  readonly isBusy: boolean;
  /** Calls back with the new bill once it is made. */
  readonly refund: (asked: NewRefund, onMade: (made: Made) => void) => Promise<void>;
};

export function useRefund(bill: BillId): Refunding {
  const { isBusy, run } = useAction();
  return {
    isBusy,
    refund: async ({ chosen, reason, payments }, onMade) => {
      await run(async () => {
        const lines = [...chosen].map(([line, qty]) => ({ key: line, qty }));
        const body = { lines, statusNote: reason, payments: [...payments] };
        const outcome = await writeUnderKey(refundBill, (key) => ({
          params: { id: bill },
          body: { ...body, key },
        }));
        if (!outcome.ok) return outcome.failure;
        void deliverPapers(outcome.reply);
        void printAfter([outcome.reply.id], "other");
        onMade(outcome.reply);
        return null;
      });
    },
  };
}
