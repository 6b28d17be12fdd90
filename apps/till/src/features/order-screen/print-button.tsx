import { currentLines, type Bill } from "@comanda/domain/bill/bill";

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";

import { useOrder } from "../order/index.ts";
import { isPayNext } from "./pay-button.tsx";

type PrintButtonProps = { readonly bill: Bill; readonly onPrint: () => void };

/** Highlighted while the bill has unsent lines, unless PAY sends them, too. */
export function PrintButton({ bill, onPrint }: PrintButtonProps) {
  const { order } = useMessages();
  const isSending = useOrder((state) => state.sending !== null);
  return (
    <Button
      kind={currentLines(bill).length > 0 && !isPayNext(bill) ? "next" : "plain"}
      isBusy={isSending}
      onClick={onPrint}
    >
      {order.print}
    </Button>
  );
}
