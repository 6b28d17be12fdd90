import { correctTender, takeTender, undoTender, type TenderReply } from "@comanda/contract/tender";
import type { BillId, PayTypeId } from "@comanda/domain/id";
import { useRef } from "react";

import { writeUnanswered } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { useAction } from "../notice/index.ts";
import { deliverPapers } from "../papers/index.ts";
import { tenderBody, type TakenPayment } from "./send-payment.ts";

export type PartPayments = {
  readonly isBusy: boolean;
  /** Returns whether it was taken. */
  readonly take: (part: TakenPayment) => Promise<boolean>;
  /** Returns whether it was given back. */
  readonly undo: (tender: TenderReply["id"]) => Promise<boolean>;
  /** Books a payment to another pay type; returns whether it was done. */
  readonly correct: (tender: TenderReply["id"], payType: PayTypeId) => Promise<boolean>;
};

/** Takes payments of a bill one by one, and takes them back. */
export function usePartPayments({ id }: { readonly id: BillId }): PartPayments {
  const { isBusy, run } = useAction();
  /** Of the press whose outcome is unknown: pressed again, it is the same payment. */
  const key = useRef<string | null>(null);
  return {
    isBusy,
    take: (part) =>
      run(async () => {
        key.current ??= crypto.randomUUID();
        const body = tenderBody(id, part, key.current);
        const outcome = await write(takeTender, { body });
        const isUnknown = !outcome.ok && outcome.failure.code === writeUnanswered.code;
        if (!isUnknown) key.current = null;
        if (!outcome.ok) return outcome.failure;
        void deliverPapers(outcome.reply);
        return null;
      }),
    undo: (tender) =>
      run(async () => {
        const outcome = await write(undoTender, { params: { id: tender } });
        if (!outcome.ok) return outcome.failure;
        void deliverPapers(outcome.reply);
        return null;
      }),
    correct: (tender, payType) =>
      run(async () => {
        const outcome = await write(correctTender, { params: { id: tender }, body: { payType } });
        return outcome.ok ? null : outcome.failure;
      }),
  };
}
