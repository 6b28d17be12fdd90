import type { BillTotals } from "../bill/settlement.ts";
import type { BillId, CategoryId, ExpenseCategoryId, PayTypeId, TaxClassId } from "../id.ts";
import type { Money } from "../money/money.ts";
import type { PayType } from "../payment/pay-type.ts";
import type { PaymentType } from "../shift/payment.ts";

/** The lines of a bill in one category and tax class. */
export type CategorySales = {
  readonly category: CategoryId | null;
  readonly taxClass: TaxClassId | null;
  readonly amount: Money;
};

/** A bill that was closed on the day. */
export type BookedBill = {
  readonly id: BillId;
  readonly totals: BillTotals;
  readonly sales: readonly CategorySales[];
  /** What was taken for it on earlier days. */
  readonly paidEarlier: Money;
};

/** Everything of a finished work day that is booked. */
export type DayFacts = {
  readonly bills: readonly BookedBill[];
  /** The money that was taken on the day, for whichever bill. */
  readonly taken: readonly {
    readonly bill: BillId;
    readonly payType: PayTypeId | null;
    readonly received: Money;
    readonly change: Money;
    /** Of cash, to what coins can pay. */
    readonly rounding: Money;
  }[];
  readonly payments: readonly {
    readonly type: PaymentType;
    readonly expenseCategory: ExpenseCategoryId;
    readonly amount: Money;
  }[];
  readonly commissionsPaid: Money;
  /** Counted less expected cash, of each shift and currency. */
  readonly differences: readonly Money[];
};

/** What the bookings need to know of a pay type; retired ones included. */
export type BookedPayType = Pick<PayType, "id" | "indexNumber" | "isVat" | "taxClasses">;
