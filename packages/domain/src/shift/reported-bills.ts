import { isOpen, type Bill } from "../bill/bill.ts";
import { wholePrice } from "../bill/discount-reason.ts";
import {
  isCredit,
  isCreditOfReplaced,
  lineAmount,
  type CommissionLine,
  type Line,
} from "../bill/line.ts";
import { isMergedAway } from "../bill/merge-bills.ts";
import type { EarnedCommission } from "../commission/commission-due.ts";
import type { ArticleId } from "../id.ts";
import type { Decimals } from "../money/currency.ts";
import { negateMoney, noMoney, type Money } from "../money/money.ts";
import { billAmount } from "../payment/bill-totals.ts";
import type { PayType } from "../payment/pay-type.ts";
import type { Settlement } from "../bill/settlement.ts";
import type { Tender } from "../payment/tender.ts";
import type { Instant } from "../time/instant.ts";

export type PaidBill = {
  readonly paidAt: Instant;
  readonly settlement: Settlement;
  /** Whether it takes back lines of another bill. */
  readonly isRefund: boolean;
};

/** A tender that was taken in a shift. */
export type ShiftTender = Pick<
  Tender,
  "payType" | "received" | "change" | "rounding" | "given" | "at"
> & {
  /** Whether its bill was closed in the same shift. */
  readonly isOfSale: boolean;
};

/**
 * The sum of lines of one article, with credits separate from sales. What a refund takes back is neither, nor is a
 * replaced commission.
 */
export type ArticleLines = {
  readonly article: ArticleId;
  readonly isCredit: boolean;
  readonly amount: Money;
};

/** What lines of discounts took off, less what was taken back. */
export type StaffDiscountLines = { readonly isOnTheHouse: boolean; readonly amount: Money };

/** The number of commission lines with identical fields. */
export type IdenticalCommissions = Omit<EarnedCommission, "key"> & { readonly count: number };

/**
 * The parts of bills that reports need. The reader may sum lines beforehand, in any groups and order, so that the
 * report of a busy day need not load every line.
 */
export type ReportedBills = {
  /** What each open bill costs, as the list of open bills shows it. */
  readonly openAmounts: readonly Money[];
  readonly closed: readonly PaidBill[];
  /** Excludes bills that were merged into another. */
  readonly voidedCount: number;
  /** Of closed bills only; so are the commissions and discounts. */
  readonly articleLines: readonly ArticleLines[];
  readonly commissions: readonly IdenticalCommissions[];
  /** The money that was taken, whichever shift closes its bills. */
  readonly tenders: readonly ShiftTender[];
  /** What earlier shifts took for the closed bills. */
  readonly usedPrepaid: Money;
  readonly discounts: readonly StaffDiscountLines[];
};

export const noBills: ReportedBills = {
  openAmounts: [],
  closed: [],
  voidedCount: 0,
  articleLines: [],
  commissions: [],
  tenders: [],
  usedPrepaid: noMoney,
  discounts: [],
};

/** Extracts what reports need of bills that were paid when they were closed, without summing any lines. */
export function toReportedBills(
  bills: readonly Bill[],
  { payTypes, currency }: { readonly payTypes: readonly PayType[]; readonly currency: Decimals },
): ReportedBills {
  const closed = bills.filter(({ status }) => status === "closed");
  const lines = closed.flatMap((bill) => bill.lines);
  return {
    openAmounts: bills.filter(isOpen).map((bill) => billAmount(bill, payTypes, currency)),
    closed: closed.map((bill) => ({
      paidAt: bill.updatedAt,
      settlement: settlementOf(bill),
      isRefund: bill.refundOf !== null,
    })),
    voidedCount: bills.filter((bill) => bill.status === "voided" && !isMergedAway(bill)).length,
    articleLines: closed.flatMap(({ lines: own, refundOf }) =>
      own.map((line) => ({
        ...toArticleLines(line, currency),
        isCredit: isCredit(line) && !isCreditOfReplaced(line) && refundOf === null,
      })),
    ),
    commissions: lines.filter(isCommission).map(toIdenticalCommissions),
    tenders: closed.flatMap((bill) => toShiftTenders(settlementOf(bill), bill.updatedAt)),
    usedPrepaid: noMoney,
    discounts: lines.flatMap((line) => toStaffDiscountLines(line, currency)),
  };
}

function settlementOf({ settlement, number }: Bill): Settlement {
  if (settlement === null) throw new RangeError(`Bill ${number} is closed without a settlement`);
  return settlement;
}

function toShiftTenders(
  { payments, change, cashRounding }: Settlement,
  at: Instant,
): readonly ShiftTender[] {
  const nothing = { change: noMoney, rounding: noMoney, given: null, isOfSale: true, at };
  const tenders = payments.map(({ payType, total }) => ({ ...nothing, payType, received: total }));
  const back = { ...nothing, payType: null, received: noMoney, change, rounding: cashRounding };
  return [...tenders, back];
}

function toArticleLines(line: Line, currency: Decimals): Omit<ArticleLines, "isCredit"> {
  return { article: line.article, amount: lineAmount(line, currency) };
}

function toStaffDiscountLines(line: Line, currency: Decimals): readonly StaffDiscountLines[] {
  if (line.type !== "discount") return [];
  return [
    { isOnTheHouse: line.rate === wholePrice, amount: negateMoney(lineAmount(line, currency)) },
  ];
}

function isCommission(line: Line): line is CommissionLine {
  return line.type === "commission";
}

function toIdenticalCommissions({
  staff,
  commission,
  quantity,
}: CommissionLine): IdenticalCommissions {
  return { staff, commission, quantity, count: 1 };
}
