import { currentLines } from "@comanda/domain/bill/bill";
import { useEffect } from "react";
import { useLocation } from "wouter";

import { outboxMessages } from "#language/outbox-messages.ts";

import { showNotice } from "../notice/index.ts";
import { resetOrder, useOrder } from "../order/index.ts";
import { billEndedText } from "./bill-ended-text.ts";

/** These screens show by themselves that another till ended the bill. */
const endingScreens = new Set(["pay", "pay-cash", "void-bill", "split-bill", "merge-bill"]);

/** When another till ends a bill without unsent lines, closes it here and notifies the waiter. */
export function useBillEndNotice(): void {
  const [path, navigate] = useLocation();
  useEffect(
    () =>
      useOrder.subscribe(({ bill, isEnding }, { bill: before }) => {
        if (bill === null || bill.status === "open" || isEnding) return;
        const wasOpen = before?.status === "open" && before.id === bill.id;
        if (!wasOpen || currentLines(bill).length > 0) return;
        if (endingScreens.has(path.split("/")[1] ?? "")) return;
        resetOrder();
        showNotice(billEndedText(bill, outboxMessages()));
        if (path !== "/order") navigate("/order", { replace: true });
      }),
    [path, navigate],
  );
}
