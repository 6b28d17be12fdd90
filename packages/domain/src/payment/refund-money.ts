import type { PayDetail } from "../bill/settlement.ts";
import type { PayTypeId } from "../id.ts";
import { isPayable, type Decimals } from "../money/currency.ts";
import { addMoney, money, noMoney, sumMoney, type Money } from "../money/money.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { tenderAmount, type Tender } from "./tender.ts";

/** Money that goes back; cash may go back instead of what the guest paid with. */
export type RefundPayment = PayDetail & { readonly insteadOf: PayTypeId | null };

type Counted = Pick<Tender, "payType" | "insteadOf" | "received" | "change" | "rounding">;

/** What came by each pay type and did not go back yet, in the order taken. Cash instead of it counts as gone back. */
export function refundableMoney(
  tenders: readonly Counted[],
  cash: PayTypeId | null,
): readonly PayDetail[] {
  const sums = new Map<PayTypeId, Money>();
  for (const tender of tenders) {
    const payType = tender.insteadOf ?? tender.payType ?? cash;
    if (payType === null) continue;
    sums.set(payType, addMoney(sums.get(payType) ?? noMoney, tenderAmount(tender)));
  }
  return [...sums].map(([payType, total]) => ({ payType, total })).filter(({ total }) => total > 0);
}

/** How an amount goes back by default: by the pay types that it came by, in the order taken. */
export function refundAsPaid(amount: Money, left: readonly PayDetail[]): readonly PayDetail[] {
  let open = amount;
  return left.flatMap(({ payType, total }) => {
    const back = money(Math.min(open, total));
    open = money(open - back);
    return back > 0 ? [{ payType, total: back }] : [];
  });
}

export type RefundMoney = {
  readonly amount: Money;
  readonly left: readonly PayDetail[];
  readonly cash: PayTypeId | null;
  readonly currency: Decimals;
};

/** Exactly the amount goes back, by no pay type more than came by it. */
export function checkRefundMoney(
  payments: readonly RefundPayment[],
  { amount, left, cash, currency }: RefundMoney,
): Refusal | null {
  const wrong = payments.find(({ total }) => total <= 0 || !isPayable(total, currency));
  if (wrong !== undefined) return refuse("amount-invalid", { amount: wrong.total });
  const other = payments.find(({ payType, insteadOf }) => insteadOf !== null && payType !== cash);
  if (other !== undefined) return refuse("pay-type-not-found", { payType: other.payType });
  const byType = Map.groupBy(payments, ({ payType, insteadOf }) => insteadOf ?? payType);
  for (const [payType, own] of byType) {
    const most = left.find((one) => one.payType === payType)?.total ?? noMoney;
    if (sumMoney(own.map(({ total }) => total)) > most) {
      return refuse("refund-by-other", { payType, left: most });
    }
  }
  const isExact = sumMoney(payments.map(({ total }) => total)) === amount;
  return isExact ? null : refuse("refund-amount-changed", { amount });
}
