import type { ExpenseCategoryId, PaymentId, ShiftId, StaffId, WorkDayId } from "../id.ts";
import type { Money } from "../money/money.ts";
import type { Instant } from "../time/instant.ts";

/** The payment types with their wire codes. */
export const paymentTypeCodes = { "money-in": 0, "money-out": 1 } as const;
export type PaymentType = keyof typeof paymentTypeCodes;

/** Money put into the drawer, or taken out of it, for an expense category. */
export type Payment = {
  readonly id: PaymentId;
  readonly type: PaymentType;
  readonly amount: Money;
  readonly note: string;
  readonly expenseCategory: ExpenseCategoryId;
  readonly staff: StaffId;
  readonly shift: ShiftId;
  readonly workDay: WorkDayId;
  readonly createdAt: Instant;
};

/** A payment before the server has assigned its id. */
export type NewPayment = Omit<Payment, "id">;
