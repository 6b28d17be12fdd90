import { addPayment } from "@comanda/contract/payment";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { paymentTypeCodes, type NewPayment } from "@comanda/domain/shift/payment";

import { useAllMessages } from "#language/all-messages.ts";
import { write } from "#records/write.ts";
import { FormScreen } from "#ui/form-screen.tsx";
import { useUnsaved } from "#ui/unsaved.tsx";

import { showSuccess, useSaving } from "../notice/index.ts";
import { deliverPapers, paperQuery } from "../papers/index.ts";
import styles from "./do-payment.module.css";

type ConfirmPaymentProps = {
  readonly payment: NewPayment;
  readonly category: string;
  readonly moneyFormat: MoneyFormat;
  readonly onBack: () => void;
};

/** Confirms the payment: money that has left the drawer cannot be brought back by a press. */
export function ConfirmPayment(props: ConfirmPaymentProps) {
  const { payment, category, moneyFormat, onBack } = props;
  const { money, cancel } = useAllMessages();
  const { isBusy, save } = useSaving();
  useUnsaved(true, isBusy);
  const amount = formatMoney(payment.amount, moneyFormat);
  const pay = async () => {
    const { type, note, expenseCategory } = payment;
    const body = { type: paymentTypeCodes[type], amount: payment.amount, note, expenseCategory };
    const outcome = await write(addPayment, { query: paperQuery(), body });
    if (!outcome.ok) return outcome.failure;
    void deliverPapers(outcome.reply);
    showSuccess(money.paymentDone(amount));
    return null;
  };
  const rows = [
    [money.direction, payment.type === "money-in" ? money.moneyIn : money.moneyOut],
    [money.expenseCategory, category],
    [money.amount, amount],
    [money.note, payment.note],
  ] as const;
  return (
    <FormScreen
      title={money.askToRecord[payment.type]}
      texts={{ cancel, submit: money.confirm }}
      isBusy={isBusy}
      onSubmit={() => void save(pay)}
      onCancel={onBack}
    >
      <dl className={styles["facts"]}>
        {rows
          .filter(([, text]) => text !== "")
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </FormScreen>
  );
}
