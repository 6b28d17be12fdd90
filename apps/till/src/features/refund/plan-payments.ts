import type { PayDetail } from "@comanda/domain/bill/settlement";
import type { PayTypeId } from "@comanda/domain/id";
import type { Money } from "@comanda/domain/money/money";
import { refundAsPaid, type RefundPayment } from "@comanda/domain/payment/refund-money";

type Wanted = {
  /** What comes first; the rest goes back by the others. */
  readonly first: PayTypeId | null;
  /** The venue's cash, if it goes back in place of everything else. */
  readonly cashInstead: PayTypeId | null;
};

/** How an amount goes back: by the wanted pay type as far as that goes, or in cash. */
export function planPayments(
  amount: Money,
  left: readonly PayDetail[],
  { first, cashInstead }: Wanted,
): readonly RefundPayment[] {
  const wanted = left.filter(({ payType }) => payType === first);
  const others = left.filter(({ payType }) => payType !== first);
  return refundAsPaid(amount, [...wanted, ...others]).map(({ payType, total }) =>
    cashInstead === null || payType === cashInstead
      ? { payType, total, insteadOf: null }
      : { payType: cashInstead, total, insteadOf: payType },
  );
}
