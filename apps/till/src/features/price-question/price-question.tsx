import type { Bill } from "@comanda/domain/bill/bill";
import { currentLines } from "@comanda/domain/bill/bill";
import { sumQuantity } from "@comanda/domain/money/quantity";

import { useAllMessages } from "#language/all-messages.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import {
  confirmPriceChanges,
  removeChangedLine,
  cancelPriceQuestion,
  useOrder,
} from "../order/index.ts";
import { PriceActions } from "./price-actions.tsx";
import { PriceRows } from "./price-rows.tsx";

export type PriceQuestionProps = { readonly onSend: () => void };

/** Nothing was sent yet: first asks what to do with lines whose price differs from the one shown. */
export function PriceQuestion({ onSend }: PriceQuestionProps) {
  const messages = useAllMessages();
  const { order } = messages;
  const asked = useOrder((state) => state.unresolvedPrices);
  const bill = useOrder((state) => state.bill);
  if (asked.length === 0 || bill === null) return null;
  const handleConfirm = () => {
    if (confirmPriceChanges()) onSend();
  };
  const handleRemove = (key: string) => {
    if (removeChangedLine(key) === "send-rest") onSend();
  };
  const answers = { prices: asked, isBusy: false, onRemove: handleRemove };
  return (
    <Dialog
      title={order.pricesTitle}
      onClose={cancelPriceQuestion}
      actions={
        <>
          <Button kind="quiet" onClick={cancelPriceQuestion}>
            {messages.cancel}
          </Button>
          <PriceActions {...answers} onConfirm={handleConfirm} />
        </>
      }
    >
      <PriceRows {...answers} quantityOf={(key) => pressedQuantity(bill, key)} />
    </Dialog>
  );
}

/** Free items were pressed like the paid ones. */
function pressedQuantity(bill: Bill, key: string): number {
  const lines = currentLines(bill).filter(
    (line) => line.key === key || (line.type === "normal" && line.isFree && line.parent === key),
  );
  const pieces = sumQuantity(lines.map(({ quantity }) => quantity));
  return pieces === 0 ? 1 : pieces;
}
