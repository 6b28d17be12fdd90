import { currentLines, isOpen, type Bill } from "@comanda/domain/bill/bill";
import { useLocation } from "wouter";

import { useMessages } from "#language/use-language.ts";
import { isHeldBack } from "#records/outbox-link.ts";
import { Button } from "#ui/button.tsx";

import { requirePayable, requireRight } from "../end-bill/index.ts";
import { sayRefusal } from "../notice/index.ts";

/** Opens the pay screen. It is the primary button once everything is sent. */
export function PayButton({ bill }: { readonly bill: Bill }) {
  const { money } = useMessages();
  const [, navigate] = useLocation();
  if (requireRight("pay-bill") !== null) return null;
  const handlePress = () => {
    const refusal = requirePayable();
    if (refusal !== null) sayRefusal(refusal);
    else if (!isHeldBack(bill.id)) navigate("/pay");
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
  return isSent && isOpen(bill) && requireRight("pay-bill") === null;
}
