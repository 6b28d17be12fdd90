import { removeUnsentLines } from "@comanda/domain/bill/remove-line";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";

import { removeUndoably, requireReference, useOrder } from "../order/index.ts";
import styles from "./line-tools.module.css";

/** Drops the presses of a round as a whole. */
export function DropUnsent() {
  const { lines } = useAllMessages();
  const isSending = useOrder((state) => state.sending !== null);
  if (isSending) return null;
  const handleClick = () => {
    const { promotions } = requireReference();
    removeUndoably((bill) => removeUnsentLines(bill, promotions), lines.unsentDropped);
  };
  return (
    <span className={styles["drop"]}>
      <Button kind="quiet" onClick={handleClick}>
        {lines.dropUnsent}
      </Button>
    </span>
  );
}
