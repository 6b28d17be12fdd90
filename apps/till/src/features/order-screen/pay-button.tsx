import { currentLines, isOpen, type Bill } from "@comanda/domain/bill/bill";
import { useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import { Button } from "#ui/button.tsx";

import { openPayment, requireSessionPermission } from "../end-bill/index.ts";
import { useCounter, useOrder } from "../order/index.ts";

/** Opens the pay screen. It is the primary button once everything is sent, and at a counter always. */
export function PayButton({ bill }: { readonly bill: Bill }) {
  const { money } = useMessages();
  const [, navigate] = useLocation();
  const isSending = useOrder((state) => state.sending !== null);
  if (requireSessionPermission("pay-bill") !== null) return null;
  const isNext = isPayNext(bill);
  return (
    <Button
      kind={isNext ? "next" : "plain"}
      isBusy={isNext && isSending}
      onClick={() => openPayment(() => navigate("/pay"))}
    >
      {money.pay}
    </Button>
  );
}

/** Whether this user may take payments, and everything is sent or PAY sends it. */
export function isPayNext(bill: Bill): boolean {
  const isSent = bill.id !== null && currentLines(bill).length === 0;
  const isReady = isSent || useCounter.getState().counter?.isHere() === true;
  const isPayable = isReady && bill.lines.length > 0 && isOpen(bill);
  return isPayable && requireSessionPermission("pay-bill") === null;
}
