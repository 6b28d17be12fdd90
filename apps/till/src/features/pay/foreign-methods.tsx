import { cashDue } from "@comanda/domain/payment/cash-due";
import { findCash } from "@comanda/domain/payment/pay-type";

import { ForeignDialog } from "./foreign-dialog.tsx";
import { ForeignKeys } from "./foreign-keys.tsx";
import { useForeignPayment } from "./use-foreign-payment.ts";

type ForeignMethodsProps = Parameters<typeof useForeignPayment>[0];

/** The keys of other currencies, and the one that is being paid in. Nothing where the venue takes none. */
export function ForeignMethods(props: ForeignMethodsProps) {
  const { due, reference, ending, parts } = props;
  const { currency, open, close, take, question } = useForeignPayment(props);
  const cash = findCash(reference.payTypes)?.id;
  if (cash === undefined || due <= 0) return null;
  return (
    <>
      <ForeignKeys due={cashDue(due, reference.currency)} reference={reference} onPress={open} />
      {currency !== null && (
        <ForeignDialog
          // Another rate is another question.
          key={currency.rateMillionths}
          currency={currency}
          due={due}
          cash={cash}
          reference={reference}
          isBusy={ending.isBusy || parts.isBusy}
          onCancel={close}
          onTake={(handed) => take(cash, handed)}
        />
      )}
      {question}
    </>
  );
}
