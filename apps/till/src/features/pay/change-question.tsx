import { formatMoneyWithSign, type MoneyFormat } from "@comanda/domain/money/format-money";
import type { Money } from "@comanda/domain/money/money";

import { useAllMessages } from "#language/all-messages.ts";
import { Question } from "#ui/question.tsx";

/** What a guest handed over, in its own currency, for what is due. */
export type AskedChange = {
  readonly due: Money;
  readonly handed: string;
  readonly change: Money;
};

type ChangeQuestionProps = {
  readonly asked: AskedChange;
  readonly moneyFormat: MoneyFormat;
  readonly onNo: () => void;
  readonly onYes: () => void;
};

/** Asks before a bill is closed with a change that was probably mistyped. */
export function ChangeQuestion({ asked, moneyFormat, onNo, onYes }: ChangeQuestionProps) {
  const { money, cancel } = useAllMessages();
  const { due, handed, change } = asked;
  const text = (amount: Money) => formatMoneyWithSign(amount, moneyFormat);
  return (
    <Question
      title={money.askChange(text(change))}
      no={cancel}
      yes={money.close}
      onNo={onNo}
      onYes={onYes}
    >
      {money.muchHandedOver(handed, text(due))}
    </Question>
  );
}
