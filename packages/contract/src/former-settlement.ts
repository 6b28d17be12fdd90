import type { BillTotals } from "@comanda/domain/bill/settlement";
import type { PayTypeId, TenderId } from "@comanda/domain/id";
import { noMoney, type Money } from "@comanda/domain/money/money";

import type { FormerSettlement } from "./settlement.ts";

/** A tender as it follows from the settlement of a bill that was closed before there were tenders. */
type FormerTender = {
  readonly id: TenderId;
  readonly pay_type: PayTypeId | null;
  readonly received: Money;
  readonly change: Money;
};

/** More than a bill could have payments. */
const idsPerBill = 64;

/**
 * Divides a settlement into what the bill came to and what was taken for it. The migration and the check of the past
 * derive the same rows, with ids that no other tender has: they are negative.
 */
export function divideSettlement(
  bill: number,
  { totals, payments, change }: FormerSettlement,
): { readonly totals: BillTotals; readonly tenders: readonly FormerTender[] } {
  const received: readonly Pick<FormerTender, "pay_type" | "received">[] = [
    ...payments.map(({ payType, total }) => ({ pay_type: payType, received: total })),
    ...(payments.length === 0 && change !== 0 ? [{ pay_type: null, received: noMoney }] : []),
  ];
  const last = received.length - 1;
  return {
    totals,
    tenders: received.map((one, index) => ({
      ...one,
      id: formerTenderId(bill, index),
      // Change comes out of the drawer, whichever payment it is noted at.
      change: index === last ? change : noMoney,
    })),
  };
}

function formerTenderId(bill: number, index: number): TenderId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that makes a negative one
  return (0 - (bill * idsPerBill + index)) as TenderId;
}
