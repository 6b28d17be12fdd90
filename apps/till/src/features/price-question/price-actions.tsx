import type { PriceChange } from "@comanda/contract/bill";
import { formatMoney } from "@comanda/domain/money/format-money";

import { useAllMessages } from "#language/all-messages.ts";
import { useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";

import { amountsOf } from "./price-rows.tsx";

type PriceActionsProps = {
  readonly prices: readonly PriceChange[];
  readonly isBusy: boolean;
  readonly onRemove: (key: string) => void;
  readonly onConfirm: () => void;
};

/** One press for the usual answer: everything at the current prices. */
export function PriceActions({ prices, isBusy, onRemove, onConfirm }: PriceActionsProps) {
  const { order } = useAllMessages();
  const moneyFormat = useRecordState((state) => state.reference?.moneyFormat);
  const [only, ...others] = prices;
  const isAlone = only !== undefined && others.length === 0 && moneyFormat !== undefined;
  return (
    <>
      {isAlone && (
        <Button kind="plain" disabled={isBusy} onClick={() => onRemove(only.key)}>
          {order.remove}
        </Button>
      )}
      <Button kind="next" isBusy={isBusy} onClick={onConfirm}>
        {isAlone ? order.sendAt(formatMoney(amountsOf(only).now, moneyFormat)) : order.sendAtThese}
      </Button>
    </>
  );
}
