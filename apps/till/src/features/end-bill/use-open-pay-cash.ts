import { useLocation } from "wouter";

import { blockIfPending } from "#records/outbox-link.ts";

import { showRefusal } from "../notice/index.ts";
import { useOrder } from "../order/index.ts";
import { requirePayable } from "./end-guards.ts";

/** Opens the cash screen, or shows why it cannot. */
export function useOpenPayCash(): () => void {
  const [, navigate] = useLocation();
  return () => {
    const refusal = requirePayable();
    if (refusal !== null) showRefusal(refusal);
    else if (!blockIfPending(useOrder.getState().bill?.id ?? null)) navigate("/pay-cash");
  };
}
