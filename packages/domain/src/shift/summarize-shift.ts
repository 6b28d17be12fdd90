import type { StaffId } from "../id.ts";
import type { CashCount } from "../money/cash-count.ts";
import { money, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { sumPayDetails } from "../payment/pay-detail-sum.ts";
import { roleOf, type PayType } from "../payment/pay-type.ts";
import type { Instant } from "../time/instant.ts";
import type { ExpenseCategory } from "./expense-category.ts";
import { computeFigures, type ReportSettings } from "./compute-figures.ts";
import { foreignDrawers } from "./foreign-figures.ts";
import type { PaidCommission } from "./paid-commission.ts";
import type { Payment, PaymentType } from "./payment.ts";
import {
  addExpenseGroups,
  addPaidCommissions,
  computePeriodTotals,
  type ExpenseGroup,
  type PaidCommissionGroup,
  type PeriodFigures,
} from "./period-figures.ts";
import type { ReportedBills } from "./reported-bills.ts";
import type { DrawerFigures, ShiftSummary } from "./shift-summary.ts";
import type { OpenShift } from "./shift.ts";

/** Everything that happened in a shift: the bills closed or voided in it, and cash movements other than sales. */
export type ShiftRecord = ReportSettings & {
  /** Includes open bills for display; they are left out when the day is summed. */
  readonly bills: ReportedBills;
  readonly payments: readonly Payment[];
  readonly expenseCategories: readonly ExpenseCategory[];
  readonly paidCommissions: readonly PaidCommission[];
};

export type ShiftEnd = {
  readonly counted: Money | null;
  readonly endedAt: Instant | null;
  /** The user who ends the shift, or previews its end; null for a running report. */
  readonly by: StaffId | null;
};

/** Builds the report of a shift: sales, payments, and the cash expected in the drawer. */
export function summarizeShift(
  shift: OpenShift,
  record: ShiftRecord,
  { counted, endedAt, by }: ShiftEnd,
): ShiftSummary {
  const { name, station, staff, startedAt, startCount } = shift;
  const period: PeriodFigures = {
    bills: computeFigures(record.bills, record),
    moneyIns: groupPayments("money-in", record),
    moneyOuts: groupPayments("money-out", record),
    paidCommissions: record.paidCommissions
      .map((paid) => [toPaidCommissionGroup(paid)])
      .reduce(addPaidCommissions, []),
  };
  const drawer = computeDrawer(period, record.payTypes, {
    startCash: startCount.grandTotal,
    counted,
    countedForeign: shift.endCount?.foreign ?? null,
    counts: shift.counts.length,
  });
  const ended = by === null || by === staff ? { endedAt } : { endedAt, endedBy: by };
  return { ...period, name, station, staff, startedAt, ...ended, drawer };
}

type DrawerCounts = {
  readonly startCash: Money;
  readonly counted: Money | null;
  readonly countedForeign: CashCount["foreign"] | null;
  readonly counts: number;
};

/** The drawer has the cash that the shift took, whichever shift closes the bills. */
function computeDrawer(
  period: PeriodFigures,
  payTypes: readonly PayType[],
  { startCash, counted, countedForeign, counts }: DrawerCounts,
): DrawerFigures {
  const { payDetails, change } = period.bills;
  const { moneyIn, moneyOut, commissionsPaid } = computePeriodTotals(period);
  const cash = new Set(payTypes.filter((type) => roleOf(type) === "cash").map(({ id }) => id));
  const handed = sumPayDetails(payDetails.filter(({ payType }) => cash.has(payType)));
  const { foreign = [] } = period.bills;
  const receivedCash = subtractMoney(handed, sumMoney(foreign.map(({ worth }) => worth)));
  const expected = money(startCash + receivedCash - change + moneyIn - moneyOut - commissionsPaid);
  const difference = counted === null ? null : subtractMoney(counted, expected);
  return {
    startCash,
    receivedCash,
    change,
    moneyIn,
    moneyOut,
    commissionsPaid,
    expected,
    counted,
    difference,
    ...(counts > 1 && { counts }),
    foreign: foreignDrawers(foreign, counted === null ? null : countedForeign),
  };
}

function groupPayments(
  type: PaymentType,
  { payments, expenseCategories }: ShiftRecord,
): readonly ExpenseGroup[] {
  const names = new Map(expenseCategories.map(({ id, name }) => [id, name]));
  return payments
    .filter((payment) => payment.type === type)
    .map((payment) => [toExpenseGroup(payment, names.get(payment.expenseCategory) ?? "")])
    .reduce<readonly ExpenseGroup[]>(addExpenseGroups, []);
}

function toExpenseGroup(payment: Payment, expenseCategoryName: string): ExpenseGroup {
  const { expenseCategory, amount, note, createdAt } = payment;
  const rows = [{ at: createdAt, note, amount }];
  return { expenseCategory, expenseCategoryName, amount, rows };
}

function toPaidCommissionGroup({
  staff,
  amount,
  note,
  paidAt,
}: PaidCommission): PaidCommissionGroup {
  return { staff, amount, rows: [{ at: paidAt, note, amount }] };
}
