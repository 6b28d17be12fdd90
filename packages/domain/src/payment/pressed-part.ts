import type { PayDetail } from "../bill/settlement.ts";
import type { PayTypeId } from "../id.ts";
import { noMoney, subtractMoney, type Money } from "../money/money.ts";

/** What a press has paid. It is taken alone: what was chosen before it may not have been received yet. */
export function pressedPart(
  payType: PayTypeId,
  before: readonly PayDetail[],
  after: readonly PayDetail[],
): PayDetail | null {
  const total = subtractMoney(totalOf(after, payType), totalOf(before, payType));
  return total > 0 ? { payType, total } : null;
}

/** What stays chosen without a part. */
export function withoutPart(
  chosen: readonly PayDetail[],
  { payType, total }: PayDetail,
): readonly PayDetail[] {
  return chosen
    .map((one) =>
      one.payType === payType ? { payType, total: subtractMoney(one.total, total) } : one,
    )
    .filter((one) => one.total > 0);
}

function totalOf(chosen: readonly PayDetail[], payType: PayTypeId): Money {
  return chosen.find((one) => one.payType === payType)?.total ?? noMoney;
}
