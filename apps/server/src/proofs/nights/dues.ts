import {
  commissionsDue,
  type CommissionDue,
  type EarnedCommission,
} from "@comanda/domain/commission/commission-due";

import type { Model, ModelBill } from "./model.ts";
import type { Night } from "./night.ts";

/** The commission owed to each earner: earned on paid bills, less what was paid for. */
export function duesIn({ lineId }: Pick<Night, "lineId">, model: Model): readonly CommissionDue[] {
  const earned = [...model.bills.values()]
    .filter(({ bill }) => bill.status === "closed")
    .flatMap((own) => earnedOn(own, lineId));
  const unpaid = [...model.commissions.earlier, ...earned].filter(
    ({ key }) => !model.commissions.paid.has(key),
  );
  return commissionsDue(unpaid).filter(({ amount }) => amount !== 0);
}

function earnedOn(own: ModelBill, lineId: Night["lineId"]): readonly EarnedCommission[] {
  return own.bill.lines.flatMap((line) => {
    if (line.type !== "commission") return [];
    const { staff, commission, quantity } = line;
    return [{ key: String(lineId(own, line.key)), staff, commission, quantity }];
  });
}
