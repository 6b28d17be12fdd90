import type { QueryOf } from "@comanda/contract/call";
import { reopenBill } from "@comanda/contract/tender";
import type { Place } from "@comanda/domain/bill/bill";
import type { BillId } from "@comanda/domain/id";
import { formatMoneyWithSign, type MoneyFormat } from "@comanda/domain/money/format-money";
import { noMoney } from "@comanda/domain/money/money";
import { isRefusal } from "@comanda/domain/refusal";

import { allMessages } from "#language/all-messages.ts";
import { write } from "#records/write.ts";
import { rememberScreen } from "#ui/remember-screen.ts";

import { requirePayable, requireSessionPermission } from "../end-bill/index.ts";
import {
  isTableTaken,
  showAmount,
  showSuccess,
  showFailure,
  showOffer,
  showRefusal,
  type NextStep,
} from "../notice/index.ts";
import {
  findServerBill,
  loadBill,
  shownNumber,
  useOrder,
  type LoadedBill,
} from "../order/index.ts";
import { deliverPapers } from "../papers/index.ts";
import { withdrawWithNextOrder } from "./withdraw-with-next-order.ts";

type Announcing = {
  readonly moneyFormat: MoneyFormat;
  /** Shows the bill as it would be printed. */
  readonly onShow: (bill: LoadedBill) => void;
  /** Opens the pay screen. */
  readonly onPay: () => void;
};

/**
 * Says briefly that an order was sent or a bill paid, with what is often done next, and of any bill what happened to it
 * if its user has gone on to another screen. Returns false for any other bill, which the user wants to see.
 */
export function announceBill(
  bill: LoadedBill,
  { moneyFormat, onShow, onPay }: Announcing,
): boolean {
  const { money } = allMessages();
  const show = (label: string): NextStep => ({ label, onPress: () => onShow(bill) });
  if (bill.mode === "new") {
    const mayPay = requireSessionPermission("pay-bill") === null;
    const pay = { label: money.pay, onPress: () => payNow(bill.id, onPay) };
    const steps = [...(mayPay ? [pay] : []), show(money.show)];
    // Beside another bill's own PAY, one for the last bill would be pressed by mistake.
    withdrawWithNextOrder(showOffer({ text: money.sent(nameOf(bill.id)), steps }));
    return true;
  }
  if (bill.mode !== "close") {
    if (bill.isLate !== true) return false;
    const text = `${allMessages().billView.titles[bill.mode]} · ${nameOf(bill.id)}`;
    showOffer({ text, steps: [show(money.show)] });
    return true;
  }
  announcePayment(bill, { moneyFormat, onShow, onPay });
  return true;
}

/** An amount to give back stays if the payment could not be undone. */
function announcePayment(bill: LoadedBill, announcing: Announcing): void {
  const { money } = allMessages();
  const { moneyFormat, onShow, onPay } = announcing;
  const { change = noMoney, isLate = false } = bill;
  const undo = async () => {
    const isUndone = await undoPayment(bill.id, onPay);
    const isNextOrder = useOrder.getState().bill !== null;
    if (!isUndone && change !== 0 && !isNextOrder) announcePayment(bill, announcing);
  };
  const steps = [
    { label: money.receipt, onPress: () => onShow(bill) },
    { label: money.undoPayment, onPress: () => void undo() },
  ];
  if (change === 0) {
    showOffer({ text: money.paid(nameOf(bill.id)), steps });
    return;
  }
  const figure = formatMoneyWithSign(change, moneyFormat);
  // Its user may be taking the next order by now.
  const text = isLate ? `${nameOf(bill.id)} · ${money.giveBack}` : money.giveBack;
  withdrawWithNextOrder(showAmount({ text, figure, steps }));
}

/**
 * The bill that was just closed is open again, and its pay screen asks for the right payment. Returns false if it is
 * still paid.
 */
async function undoPayment(
  id: BillId,
  onPay: () => void,
  query: QueryOf<typeof reopenBill> = {},
): Promise<boolean> {
  const isStillOpen = rememberScreen();
  const outcome = await write(reopenBill, { params: { id }, query });
  if (!outcome.ok) {
    const place = findServerBill(id)?.place ?? null;
    if (place === null || !isTableTaken(outcome.failure)) showFailure(outcome.failure);
    else askForSecondBill(place, () => undoPayment(id, onPay, { isSecondBill: "true" }));
    return false;
  }
  void deliverPapers(outcome.reply);
  showSuccess(allMessages().money.paymentUndone);
  if (useOrder.getState().bill === null && isStillOpen()) payNow(id, onPay);
  return true;
}

/** Others have sat down at its table since it was paid. */
function askForSecondBill(place: Place, openIt: () => Promise<unknown>): void {
  const { order } = allMessages();
  const text = order.placeTaken(order[place.kind](place.name));
  showOffer({ text, steps: [{ label: order.secondBill, onPress: () => void openIt() }] });
}

/** Its number and place; the record may not have arrived yet. */
function nameOf(id: BillId): string {
  const { billView, order } = allMessages();
  const bill = findServerBill(id);
  const number = bill === null ? null : shownNumber(bill);
  const place = bill?.place ?? null;
  const parts = [
    number === null ? billView.titles.detail : order.billNumber(number),
    ...(place === null ? [] : [order[place.kind](place.name)]),
  ];
  return parts.join(" · ");
}

/** The bill that was sent is the current one again, as if it had been chosen among the open bills. */
function payNow(id: BillId, onPay: () => void): void {
  const loaded = loadBill(id);
  const refusal = isRefusal(loaded) ? loaded : requirePayable();
  if (refusal === null) onPay();
  else showRefusal(refusal);
}
