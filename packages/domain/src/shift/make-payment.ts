import type { ShiftId, StaffId, WorkDayId } from "../id.ts";
import { isPayable, type Decimals } from "../money/currency.ts";
import type { Money } from "../money/money.ts";
import { isTypableAmount } from "../payment/typed-amount.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Instant } from "../time/instant.ts";
import type { ExpenseCategory } from "./expense-category.ts";
import type { NewPayment, PaymentType } from "./payment.ts";

/** What is chosen and typed so far on the payment screen. */
export type ChosenPayment = {
  readonly type: PaymentType | null;
  readonly expenseCategory: ExpenseCategory | null;
  readonly amount: Money | null;
  readonly note: string;
};

export type PaymentMoment = {
  /** The open shift of the station, if it has one: its drawer gives or takes the money. */
  readonly shift: { readonly id: ShiftId; readonly workDay: WorkDayId } | null;
  readonly staff: StaffId;
  readonly currency: Decimals;
  readonly at: Instant;
};

/** Money goes into or out of a drawer for a category and an amount, while a shift is on. */
export function makePayment(
  { type, expenseCategory, amount, note }: ChosenPayment,
  { shift, staff, currency, at }: PaymentMoment,
): NewPayment | Refusal {
  if (shift === null) return refuse("start-shift");
  if (type === null) return refuse("choose-payment-type");
  // A category of the other direction, or of the system, is none that was offered.
  if (expenseCategory?.type !== type || amount === null || amount === 0) {
    return refuse("choose-category-and-amount");
  }
  if (!isTypableAmount(amount)) return refuse("amount-invalid", { amount });
  if (!isPayable(amount, currency)) return refuse("whole-amount-required", { amount });
  return {
    type,
    amount,
    note: note.trim(),
    expenseCategory: expenseCategory.id,
    staff,
    shift: shift.id,
    workDay: shift.workDay,
    createdAt: at,
  };
}
