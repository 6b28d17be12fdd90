import { isOpen, type Bill } from "@comanda/domain/bill/bill";
import { servingWays } from "@comanda/domain/bill/serving-way";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";

import { useAction } from "../notice/index.ts";
import { sendServingWay } from "./send-serving-way.ts";
import styles from "./serving-keys.module.css";

type ServingKeysProps = { readonly bill: Bill; readonly reference: Reference };

/** One touch says how an open bill is served, where a charge depends on it. */
export function ServingKeys({ bill, reference }: ServingKeysProps) {
  const { lines } = useAllMessages();
  const { isBusy, run } = useAction();
  const isUsed =
    bill.servingWay !== "here" || reference.payTypes.some((type) => type.servingWays.length > 0);
  if (!isUsed || !isOpen(bill)) return null;
  return (
    <fieldset aria-label={lines.servingWay} className={styles["ways"]}>
      {servingWays.map((way) => (
        <Button
          key={way}
          kind="plain"
          aria-pressed={way === bill.servingWay}
          disabled={isBusy}
          onClick={() => void run(() => sendServingWay(way))}
        >
          {lines.servingWays[way]}
        </Button>
      ))}
    </fieldset>
  );
}
