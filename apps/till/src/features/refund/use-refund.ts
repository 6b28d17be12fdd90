import type { QueryOf, ReplyOf } from "@comanda/contract/call";
import { readRefund, refundBill } from "@comanda/contract/refund";
import type { BillId } from "@comanda/domain/id";
import type { RefundPayment } from "@comanda/domain/payment/refund-money";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";

import { callApi } from "#api/call.ts";
import { useRead, type Read } from "#records/use-read.ts";
import { writeUnderKey } from "#records/write.ts";

import { showRefusal, useAction } from "../notice/index.ts";
import { deliverPapers, printAfter } from "../papers/index.ts";
import { linesToAsk } from "./lines-to-ask.ts";

/** How many of which lines go back, by their keys. */
export type ChosenLines = ReadonlyMap<string, number>;

type Plan = ReplyOf<typeof readRefund>;

export type RefundChoice = {
  /** What is left of the bill, and what the chosen lines come to; while the server answers, its last answer. */
  readonly plan: Read<Plan>;
  readonly chosen: ChosenLines;
  readonly choose: (lines: ChosenLines) => void;
};

/** What goes back, and what the server says that it comes to. */
export function useRefundChoice(bill: BillId): RefundChoice {
  const [chosen, setChosen] = useState<ChosenLines>(new Map());
  const [asked, setAsked] = useState<QueryOf<typeof readRefund>>({});
  const ask = () => callApi(readRefund, { params: { id: bill }, query: asked });
  const plan = useRead(ask, String(bill), JSON.stringify(asked));
  const choose = (lines: ChosenLines) => {
    if (plan.state !== "ready") return;
    const query = linesToAsk(plan.reply.lines, lines);
    if (isRefusal(query)) {
      showRefusal(query);
      return;
    }
    setChosen(lines);
    setAsked(query);
  };
  return { plan, chosen, choose };
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
