import type { PayDetail } from "@comanda/domain/bill/settlement";
import { formatMoneyWithSign, type MoneyFormat } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";
import { sumPayDetails } from "@comanda/domain/payment/pay-detail-sum";

import { useAllMessages } from "#language/all-messages.ts";
import { Question } from "#ui/question.tsx";

/** Payments that cover what is due, and their change. */
export type SettledPayments = {
  readonly due: Money;
  readonly paid: readonly PayDetail[];
  readonly change: Money;
};

type ChangeQuestionProps = {
  readonly settled: SettledPayments;
  readonly moneyFormat: MoneyFormat;
  readonly onNo: () => void;
  readonly onYes: () => void;
};

/** Asks before a bill is closed with a change that was probably mistyped. */
export function ChangeQuestion({ settled, moneyFormat, onNo, onYes }: ChangeQuestionProps) {
  const { money, cancel } = useAllMessages();
  const { due, paid, change } = settled;
  const text = (amount: Money) => formatMoneyWithSign(amount, moneyFormat);
  return (
    <Question
      title={money.askChange(text(change))}
      no={cancel}
      yes={money.close}
      onNo={onNo}
      onYes={onYes}
    >
      {money.muchHandedOver(text(sumPayDetails(paid)), text(due))}
    </Question>
  );
}
