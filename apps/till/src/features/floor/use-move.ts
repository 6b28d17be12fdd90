import type { BillReply } from "@comanda/contract/bill-record";

import { useAllMessages } from "#language/all-messages.ts";
import { hasPendingIntents } from "#records/outbox-link.ts";

import { isTableTaken, showRefusal, showSuccess, type useAction } from "../notice/index.ts";
import { shownNumberOf } from "../order/index.ts";
import { moveBill, moveNewOrder } from "./move-bill.ts";
import type { TableView } from "./read-tables.ts";

type Moving = {
  readonly from: TableView;
  readonly to: TableView;
  /** Staff have chosen that the table has several bills. */
  readonly isSecondBill: boolean;
};

export type StepsOfMove = {
  readonly close: () => void;
  /** Guests of another till have sat down there meanwhile. */
  readonly onTaken: (bill: BillReply, from: TableView, to: TableView) => void;
};

/** Moves a bill, or without one the order on this screen that was never sent. */
export function useMove(
  nameOf: (view: TableView) => string,
  { close, onTaken }: StepsOfMove,
  run: ReturnType<typeof useAction>["run"],
) {
  const { tables: texts } = useAllMessages();
  return (bill: BillReply | null, { from, to, isSecondBill }: Moving) => {
    close();
    if (bill === null) {
      const refusal = moveNewOrder(to.place);
      if (refusal === null) showSuccess(texts.movedOrder(nameOf(to)));
      else showRefusal(refusal);
      return;
    }
    void run(async () => {
      const problem = await moveBill(bill.id, to.place, isSecondBill);
      // Without the server the move waits on this till, which says so itself.
      if (problem === null && !hasPendingIntents(bill.id)) {
        showSuccess(texts.moved(shownNumberOf(bill), nameOf(to)));
      }
      if (!isTableTaken(problem)) return problem;
      onTaken(bill, from, to);
      return null;
    });
  };
}
