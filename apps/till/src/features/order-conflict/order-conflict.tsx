import { currentLines } from "@comanda/domain/bill/bill";

import type { Reference } from "#records/reference.ts";

import { useOrder } from "../order/index.ts";
import { BillEnded } from "./bill-ended.tsx";
import { PlaceTaken } from "./place-taken.tsx";
import { useBillEndNotice } from "./use-bill-end-notice.ts";

type OrderConflictProps = { readonly reference: Reference };

/**
 * If another till has ended the current bill or taken its table, asks over every screen what to do with the unsent
 * lines.
 */
export function OrderConflict({ reference }: OrderConflictProps) {
  useBillEndNotice();
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
