import { newBill, updateBill } from "@comanda/contract/bill";
import type { Bill } from "@comanda/domain/bill/bill";
import { pressPrint } from "@comanda/domain/bill/save-bill";
import { modeAfter, modeOnLoad } from "@comanda/domain/bill/modal-mode";
import type { BillId } from "@comanda/domain/id";
import { isRefusal, refuse } from "@comanda/domain/refusal";

import type { Failure } from "#api/failure.ts";
import { write } from "#records/write.ts";

import { sayFailure, sayRefusal } from "../notice/index.ts";
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
    return bill.id === null
      ? say(refuse("bill-has-no-item"))
      : { id: bill.id, mode: modeOnLoad(bill) };
  }
  useOrder.setState({ isSending: true });
  const sent = await send(bill);
  useOrder.setState({ isSending: false });
  if (typeof sent !== "number") {
    sayFailure(sent);
    return null;
  }
  const known = knownBill(sent);
  useOrder.setState({ bill: known, selected: null, isCrediting: false, isSecondBill: false });
  void printAfter([sent]);
  return { id: sent, mode: modeAfter("save") };
}

async function send(bill: Bill): Promise<BillId | Failure> {
  if (bill.id !== null) {
    const body = { id: bill.id, version: bill.version, billItems: itemsToSend(bill) };
    const outcome = await write(updateBill, { body });
    return outcome.ok ? outcome.reply.id : outcome.failure;
  }
  const body = newBillBody(bill, useOrder.getState().isSecondBill);
  const outcome = await write(newBill, { body });
  return outcome.ok ? outcome.reply.id : outcome.failure;
}

function say(refusal: Parameters<typeof sayRefusal>[0]): null {
  sayRefusal(refusal);
  return null;
}
