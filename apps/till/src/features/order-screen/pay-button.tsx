import { currentLines, isOpen, type Bill } from "@comanda/domain/bill/bill";
import { useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import { blockIfPending } from "#records/outbox-link.ts";
import { Button } from "#ui/button.tsx";

import { requirePayable, requireSessionPermission } from "../end-bill/index.ts";
import { showRefusal } from "../notice/index.ts";

/** Opens the pay screen. It is the primary button once everything is sent. */
export function PayButton({ bill }: { readonly bill: Bill }) {
  const { money } = useMessages();
  const [, navigate] = useLocation();
  if (requireSessionPermission("pay-bill") !== null) return null;
  const handlePress = () => {
    const refusal = requirePayable();
    if (refusal !== null) showRefusal(refusal);
    else if (!blockIfPending(bill.id)) navigate("/pay");
  };
  return (
    <Button kind={isPayNext(bill) ? "next" : "plain"} onClick={handlePress}>
      {money.pay}
    </Button>
  );
}

/** Whether everything is sent and this user may take payments. */
export function isPayNext(bill: Bill): boolean {
  const isSent = bill.id !== null && bill.lines.length > 0 && currentLines(bill).length === 0;
  return isSent && isOpen(bill) && requireSessionPermission("pay-bill") === null;
}
