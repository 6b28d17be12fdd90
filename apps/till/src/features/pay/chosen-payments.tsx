import type { PayDetail } from "@comanda/domain/bill/settlement";
import type { PayTypeId } from "@comanda/domain/id";
import { formatMoney } from "@comanda/domain/money/format-money";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";

import { PaySymbol } from "./pay-methods.tsx";

type ChosenPaymentsProps = {
  readonly paid: readonly PayDetail[];
  readonly reference: Reference;
  /** While they are on their way to the server, they cannot be removed. */
  readonly isBusy: boolean;
  readonly onRemove: (payType: PayTypeId) => void;
};

/** The payments chosen so far, each with its amount and an Undo. */
export function ChosenPayments({ paid, reference, isBusy, onRemove }: ChosenPaymentsProps) {
  const { order } = useAllMessages();
  const { payTypes, moneyFormat } = reference;
  return (
    <>
      {paid.map(({ payType: id, total }) => {
        const payType = payTypes.find((one) => one.id === id);
        if (payType === undefined) return null;
        const amount = formatMoney(total, moneyFormat);
        return (
          <li key={id}>
            <PaySymbol payType={payType} />
            <span>
              {payType.name} <strong>{amount}</strong>
            </span>
            <Button
              kind="plain"
              aria-label={`${order.undo}: ${payType.name} ${amount}`}
              isBusy={isBusy}
              onClick={() => {
                if (!isBusy) onRemove(id);
              }}
            >
              {order.undo}
            </Button>
          </li>
        );
      })}
    </>
  );
}
