import { amountLimits } from "@comanda/domain/input-pad/pad-limits";
import type { MoneyFormat } from "@comanda/domain/money/format-money";

import { useAllMessages } from "#language/all-messages.ts";
import { fieldProblemText } from "#language/field-problem-text.ts";
import { KeyGrid, UndoKey } from "#ui/key-grid.tsx";
import { PadField } from "#ui/pad-field.tsx";

import styles from "./tenders.module.css";
import type { usePayments } from "./use-payments.ts";

type PayPadProps = {
  readonly payments: ReturnType<typeof usePayments>;
  readonly moneyFormat: MoneyFormat;
};

/** The amount of the next payment, for guests who share a bill or hand over another note. */
export function PayPad({ payments, moneyFormat }: PayPadProps) {
  const messages = useAllMessages();
  const { money, order } = messages;
  const { fraction } = amountLimits(moneyFormat);
  const { problem } = payments;
  return (
    <div className={styles["pad"]}>
      <div className={styles["typed"]}>
        <PadField
          label={money.amount}
          isLabelShown={false}
          placeholder={money.amount}
          value={payments.text}
          problem={problem === null ? undefined : fieldProblemText(problem, money.amount, messages)}
          isFirst
          onFocus={doNothing}
          onChange={payments.type}
        />
        <UndoKey texts={order} onKey={payments.pressKeys} />
      </div>
      <KeyGrid
        texts={order}
        extra={fraction ?? { sign: "000" }}
        zeros="00"
        onKey={payments.pressKeys}
      />
    </div>
  );
}

function doNothing(): void {
  // The field has nothing to take back.
}
