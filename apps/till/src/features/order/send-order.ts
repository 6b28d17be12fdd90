import { currentLines, type Bill } from "@comanda/domain/bill/bill";
import { choosePrintAction } from "@comanda/domain/bill/choose-print-action";
import { modeAfterAction, modeOnLoad } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";

import type { Failure } from "#api/failure.ts";
import { blockIfPending, type BillBody } from "#records/outbox-link.ts";

import { showFailure, showRefusal, dismissRefusal } from "../notice/index.ts";
import { printAfter } from "../papers/index.ts";
import { itemsToSend } from "./items-to-send.ts";
import { findServerBill, withUnsentLines } from "./server-bill.ts";
import type { LoadedBill } from "./load-bill.ts";
import { newBillBody } from "./new-bill-body.ts";
import { useOrder } from "./order-store.ts";
import { openShift } from "./working-hours.ts";

/** Print: sends the new lines; returns the bill to show and how to show it. */
export async function sendOrder(): Promise<LoadedBill | null> {
  const { bill, sending } = useOrder.getState();
  if (bill === null) return showRefusalAndStop(refuse("create-order-or-get-bill"));
  const press = choosePrintAction(bill, {
    hasShift: openShift() !== null,
    isSaving: sending !== null,
  });
  if (isRefusal(press)) return showRefusalAndStop(press);
  if (press === "ignore") return null;
  if (press === "show-again") {
    // The server makes its paper.
    if (blockIfPending(bill.id)) return null;
    return bill.id === null
      ? showRefusalAndStop(refuse("bill-has-no-item"))
      : { id: bill.id, mode: modeOnLoad(bill) };
  }
  useOrder.setState({ sending: bill, isReopened: false, isPlaceTaken: false });
  // It is in the file of the sync engine, which is here before any bill is.
  const { sendRounds } = await import("./send-rounds.ts");
  const sent = await sendRounds(bill, bodyOf(bill));
  useOrder.setState(({ sending: last }) => ({ sending: last === bill ? null : last }));
  if (!sent.ok) {
    const { prices } = sent.failure;
    if (prices === undefined) {
      noteConflict(sent.failure);
      showFailure(sent.failure);
    } else useOrder.setState({ unresolvedPrices: prices });
    return null;
  }
  dismissRefusal();
  const isStillShown = finishOrder(bill, sent.id);
  // The server cannot print an order that it does not have; the outbox prints it once it is sent.
  if (sent.isQueued) return null;
  void printAfter([sent.id], "order");
  return isStillShown ? { id: sent.id, mode: modeAfterAction("save") } : null;
}

/**
 * Shows the saved bill in place of the sent order. Returns false if the user has gone on meanwhile: to another bill,
 * with new lines, or with the same bill from the list.
 */
function finishOrder(sent: Bill, id: BillId): boolean {
  const { bill: current, isReopened } = useOrder.getState();
  const keys = new Set(sent.lines.map(({ key }) => key));
  // A new order has no ID until the server's record or reply arrives.
  const isSame = current?.id === id || current?.lines.some(({ key }) => keys.has(key)) === true;
  if (current === null || !isSame) return false;
  // The live stream may have brought a bill whose reply is lost: the outbox has given the order another ID.
  const known = findServerBill(id) ?? (current.id === null ? null : findServerBill(current.id));
  if (currentLines(current).some(({ key }) => !keys.has(key))) {
    // Without its record yet, the bill is recognized by its lines once the record arrives.
    if (known !== null) useOrder.setState({ bill: withUnsentLines(known, current) });
    return false;
  }
  useOrder.setState({ bill: known, selected: null, isCrediting: false, isSecondBill: false });
  return !isReopened;
}

/** If another till was first, the order conflict dialog asks what to do. */
function noteConflict({ code, about }: Failure): void {
  if (code === "table-taken") useOrder.setState({ isPlaceTaken: true });
  if (code !== "bill-not-open") return;
  // The bill's record may arrive after the refusal.
  const status = about["status"] === "voided" ? "voided" : "closed";
  useOrder.setState(({ bill }) => ({ bill: bill === null ? null : { ...bill, status } }));
}

function bodyOf(bill: Bill): BillBody {
  const { id, version } = bill;
  return id === null
    ? newBillBody(bill, useOrder.getState().isSecondBill)
    : { id, version, billItems: itemsToSend(bill) };
}

function showRefusalAndStop(refusal: Parameters<typeof showRefusal>[0]): null {
  showRefusal(refusal);
  return null;
}
