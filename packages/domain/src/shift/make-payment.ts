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

export type PaymentContext = {
  /** The station's open shift, if any, whose drawer gives or takes the money. */
  readonly shift: { readonly id: ShiftId; readonly workDay: WorkDayId } | null;
  readonly staff: StaffId;
  readonly currency: Decimals;
  readonly at: Instant;
};

/** Creates a money-in or money-out, which needs an open shift, a category and an amount. */
export function makePayment(
  { type, expenseCategory, amount, note }: ChosenPayment,
  { shift, staff, currency, at }: PaymentContext,
): NewPayment | Refusal {
  if (shift === null) return refuse("start-shift");
  if (type === null) return refuse("choose-payment-type");
  // The till offers no categories of the other direction or of the system.
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
