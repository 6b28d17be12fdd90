import { isOpen, type Bill } from "@comanda/domain/bill/bill";
import { servingWays, type ServingWay } from "@comanda/domain/bill/serving-way";
import { isRefusal } from "@comanda/domain/refusal";
import { useState } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Button } from "#ui/button.tsx";

import { showFailure, showRefusal } from "../notice/index.ts";
import { sendServingWay } from "./send-serving-way.ts";
import styles from "./serving-keys.module.css";

type ServingKeysProps = { readonly bill: Bill; readonly reference: Reference };

/** One touch says how an open bill is served, where a charge depends on it. */
export function ServingKeys({ bill, reference }: ServingKeysProps) {
  const { lines } = useAllMessages();
  const [isBusy, setIsBusy] = useState(false);
  const isUsed =
    bill.servingWay !== "here" || reference.payTypes.some((type) => type.servingWays.length > 0);
  if (!isUsed || !isOpen(bill)) return null;
  const handleClick = async (way: ServingWay) => {
    setIsBusy(true);
    const problem = await sendServingWay(way);
    setIsBusy(false);
    if (problem === null) return;
    if (isRefusal(problem)) showRefusal(problem);
    else showFailure(problem);
  };
  return (
    <fieldset aria-label={lines.servingWay} className={styles["ways"]}>
      {servingWays.map((way) => (
        <Button
          key={way}
          kind="plain"
          aria-pressed={way === bill.servingWay}
          disabled={isBusy}
          onClick={() => void handleClick(way)}
        >
          {lines.servingWays[way]}
        </Button>
      ))}
    </fieldset>
  );
}
