import { payCommission } from "@comanda/contract/commission";
import { useRef, useState } from "react";

import { useMessages } from "#language/use-language.ts";
import { write } from "#records/write.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { sayDone, sayFailure } from "../notice/index.ts";
import type { Due } from "./pay-commission-screen.tsx";

type AskPaymentProps = {
  readonly due: Due;
  readonly name: string;
  readonly amount: string;
  /** The list is not what it was any more, or all is as before. */
  readonly onClose: (isChanged: boolean) => void;
};

/** The very sum that is shown is paid, for the very lines. */
export function AskPayment({ due, name, amount, onClose }: AskPaymentProps) {
  const { money, cancel } = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const pay = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const billItemIdList = due.lines.map(({ billItem }) => billItem);
    const body = { staffId: due.staff, amount: due.amount, billItemIdList };
    const outcome = await write(payCommission, { body });
    if (outcome.ok) sayDone(money.commissionPaid(name, amount));
    else sayFailure(outcome.failure);
    onClose(true);
  };
  return (
    <Dialog
      title={money.payCommissionTitle}
      onClose={() => {
        if (!isUnderWay.current) onClose(false);
      }}
      actions={
        <>
          <Button kind="plain" disabled={isBusy} onClick={() => onClose(false)}>
            {cancel}
          </Button>
          <Button kind="next" isBusy={isBusy} onClick={() => void pay()}>
            {money.payOne}
          </Button>
        </>
      }
    >
      {money.askPayCommission(name, amount)}
    </Dialog>
  );
}
