import { correctTender, undoTender, type TenderReply } from "@comanda/contract/tender";
import type { BillId, PayTypeId } from "@comanda/domain/id";

import { write } from "#records/write.ts";

import { createBillsUnderWay } from "../ending/index.ts";
import { useAction, type Problem } from "../notice/index.ts";
import { deliverPapers } from "../papers/index.ts";
import { sendTender, type TakenPayment } from "./send-payment.ts";

export type PartPayments = {
  readonly isBusy: boolean;
  /** Returns whether it was taken. */
  readonly take: (part: TakenPayment) => Promise<boolean>;
  /** Returns whether it was given back. */
  readonly undo: (tender: TenderReply["id"]) => Promise<boolean>;
  /** Books a payment to another pay type; returns whether it was done. */
  readonly correct: (tender: TenderReply["id"], payType: PayTypeId) => Promise<boolean>;
};

const partsUnderWay = createBillsUnderWay();

/** Takes payments of a bill one by one, and takes them back. */
export function usePartPayments({ id }: { readonly id: BillId }): PartPayments {
  const { isBusy, run } = useAction();
  return {
    isBusy: partsUnderWay.useHas(id) || isBusy,
    take: (part) => run(() => takePart(id, part)),
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

async function takePart(id: BillId, part: TakenPayment): Promise<Problem> {
  const stop = partsUnderWay.start(id);
  const outcome = await sendTender(id, part).finally(stop);
  if (!outcome.ok) return outcome.failure;
  void deliverPapers(outcome.reply);
  return null;
}
