import { currentLines } from "@comanda/domain/bill/bill";
import { useEffect } from "react";
import { useLocation } from "wouter";

import type { Reference } from "#records/reference.ts";
import { outboxMessages } from "#language/outbox-messages.ts";

import { endings } from "../ending/index.ts";
import { useOrder, resetOrder } from "../order/index.ts";
import { showNotice } from "../notice/index.ts";
import { BillEnded } from "./bill-ended.tsx";
import { PlaceTaken } from "./place-taken.tsx";
import { billEndedText } from "./bill-ended-text.ts";

type OrderConflictProps = {
  readonly reference: Reference;
  /** Whether the screen of an address is a sheet over the order. */
  readonly isSheet: (address: string) => boolean;
};

/**
 * If another till has ended the current bill or taken its table, asks over every screen what to do with the unsent
 * lines.
 */
export function OrderConflict({ reference, isSheet }: OrderConflictProps) {
  useBillEndNotice(isSheet);
  const bill = useOrder((state) => state.bill);
  const isPlaceTaken = useOrder((state) => state.isPlaceTaken);
  if (bill === null || currentLines(bill).length === 0) return null;
  const { id, place } = bill;
  if (id === null) {
    return isPlaceTaken && place !== null ? (
      <PlaceTaken bill={bill} place={place} reference={reference} />
    ) : null;
  }
  return bill.status === "open" ? null : <BillEnded bill={{ ...bill, id }} reference={reference} />;
}

/** These screens show by themselves that another till ended the bill. */
const endingScreens = new Set(["pay", "pay-cash", "void-bill", "split-bill", "merge-bill"]);

/**
 * When another till ends a bill without unsent lines, closes it here and notifies the waiter, who stays on a screen that
 * is not about the order: a count of the drawer or a form would be lost.
 */
function useBillEndNotice(isSheet: OrderConflictProps["isSheet"]): void {
  const [path, navigate] = useLocation();
  useEffect(
    () =>
      useOrder.subscribe(({ bill }, { bill: before }) => {
        if (bill === null || bill.id === null || bill.status === "open") return;
        if (endings.has(bill.id)) return;
        const wasOpen = before?.status === "open" && before.id === bill.id;
        if (!wasOpen || currentLines(bill).length > 0) return;
        if (endingScreens.has(path.split("/")[1] ?? "")) return;
        resetOrder();
        showNotice(billEndedText(bill, outboxMessages()));
        if (isSheet(path)) navigate("/order", { replace: true });
      }),
    [path, navigate, isSheet],
  );
}
