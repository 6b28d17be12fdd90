import type { Bill } from "@comanda/domain/bill/bill";
import { pressPrint } from "@comanda/domain/bill/save-bill";
import { modeAfter, modeOnLoad } from "@comanda/domain/bill/modal-mode";
import { isRefusal, refuse } from "@comanda/domain/refusal";

import type { Failure } from "#api/failure.ts";
import { isHeldBack, type BillBody } from "#records/outbox-link.ts";
import { sendOrKeep } from "#records/send-or-keep.ts";

import { sayFailure, sayRefusal, withdrawRefusal } from "../notice/index.ts";
import { printAfter } from "../papers/index.ts";
import { itemsToSend } from "./items-to-send.ts";
import { knownBill } from "./known-bill.ts";
import type { LoadedBill } from "./load-bill.ts";
import { newBillBody } from "./new-bill-body.ts";
import { useOrder } from "./order-store.ts";
import { openShift } from "./working-hours.ts";

/** Print: sends what is new, and says which bill is to be shown, and how. */
export async function sendOrder(): Promise<LoadedBill | null> {
  const { bill, isSending } = useOrder.getState();
  if (bill === null) return say(refuse("create-order-or-get-bill"));
  const press = pressPrint(bill, { hasShift: openShift() !== null, isSaving: isSending });
  if (isRefusal(press)) return say(press);
  if (press === "ignore") return null;
  if (press === "show-again") {
    // Its paper comes from the server.
    if (isHeldBack(bill.id)) return null;
    return bill.id === null
      ? say(refuse("bill-has-no-item"))
      : { id: bill.id, mode: modeOnLoad(bill) };
  }
  useOrder.setState({ isSending: true, isPlaceTaken: false });
  const sent = await sendOrKeep(bodyOf(bill));
  useOrder.setState({ isSending: false });
  if (!sent.ok) {
    const { prices } = sent.failure;
    if (prices === undefined) {
      meetConflict(sent.failure);
      sayFailure(sent.failure);
    } else useOrder.setState({ askedPrices: prices });
    return null;
  }
  withdrawRefusal();
  const known = knownBill(sent.id);
  useOrder.setState({ bill: known, selected: null, isCrediting: false, isSecondBill: false });
  // There is no paper of it before the server knows, and the outbox prints it then.
  if (sent.isKept) return null;
  void printAfter([sent.id], "order");
  return { id: sent.id, mode: modeAfter("save") };
}

/** Another till was quicker: what can be done about it is asked over the order. */
function meetConflict({ code, about }: Failure): void {
  if (code === "table-taken") useOrder.setState({ isPlaceTaken: true });
  if (code !== "bill-not-open") return;
  // The venue's own news of it may come later than its refusal.
  const status = about["status"] === "voided" ? "voided" : "closed";
  useOrder.setState(({ bill }) => ({ bill: bill === null ? null : { ...bill, status } }));
}

function bodyOf(bill: Bill): BillBody {
  const { id, version } = bill;
  return id === null
    ? newBillBody(bill, useOrder.getState().isSecondBill)
    : { id, version, billItems: itemsToSend(bill) };
}

function say(refusal: Parameters<typeof sayRefusal>[0]): null {
  sayRefusal(refusal);
  return null;
}
