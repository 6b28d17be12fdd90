import { payCommission } from "@comanda/contract/commission";
import { useRef, useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import { write } from "#records/write.ts";
import { Question } from "#ui/question.tsx";

import { showSuccess, showFailure } from "../notice/index.ts";
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
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const pay = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const billItemIdList = due.lines.map(({ billItem }) => billItem);
    const body = { staffId: due.staff, amount: due.amount, billItemIdList };
    const outcome = await write(payCommission, { body });
    if (outcome.ok) showSuccess(money.commissionPaid(name, amount));
    else showFailure(outcome.failure);
    onClose(true);
  };
  return (
    <Question
      title={money.payCommissionTitle}
      no={cancel}
      yes={money.payOne}
      onNo={() => {
        if (!isUnderWay.current) onClose(false);
      }}
      onYes={() => void pay()}
      isBusy={isBusy}
    >
      {money.askPayCommission(name, amount)}
    </Question>
  );
}
