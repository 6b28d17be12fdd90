import type { PriceChange } from "@comanda/contract/bill";
import { formatMoney } from "@comanda/domain/money/format-money";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { useRecordState } from "#records/use-records.ts";
import { Button } from "#ui/button.tsx";

import styles from "./price-rows.module.css";

type PriceRowsProps = {
  readonly prices: readonly PriceChange[];
  readonly quantityOf: (key: string) => number;
  readonly isBusy: boolean;
  readonly onRemove: (key: string) => void;
};

/**
 * The current price of each line beside the shown one. A single line is removed by the button below instead of its own.
 */
export function PriceRows({ prices, quantityOf, isBusy, onRemove }: PriceRowsProps) {
  const { order } = useAllMessages();
  const reference = useRecordState((state) => state.reference);
  if (reference === null) return null;
  const sentence = (change: PriceChange): string => {
    const { now, shown } = amountsOf(change);
    const what = order.pieces(Math.abs(quantityOf(change.key)), nameOf(change, reference));
    const text = (amount: typeof now) => formatMoney(amount, reference.moneyFormat);
    return order.isNow(what, text(now), text(shown));
  };
  return (
    <ul className={styles["rows"]}>
      {prices.map((change) => (
        <li key={change.key} className={styles["row"]}>
          <span>{sentence(change)}</span>
          {prices.length > 1 && (
            <Button kind="plain" disabled={isBusy} onClick={() => onRemove(change.key)}>
              {order.remove}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ product }: PriceChange, { menu }: Reference): string {
  return menu.articles.find(({ id }) => id === product)?.name ?? `#${product}`;
}

/** For a timer, either the price of its time differs, or its minimum. */
export function amountsOf({ now, shown }: PriceChange) {
  return now.amount === shown.amount
    ? { now: now.price, shown: shown.price }
    : { now: now.amount, shown: shown.amount };
}
