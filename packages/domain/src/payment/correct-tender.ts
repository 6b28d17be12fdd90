import { requireOpen, type Bill } from "../bill/bill.ts";
import type { PayTypeId, ShiftId, TenderId } from "../id.ts";
import { negateMoney, noMoney, subtractMoney } from "../money/money.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { isWithin } from "../time/is-within.ts";
import { cashDue } from "./cash-due.ts";
import { isCash, isInvoice, isPaymentRow, requirePayDetail, type PayRules } from "./pay-rules.ts";
import type { TakenMoney } from "./taking-money.ts";
import { paidOf, paymentsOf, tenderAmount, type Tender, type TenderMoment } from "./tender.ts";

/** Whether drawers are still uncounted: that of the shift that took the money, and of the one that closed the bill. */
export function isUncounted(
  [taken, closed]: readonly [taken: ShiftId | null, closed: ShiftId | null],
  open: ReadonlySet<ShiftId>,
): boolean {
  const shifts = [taken, closed].filter((shift) => shift !== null);
  return shifts.length > 0 && shifts.every((shift) => open.has(shift));
}

/** The tenders of a bill, and the shift that one of them is in. */
export type Correcting = Pick<TenderMoment, "staff" | "at"> & {
  readonly tenders: readonly Tender[];
  /** Whether the shift that took the money is still open, and the one that closed the bill. */
  readonly isShiftOpen: boolean;
  /** Whether a refund gave some of it back, by the pay types as they were then. */
  readonly isRefunded: boolean;
};

/** Gives back one payment of an open bill. */
export function undoTender(bill: Bill, id: TenderId, correcting: Correcting): TakenMoney | Refusal {
  const refusal = requireOpen(bill);
  if (refusal !== null) return refusal;
  const tender = findCorrectable(id, correcting);
  return isRefusal(tender) ? tender : withTenders(bill, correcting, [reverse(tender, correcting)]);
}

/** Books a payment to another pay type: it was cash, not the card. The bill stays as it is, open or closed. */
export function correctTender(
  bill: Bill,
  { id, payType }: { readonly id: TenderId; readonly payType: PayTypeId },
  correcting: Correcting & PayRules,
): TakenMoney | Refusal {
  const barred = requireNoRefund(bill, correcting);
  if (barred !== null) return barred;
  if (bill.status === "voided") return refuse("bill-not-open", { status: bill.status });
  const tender = findCorrectable(id, correcting);
  if (isRefusal(tender)) return tender;
  if (tender.payType === payType) return refuse("tender-unchanged", { payType });
  const amount = tenderAmount(tender);
  const isNowCash = isCash({ payType }, correcting);
  // Coins could not have paid it to the unit.
  const received = isNowCash ? cashDue(amount, correcting.currency) : amount;
  const rounding = subtractMoney(received, amount);
  const paidBy = { payType, received, change: noMoney, rounding, given: null };
  // The same money, taken by the same person at the same moment: the reversal says who corrected it, and when.
  const again = { ...tender, id: null, ...paidBy };
  const taken = [reverse(tender, correcting), again];
  const payments = paymentsOf([...correcting.tenders, ...taken]);
  const moved = { payType, total: tender.received < 0 ? negateMoney(received) : received };
  if (!isPaymentRow(moved, correcting)) return refuse("pay-type-not-found", { payType });
  const refusal = requirePayDetail(moved, correcting);
  if (refusal !== null) return refusal;
  const isWithInvoice = payments.some((payment) => isInvoice(payment, correcting));
  if (isWithInvoice && (payments.length > 1 || bill.status === "open")) {
    return refuse("amount-invalid", { amount: received });
  }
  return withTenders(bill, correcting, taken);
}

/** How long after closing a bill its payment can be taken back. */
export const reopenableMs = 60_000;

export type Reopening = Correcting & {
  /** Whether somebody was paid for a line of the bill, which nothing would take back. */
  readonly isCommissionPaid: boolean;
};

/** Takes back the payment that has just closed a bill, which is open again. */
export function reopenBill(
  bill: Bill,
  { isCommissionPaid, ...correcting }: Reopening,
): TakenMoney | Refusal {
  const { tenders, isShiftOpen, at } = correcting;
  const barred = requireNoRefund(bill, correcting);
  if (barred !== null) return barred;
  if (bill.status !== "closed") return refuse("bill-not-closed", { status: bill.status });
  if (!isWithin(reopenableMs, { since: bill.updatedAt, now: at }))
    return refuse("too-late-to-reopen");
  if (!isShiftOpen) return refuse("tender-counted");
  if (isCommissionPaid) return refuse("commission-paid");
  const reversed = tenders
    // Not those since then: an earlier part may be from before the clock was set back.
    .filter((tender) => tender.at === bill.updatedAt && stillCounts(tender, tenders))
    .map((tender) => reverse(tender, correcting));
  const open = { ...bill, status: "open", settlement: null, workDay: null, shift: null } as const;
  return withTenders({ ...open, updatedAt: at }, correcting, reversed);
}

/** What refunds gave back depends on how the bill was paid, and a refund itself is final. */
function requireNoRefund({ refundOf }: Bill, { isRefunded }: Correcting): Refusal | null {
  if (refundOf !== null) return refuse("refund-is-final");
  return isRefunded ? refuse("bill-refunded") : null;
}

function withTenders(
  bill: Bill,
  { tenders, at }: Correcting,
  taken: readonly Tender[],
): TakenMoney {
  const paid = paidOf([...tenders, ...taken]);
  const isChanged = paid !== bill.paid;
  return { bill: isChanged ? { ...bill, paid, updatedAt: at } : bill, taken };
}

function findCorrectable(id: TenderId, { tenders, isShiftOpen }: Correcting): Tender | Refusal {
  const tender = tenders.find((one) => one.id === id);
  if (tender === undefined) return refuse("tender-not-found");
  if (!stillCounts(tender, tenders)) return refuse("tender-corrected");
  return isShiftOpen ? tender : refuse("tender-counted");
}

/** Whether a tender still counts: it is no reversal, and none reverses it. */
export function stillCounts(
  { id, reverses }: Pick<Tender, "id" | "reverses">,
  tenders: readonly Pick<Tender, "reverses">[],
): boolean {
  return reverses === null && !tenders.some((other) => other.reverses === id);
}

/** It goes back to the drawer that it was taken into, so that the shift's sum is as if it had never been taken. */
function reverse(tender: Tender, { staff, at }: Pick<Correcting, "staff" | "at">): Tender {
  return {
    ...tender,
    id: null,
    received: negateMoney(tender.received),
    change: negateMoney(tender.change),
    rounding: negateMoney(tender.rounding),
    given:
      tender.given === null ? null : { ...tender.given, amount: negateMoney(tender.given.amount) },
    reverses: tender.id,
    staff,
    at,
  };
}
