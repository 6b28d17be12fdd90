import { payCommission } from "@comanda/contract/commission";

import { useAllMessages } from "#language/all-messages.ts";
import { write } from "#records/write.ts";
import { Question } from "#ui/question.tsx";

import { showSuccess, useAction } from "../notice/index.ts";
import type { Due } from "./pay-commission-screen.tsx";

type AskPaymentProps = {
  readonly due: Due;
  readonly name: string;
  readonly amount: string;
  /** `isChanged` is true if the list must be reloaded. */
  readonly onClose: (isChanged: boolean) => void;
};

/** Pays exactly the sum that is shown, for exactly those lines. */
export function AskPayment({ due, name, amount, onClose }: AskPaymentProps) {
  const { money, cancel } = useAllMessages();
  const { isBusy, run } = useAction();
  const pay = async () => {
    const billItemIdList = due.lines.map(({ billItem }) => billItem);
    const body = { staffId: due.staff, amount: due.amount, billItemIdList };
    const outcome = await write(payCommission, { body });
    onClose(true);
    if (!outcome.ok) return outcome.failure;
    showSuccess(money.commissionPaid(name, amount));
    return null;
  };
  const close = () => {
    onClose(false);
    return Promise.resolve(null);
  };
  return (
    <Question
      title={money.payCommissionTitle}
      no={cancel}
      yes={money.payOne}
      // Not while it is being paid.
      onNo={() => void run(close)}
      onYes={() => void run(pay)}
      isBusy={isBusy}
    >
      {money.askPayCommission(name, amount)}
    </Question>
  );
}
