import { isOpen, type Bill } from "../bill/bill.ts";
import { isCredit, lineAmount, type CommissionLine, type Line } from "../bill/line.ts";
import { isMergedAway } from "../bill/merge-bills.ts";
import type { EarnedCommission } from "../commission/commission-due.ts";
import type { ArticleId } from "../id.ts";
import type { Decimals } from "../money/currency.ts";
import { sumMoney, type Money } from "../money/money.ts";
import type { Settlement } from "../bill/settlement.ts";
import type { Instant } from "../time/instant.ts";

export type PaidBill = { readonly paidAt: Instant; readonly settlement: Settlement };

/** What lines of one article came to, those that took something back apart from the others. */
export type ArticleLines = {
  readonly article: ArticleId;
  readonly isCredit: boolean;
  readonly amount: Money;
};

/** So many commission lines that earned alike. */
export type AlikeCommissions = Omit<EarnedCommission, "key"> & { readonly count: number };

/**
 * Bills as far as reports tell of them. Lines may be added up by whoever reads them, in any groups and any order,
 * so that a busy day is reported without looking at each of its lines.
 */
export type ReportedBills = {
  /** What the lines of each open bill come to. */
  readonly openTotals: readonly Money[];
  readonly closed: readonly PaidBill[];
  /** Without those that were merged into another one. */
  readonly voidedCount: number;
  /** Of closed bills only, as are the commissions. */
  readonly articleLines: readonly ArticleLines[];
  readonly commissions: readonly AlikeCommissions[];
};

export const noBills: ReportedBills = {
  openTotals: [],
  closed: [],
  voidedCount: 0,
  articleLines: [],
  commissions: [],
};

/** What is reported of these bills, line by line. */
export function reportedBills(bills: readonly Bill[], currency: Decimals): ReportedBills {
  const closed = bills.filter(({ status }) => status === "closed");
  const lines = closed.flatMap((bill) => bill.lines);
  return {
    openTotals: bills
      .filter(isOpen)
      .map((bill) => sumMoney(bill.lines.map((line) => lineAmount(line, currency)))),
    closed: closed.map((bill) => ({ paidAt: bill.updatedAt, settlement: settlementOf(bill) })),
    voidedCount: bills.filter((bill) => bill.status === "voided" && !isMergedAway(bill)).length,
    articleLines: lines.map((line) => articleLine(line, currency)),
    commissions: lines.filter(isCommission).map(alikeCommission),
  };
}

function settlementOf({ settlement, number }: Bill): Settlement {
  if (settlement === null) throw new RangeError(`Bill ${number} is closed without a settlement`);
  return settlement;
}

function articleLine(line: Line, currency: Decimals): ArticleLines {
  return { article: line.article, isCredit: isCredit(line), amount: lineAmount(line, currency) };
}

function isCommission(line: Line): line is CommissionLine {
  return line.type === "commission";
}

function alikeCommission({ staff, commission, quantity }: CommissionLine): AlikeCommissions {
  return { staff, commission, quantity, count: 1 };
}
